import FontCatalog
import FontFiles

enum ScalingLowXHeight: Rule {
  static let least = RuleOption(
    "minimumEffective", .number(9), "the smallest size in points that text may look like")
  static let reference = RuleOption(
    "reference", .number(0.526), "the x-height of the system font in ems")

  static let description = RuleDescription(
    id: "scaling-low-xheight", group: .scaling, severity: .warning,
    summary: "A font with low small letters looks much smaller than its size says.",
    rationale: """
      Small letters carry the legibility of Latin text. A script face whose x-height is a third of \
      an em looks at 12 pt like 7.6 pt of the system font.
      """,
    remedy: "Use a larger size for this font.",
    needs: [.fonts, .usages], subject: .usage,
    options: [least, reference],
    evidence: ["Human Interface Guidelines, Typography"])

  static func check(_ workspace: Workspace) -> [Finding] {
    workspace.usages.filter { $0.isText && !$0.isOnlyIdeographic }.compactMap { usage in
      let (least, reference) = (number(least, in: workspace), number(reference, in: workspace))
      guard let linted = usage.linted, let top = linted.face.ink[0x78]?.upperBound,
        let height = linted.ems(top), let size = usage.standardSize,
        size * height / reference < least, height > 0
      else { return nil }
      return finding(
        about: usage.name, at: usage.place,
        """
        \(usage.name): the x-height of \(usage.fontName) is \(height.short) em; \(size.points) pt \
        read like \((size * height / reference).points) pt of the system font
        """,
        fix: "Use \((least * reference / height).rounded(.up).points) pt or more for this style.",
        data: ["xHeight": height.short, "size": size.short])
    }
  }
}

extension LintedUsage {
  /// Whether the text is only in languages without small letters.
  fileprivate var isOnlyIdeographic: Bool {
    !locales.isEmpty
      && locales.allSatisfy { ["ja", "zh", "ko"].contains($0.lowercased().prefix { $0 != "-" }) }
  }
}
