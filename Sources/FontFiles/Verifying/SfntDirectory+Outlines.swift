extension SfntDirectory {
  /// Whether no glyph is made of so many others that FreeType would not come to an end.
  func hasSafeOutlines(glyphCount: Int) -> Bool {
    guard has("glyf") else { return true }
    guard let glyphs = GlyphData(self, glyphCount: glyphCount) else { return false }
    return (try? CompositeGlyphs.check(glyphs)) != nil
  }
}
