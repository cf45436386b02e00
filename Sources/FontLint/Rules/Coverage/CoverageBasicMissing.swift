import FontCatalog
import FontFiles

enum CoverageBasicMissing: Rule {
  static let description = RuleDescription(
    id: "coverage-basic-missing", group: .coverage, severity: .warning,
    summary: "A text font lacks the space, digits or the usual punctuation.",
    rationale: """
      The system puts a glyph of another font in their place, in the middle of words and numbers; \
      without a space, word gaps have the width of another font's. A font of fewer than 20 letters \
      is taken for that of a logo, which needs none of these.
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
      guard linted.face.coverage.count > 0, linted.role != .logo else { return nil }
      let fallbacks = workspace.fallbacks(of: linted.postScriptName ?? "")
      let missing = expected(of: linted).filter { scalar in
        !([linted.face.coverage] + fallbacks.coverages).contains { $0.contains(scalar) }
      }
      guard !missing.isEmpty else { return nil }
      return report(linted.font, missing, fallbacks)
    }
  }

  /// The digits and the punctuation go with Latin letters.
  private static func expected(of linted: LintedFace) -> [Unicode.Scalar] {
    [" "] + (linted.face.coverage.hasLatinLetters ? usual : [])
  }

  private static func report(
    _ font: BundledFont, _ missing: [Unicode.Scalar], _ fallbacks: Workspace.Fallbacks
  ) -> Finding {
    let isWithoutSpace = missing.first == " "
    let remark = fallbacks.systemFont == nil ? "" : "; \(fallbacks.consequence)"
    return finding(
      isWithoutSpace ? "space" : "others",
      severity: fallbacks.severity(isWithoutSpace ? .error : .warning), about: font,
      "the text font has no glyph for \(missing.map(name).joined(separator: ", "))\(remark)",
      fix: "Choose another build, or expect glyphs of a fallback font for them.",
      data: ["missing": missing.map(\.codePointText).joined(separator: " ")])
  }

  private static func name(of scalar: Unicode.Scalar) -> String {
    switch scalar {
    case " ", "\u{A0}": scalar.codePointText
    default: "'\(scalar)'"
    }
  }
}
