extension Configuration {
  /// What a font is for.
  public enum Role: String, CaseIterable, Hashable, Sendable {
    /// Text for reading.
    case text
    /// Numbers that change in place, such as a timer.
    case digits
    /// Symbols.
    case icon
    /// A word mark, which has only the letters of its own.
    case logo
  }

  /// One font of the `catalog`: a PostScript name, or an object that says more.
  public struct CatalogEntry: Hashable, Sendable {
    /// The key: what the app calls the font.
    public var key: String
    /// `name`: the PostScript name.
    public var name: String
    /// Where the name stands.
    public var position: SourcePosition
    /// `file`: the font's file or a pattern for it, relative to the root.
    public var file: Setting?
    /// `role`: what the font is for; text when `nil`.
    public var role: Role?
    /// `fallback`: keys or PostScript names of the fonts for characters that this one lacks.
    public var fallback: [Setting]
    /// `locales`: the languages that the font is for; when empty, those of the configuration whose
    /// script it has.
    public var locales: [String]
    /// `axes`: values pinned on a variable font's axes, by tag.
    public var axes: [String: Double]
    /// `license`: the licence's file or number, when the font may be embedded.
    public var license: String?
    /// `subset`: whether the file was changed or subset after its publication.
    public var isSubset: Bool
  }
}
