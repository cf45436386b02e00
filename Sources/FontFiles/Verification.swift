/// How far a verification came within its time.
public struct Verification: Hashable, Sendable {
  /// The glyphs whose outlines were loaded, of all faces that do not share them.
  public var loadedGlyphCount: Int
  /// The glyphs there are.
  public var glyphCount: Int

  /// Whether every glyph was loaded.
  public var isComplete: Bool { loadedGlyphCount == glyphCount }
}
