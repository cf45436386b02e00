import FontFiles

enum GlyphLoadFailed: Rule {
  static let description = RuleDescription(
    id: "glyph-load-failed", group: .integrity, severity: .error,
    summary: "A glyph or a face of a font does not load.",
    rationale: "Text that uses it shows a blank, a box, or another font.",
    remedy: "Replace the file.",
    needs: [.fonts, .verification],
    evidence: ["notofonts/noto-fonts#754"])

  static func check(_ workspace: Workspace) -> [Finding] {
    findings(in: workspace, fix: "Replace the file.") {
      $0.kind == .glyph || $0.kind == .face
    }
  }
}
