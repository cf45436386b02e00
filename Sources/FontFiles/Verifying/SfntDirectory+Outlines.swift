extension SfntDirectory {
  /// The table that holds the outlines; `nil` in bitmap fonts, whose `glyf` is missing or empty.
  var outlines: Entry? {
    entries.first { ["glyf", "CFF ", "CFF2"].contains($0.tag) && $0.length > 0 }
  }

  /// Whether no glyph is made of so many others that FreeType would not come to an end.
  func hasSafeOutlines(glyphCount: Int) -> Bool {
    guard has("glyf") else { return true }
    guard let glyphs = GlyphData(self, glyphCount: glyphCount) else { return false }
    return (try? CompositeGlyphs.check(glyphs)) != nil
  }
}
