import FontFiles

enum KernTableInvalid: Rule {
  static let description = RuleDescription(
    id: "kern-table-invalid", group: .integrity, severity: .warning,
    summary: "The kern table is not valid.",
    rationale: """
      App Store Connect has rejected builds for it (ITMS-90853, 'kern' table structure and \
      contents).
      """,
    remedy: "Drop the kern table if the font has kerning in GPOS.",
    needs: [.fonts, .verification],
    evidence: ["mozilla-mobile/firefox-ios#7367"])

  static func check(_ workspace: Workspace) -> [Finding] {
    findings(in: workspace, fix: "Drop the 'kern' table if GPOS has the kerning.") {
      $0.kind == .tableInvalid && $0.table == "kern"
    }
  }
}
