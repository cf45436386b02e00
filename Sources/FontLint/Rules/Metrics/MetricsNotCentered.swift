import FontFiles

enum MetricsNotCentered: Rule {
  static let threshold = RuleOption(
    "threshold", .number(0.1), "how far capitals may lie off the middle of a line, in ems")

  static let description = RuleDescription(
    id: "metrics-not-centered", group: .metrics, severity: .warning,
    summary: "Capitals lie off the middle of the line box.",
    rationale: "Labels of buttons and badges look too high or too low, by more as the size grows.",
    remedy: "Use .baselineOffset, or get a build whose ascender and descender leave equal room.",
    reasons: ["low", "high"],
    needs: [.fonts],
    options: [threshold],
    evidence: ["bettergui/DarkerGrotesque#6", "jpt/barlow#70", "rsms/inter#148"])

  static func check(_ workspace: Workspace) -> [Finding] {
    let limit = number(threshold, in: workspace)
    return workspace.textFaces.compactMap { linted in
      guard let hhea = linted.face.metrics.hhea, hhea.isSound,
        let capHeight = linted.face.ink[0x48]?.upperBound,
        let twiceOffset = linted.ems(hhea.ascender + hhea.descender - capHeight),
        abs(twiceOffset / 2) > limit
      else { return nil }
      let offset = twiceOffset / 2
      let distance = (abs(offset) * 17).points
      return finding(
        offset > 0 ? "low" : "high", about: linted.font,
        """
        capitals sit \(distance) pt \(offset > 0 ? "below" : "above") the middle of the line box \
        at 17 pt; labels of buttons will look off-centre
        """,
        fix:
          "Use .baselineOffset(\((offset * 17).points)) at 17 pt, or set an explicit line height.",
        data: ["offset": offset.short])
    }
  }
}
