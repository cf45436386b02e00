import FontFiles

enum MetricsAgraveExceedsAscender: Rule {
  static let description = RuleDescription(
    id: "metrics-agrave-exceeds-ascender", group: .metrics, severity: .warning,
    summary: "À is taller than the ascender of hhea.",
    rationale: """
      Core Text on macOS then ignores the font's own line height and uses a taller one, so a few \
      weights of a family get other lines than the rest. Observed on macOS 10.15 to 11.
      """,
    remedy: "Raise hhea's ascender, or set an explicit line height.",
    needs: [.fonts],
    evidence: [
      "arrowtype/recursive#308", "fonttools/fontbakery#3170", "fonttools/fontspector#206",
      "kovidgoyal/kitty#3658",
    ])

  static func check(_ workspace: Workspace) -> [Finding] {
    workspace.textFaces.compactMap { linted in
      guard let hhea = linted.face.metrics.hhea, hhea.isSound,
        let top = linted.face.ink[0xC0]?.upperBound, top > hhea.ascender
      else { return nil }
      return finding(
        about: linted.font,
        """
        À is \(top - hhea.ascender) units taller than hhea's ascender; Core Text on macOS then \
        ignores the font's line height and uses a taller one
        """,
        fix: "Raise hhea's ascender to \(top) or more, or set an explicit line height.",
        data: ["top": "\(top)", "ascender": "\(hhea.ascender)"])
    }
  }
}
