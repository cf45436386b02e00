import FontFiles

enum CoverageNotdefBlank: Rule {
  static let description = RuleDescription(
    id: "coverage-notdef-blank", group: .coverage, severity: .info, isEnabledByDefault: false,
    summary: "The glyph for missing characters is blank.",
    rationale: "A character that no font has leaves a gap instead of a box, and nobody notices.",
    remedy: "Nothing, where the rules of coverage are on.",
    needs: [.fonts],
    evidence: ["adobe-fonts/source-sans#90"])

  static func check(_ workspace: Workspace) -> [Finding] {
    workspace.textFaces.compactMap { linted in
      guard linted.face.isNotdefBlank == true else { return nil }
      return finding(
        about: linted.font, "'.notdef' is empty: a missing character leaves a gap, not a box",
        fix: "Nothing to do where the rules of coverage are on.")
    }
  }
}
