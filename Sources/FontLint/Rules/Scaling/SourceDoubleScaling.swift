import FontCatalog

enum SourceDoubleScaling: Rule {
  static let description = RuleDescription(
    id: "source-double-scaling", group: .scaling, severity: .warning,
    summary: "Code scales a font's size twice.",
    rationale: """
      A size of @ScaledMetric or UIFontMetrics is scaled again by Font.custom(_:size:), and \
      UIFontMetrics raises an exception for a font that is already scaled.
      """,
    remedy: "Use Font.custom(_:fixedSize:) with a scaled size, and pass unscaled fonts on.",
    needs: [.sources], subject: .source,
    evidence: ["NativePHP/mobile-ui#33", "GetStream/stream-chat-swift#3633"])

  static func check(_ workspace: Workspace) -> [Finding] {
    workspace.project.doubleScalings.map {
      finding(
        about: $0.file, at: Place($0), "the font's size is scaled twice",
        fix: "Use Font.custom(_:fixedSize:) with a scaled size, or pass an unscaled font on.")
    }
  }
}
