import FontCatalog

/// Reports directives that cannot be obeyed.
enum InvalidSuppression: FindingSource {
  static let description = RuleDescription(
    id: "invalid-suppression", group: .meta, severity: .error,
    summary: "A comment that begins with fontkit: cannot be read.",
    rationale: """
      A suppression names a rule and says why: // fontkit:disable rule-id the reason. One without \
      a reason is not obeyed.
      """,
    remedy: "Write the rule's identifier and the reason.", subject: .source,
    evidence: ["realm/SwiftLint#6614"])

  static func report(_ directive: Directive, _ what: String) -> Finding {
    finding(
      about: directive.text, at: Place(directive.position),
      "the directive 'fontkit:\(directive.text)' is not obeyed: \(what)",
      fix: "Write '// fontkit:disable rule-id the reason'.")
  }
}
