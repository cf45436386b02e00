import FontFiles

enum MetricsLineHeightExtreme: Rule {
  static let usual = RuleOption(
    "latin", .range(1.0...1.6), "the usual ems of a line in Latin, Greek, Cyrillic and CJK fonts")
  static let tall = RuleOption(
    "other", .range(1.0...2.2), "the usual ems of a line in fonts of scripts with tall clusters")

  static let description = RuleDescription(
    id: "metrics-line-height-extreme", group: .metrics, severity: .warning,
    summary: "A font's natural line height is far from what layouts expect.",
    rationale: """
      The system font's lines are 1.19 em high. Rows and buttons laid out for it cut off a font \
      whose lines are much higher, and lines of one that is much tighter touch each other.
      """,
    remedy: "Set an explicit line height.",
    reasons: ["tight", "loose"],
    needs: [.fonts],
    options: [usual, tall],
    evidence: [
      "react/react-native#13126", "chrismsimpson/Metropolis#30", "react/react-native#28949",
    ])

  static func check(_ workspace: Workspace) -> [Finding] {
    workspace.textFaces.compactMap { linted in
      guard linted.face.metrics.hhea?.isSound == true, let height = linted.lineHeight else {
        return nil
      }
      let isTall = linted.face.coverage.isOfTallScript && workspace.mayUseTallScripts
      let range = range(isTall ? tall : usual, in: workspace)
      guard !range.contains(height) else { return nil }
      let isTight = height < range.lowerBound
      return finding(
        isTight ? "tight" : "loose", about: linted.font,
        """
        the natural line height is \(height.short) em (\((height * 17).points) pt at 17 pt; the \
        system font's is 20.3 pt); \(isTight ? "lines will touch" : "text will sit in too much air")
        """,
        fix: "Set an explicit line height for '\(linted.title)'.",
        data: ["lineHeight": height.short])
    }
  }
}

extension CharacterCoverage {
  /// Whether the font serves a script whose clusters stack, such as Arabic, Devanagari or Thai.
  fileprivate var isOfTallScript: Bool {
    count(in: [0x0600...0x06FF, 0x0780...0x07BF, 0x0900...0x0DFF, 0x0E00...0x109F, 0x1780...0x17FF])
      >= 20
  }
}

extension Workspace {
  /// Whether a language of the app is written in such a script, or the languages are not known.
  fileprivate var mayUseTallScripts: Bool {
    let tall: Set<Substring> = [
      "ar", "as", "bn", "bo", "ckb", "dv", "dz", "fa", "gu", "hi", "kn", "km", "ks", "lo", "ml",
      "mr", "my", "ne", "or", "pa", "ps", "sa", "sd", "si", "ta", "te", "th", "ug", "ur",
    ]
    return locales.isEmpty
      || locales.contains { tall.contains($0.lowercased().prefix { $0 != "-" && $0 != "_" }) }
  }
}
