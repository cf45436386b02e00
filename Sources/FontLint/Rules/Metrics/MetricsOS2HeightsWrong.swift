import FontFiles

enum MetricsOS2HeightsWrong: Rule {
  static let description = RuleDescription(
    id: "metrics-os2-heights-wrong", group: .metrics, severity: .info, isEnabledByDefault: false,
    summary: "OS/2 stores an x-height or cap height that the outlines do not have.",
    rationale: """
      UIFont.xHeight and capHeight come from it, and layouts align with them. It is missing in a \
      third of all fonts and wrong in a tenth; the checks of sizes use the measured values.
      """,
    remedy: "Measure instead of reading the field.",
    needs: [.fonts],
    evidence: ["airbnb/lottie-ios#2638"])

  static func check(_ workspace: Workspace) -> [Finding] {
    workspace.textFaces.compactMap { linted in
      let metrics = linted.face.metrics
      let wrong = [
        difference("sxHeight", metrics.xHeight, linted.face.ink[0x78], linted),
        difference("sCapHeight", metrics.capHeight, linted.face.ink[0x48], linted),
      ].compactMap(\.self)
      guard !wrong.isEmpty else { return nil }
      return finding(
        about: linted.font, "OS/2 " + wrong.joined(separator: " and "),
        fix: "Measure instead of reading the field.")
    }
  }

  private static func difference(
    _ field: String, _ stored: Int?, _ ink: ClosedRange<Int>?, _ linted: LintedFace
  ) -> String? {
    guard let stored, let measured = ink?.upperBound, let ems = linted.ems(stored - measured),
      abs(ems) > 0.02
    else { return nil }
    return "\(field) is \(stored), measured \(measured)"
  }
}
