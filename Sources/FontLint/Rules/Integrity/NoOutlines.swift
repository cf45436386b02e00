import FontFiles

enum NoOutlines: Rule {
  static let description = RuleDescription(
    id: "no-outlines", group: .integrity, severity: .error,
    summary: "A font holds bitmaps only.",
    rationale: "Its size cannot follow Dynamic Type, and Core Text does not draw most such fonts.",
    remedy: "Use a version with outlines.",
    needs: [.fonts],
    evidence: ["ghostty-org/ghostty#4115", "ghostty-org/ghostty#2168", "googlefonts/noto-emoji#72"])

  static func check(_ workspace: Workspace) -> [Finding] {
    workspace.appFonts.compactMap { font in
      guard let file = font.file, ![.pcf, .bdf].contains(file.format),
        file.faces.contains(where: \.hasBitmapsAlone)
      else { return nil }
      return finding(
        about: font, "the font contains bitmaps only",
        fix: "Use a version with outlines; the size of bitmaps cannot follow Dynamic Type.")
    }
  }
}

extension FontFace {
  /// Whether bitmaps are all that its glyphs are drawn from; Core Text draws those of sbix.
  fileprivate var hasBitmapsAlone: Bool {
    let isBitmapTable = { (table: FontTable) in ["EBDT", "CBDT", "bdat"].contains(table.tag) }
    return !hasOutlines && (tables.isEmpty || tables.contains(where: isBitmapTable))
      && !colorFormats.contains("sbix")
  }
}
