import FontFiles

/// Something that findings come from.
protocol FindingSource: SendableMetatype {
  static var description: RuleDescription { get }
}

/// A check: a pure function of a workspace.
protocol Rule: FindingSource {
  /// Everything that the rule finds, in any order.
  static func check(_ workspace: Workspace) -> [Finding]
}

extension FindingSource {
  /// A finding of this rule.
  static func finding(
    _ reason: String? = nil, severity: Severity? = nil, about subject: String, at place: Place,
    _ message: String, fix: String, related: [Finding.Related] = [], data: [String: String] = [:],
    edits: [Edit] = [], obstacle: String? = nil
  ) -> Finding {
    Finding(
      rule: description.id, reason: reason, severity: severity ?? description.severity,
      message: message.visible, fix: fix.visible, place: place, subject: subject, related: related,
      data: data,
      edits: edits, obstacle: edits.isEmpty ? obstacle : nil, hiding: nil)
  }

  /// A finding about a font's file.
  static func finding(
    _ reason: String? = nil, severity: Severity? = nil, about font: BundledFont,
    _ message: String, fix: String, data: [String: String] = [:]
  ) -> Finding {
    finding(
      reason, severity: severity, about: font.path, at: Place(file: font.path),
      message, fix: fix, data: data)
  }
}
