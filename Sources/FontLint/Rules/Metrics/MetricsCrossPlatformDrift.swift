import FontFiles

enum MetricsCrossPlatformDrift: Rule {
  static let description = RuleDescription(
    id: "metrics-cross-platform-drift", group: .metrics, severity: .info,
    isEnabledByDefault: false,
    summary: "A font's lines are higher on one platform than on another, by more than 5 %.",
    rationale: """
      Apple platforms read hhea; Windows and the web read OS/2. A third of all fonts store values \
      that differ by more than 5 %.
      """,
    remedy: "Set the line height explicitly on every platform.",
    needs: [.fonts],
    evidence: ["react/react-native#30463"])

  static func check(_ workspace: Workspace) -> [Finding] {
    workspace.textFaces.compactMap { linted in
      guard linted.face.metrics.hhea?.isSound == true, let apple = linted.lineHeight, apple > 0,
        let other = linted.face.metrics.lineHeightElsewhere,
        let elsewhere = linted.ems(other.units), abs(elsewhere - apple) / apple > 0.05
      else { return nil }
      return finding(
        about: linted.font,
        "a line is \(apple.short) em on Apple platforms (hhea) but \(elsewhere.short) em on Windows (\(other.source))",
        fix: "Set the line height explicitly on every platform.",
        data: ["apple": apple.short, "elsewhere": elsewhere.short])
    }
  }
}

extension FontMetrics {
  fileprivate var lineHeightElsewhere: (units: Int, source: String)? {
    if usesTypoMetrics == true, let typo {
      return (typo.ascender - typo.descender + typo.lineGap, "OS/2 typographic metrics")
    }
    return win.map { ($0.ascent + $0.descent, "OS/2 win metrics") }
  }
}
