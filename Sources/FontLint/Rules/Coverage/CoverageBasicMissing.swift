import FontFiles

enum CoverageBasicMissing: Rule {
  static let description = RuleDescription(
    id: "coverage-basic-missing", group: .coverage, severity: .warning,
    summary: "A text font lacks the space, digits or the usual punctuation.",
    rationale: """
      The system puts a glyph of another font in their place, in the middle of words and numbers; \
      without a space, word gaps have the width of another font's.
      """,
    remedy: "Choose another build, or expect glyphs of a fallback font.",
    reasons: ["space", "others"],
    needs: [.fonts],
    evidence: ["source-foundry/Hack#235", "google/fonts#5385"])

  private static let usual: [Unicode.Scalar] =
    ["\u{A0}"] + (0x30...0x39).compactMap { Unicode.Scalar(UInt32($0)) } + [
      "\u{2026}", "\u{2013}", "\u{2019}", "\u{201C}", "\u{201D}",
    ]

  static func check(_ workspace: Workspace) -> [Finding] {
    workspace.textFaces.compactMap { linted in
      let coverage = linted.face.coverage
      guard coverage.count > 0 else { return nil }
      let isWithoutSpace = !coverage.contains(" ")
      let missing = (isWithoutSpace ? [" "] : []) + usual.filter { !coverage.contains($0) }
      guard !missing.isEmpty else { return nil }
      return finding(
        isWithoutSpace ? "space" : "others", severity: isWithoutSpace ? .error : .warning,
        about: linted.font,
        "the text font has no glyph for \(missing.map(name).joined(separator: ", "))",
        fix: "Choose another build, or expect glyphs of a fallback font for them.",
        data: ["missing": missing.map(\.codePointText).joined(separator: " ")])
    }
  }

  private static func name(of scalar: Unicode.Scalar) -> String {
    switch scalar {
    case " ", "\u{A0}": scalar.codePointText
    default: "'\(scalar)'"
    }
  }
}
