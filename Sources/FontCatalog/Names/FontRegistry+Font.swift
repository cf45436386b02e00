public import FontFiles

extension FontRegistry {
  /// The one font with a name, asked in Core Text's order: PostScript, full, family name.
  ///
  ///     let size = try registry.font("DotGothic16-Regular")
  ///       .scaled(relativeTo: .body, at: .accessibility3)
  ///
  /// - Parameter name: The name.
  /// - Returns: The font.
  /// - Throws: ``FontNameError``, with the right name, when no font or several fonts are called so.
  public func font(_ name: String) throws(FontNameError) -> RegisteredFont {
    guard let resolution = resolve(name) else {
      throw .unknown(FontNameMismatch(name, among: fonts))
    }
    guard resolution.fonts.count == 1 else { throw .ambiguous(name: name, resolution) }
    return resolution.fonts[0]
  }

  /// The font that an entry of a catalogue names.
  ///
  /// - Parameter name: The catalogue's case.
  /// - Returns: The font.
  /// - Throws: ``FontNameError``, when the case does not name one font.
  public func font(_ name: some FontName) throws(FontNameError) -> RegisteredFont {
    try font(name.postScriptName)
  }
}
