/// One face of a font file, as its tables describe it.
///
/// Lengths are in font units unless their name says otherwise; there are ``unitsPerEm`` of them in
/// an em. A property is `nil` where the font has no such value.
public struct FontFace: Hashable, Sendable {
  /// The face's position in its file; 0 unless the file is a collection.
  public var index: Int
  /// The names that the font stores.
  public var names: FontNames
  /// The OpenType weight class, 1 to 1000; 400 is regular, 700 bold.
  public var weight: Int?
  /// The OpenType width class, 1 (ultra-condensed) to 9 (ultra-expanded); 5 is normal.
  public var width: Int?
  /// Whether the font declares itself italic or oblique.
  public var isItalic: Bool
  /// Whether the font declares that all its glyphs have one width.
  public var isFixedPitch: Bool
  /// Font units in an em; `nil` for bitmap-only formats.
  public var unitsPerEm: Int?
  /// The vertical and decorative metrics.
  public var metrics: FontMetrics
  /// The number of glyphs.
  public var glyphCount: Int
  /// The characters that the font maps to a glyph, in order, as closed ranges.
  public var coverage: CharacterCoverage
  /// The OpenType script tags of GSUB and GPOS, sorted.
  public var scripts: [String]
  /// The OpenType feature tags of GSUB and GPOS, sorted.
  public var features: [String]
  /// The variation axes, in the order of the font.
  public var axes: [VariationAxis]
  /// The named instances of a variable font, in the order of the font.
  public var instances: [NamedInstance]
  /// The colour glyph formats, by table name and version, such as `COLRv1`.
  public var colorFormats: [String]
  /// The embedding rights that OS/2's fsType declares.
  public var embedding: EmbeddingRights?
  /// The four-character vendor identifier of OS/2.
  public var vendor: String?
  /// The tables of an sfnt, in the order of the directory; empty for other formats.
  public var tables: [FontTable]
  /// Whether glyphs are drawn from outlines, rather than only from bitmaps.
  public var hasOutlines: Bool
  /// The flags of OS/2 fsSelection; `nil` without an OS/2 table.
  public var selection: StyleFlags? = nil
  /// The flags of `head` macStyle; `nil` without a `head` table.
  public var macStyle: StyleFlags? = nil
  /// The lowest and highest point of the outlines of the characters that the reading was asked to
  /// measure, by code point; blank and missing characters have no entry.
  public var ink: [UInt32: ClosedRange<Int>] = [:]
  /// The advance widths of the digits 0 to 9, in order; empty when the font lacks one of them or
  /// the reading was not asked to measure.
  public var digitAdvances: [Int] = []
  /// Whether glyph 0, which stands for missing characters, draws nothing; `nil` when the reading
  /// was not asked to measure.
  public var isNotdefBlank: Bool? = nil

  /// How far the middle of capitals lies below that of ascender and descender (`hhea`), in em.
  ///
  /// Negative when it lies above; `nil` without either height.
  public var capitalsBelowCenter: Double? {
    guard let unitsPerEm, let hhea = metrics.hhea, let capHeight = metrics.capHeight, capHeight > 0
    else { return nil }
    return Double(hhea.ascender + hhea.descender - capHeight) / 2 / Double(unitsPerEm)
  }

  /// The height of a line on Apple platforms in em; `nil` without `hhea` metrics.
  public var lineHeightInEm: Double? {
    guard let unitsPerEm, let units = metrics.lineHeight else { return nil }
    return Double(units) / Double(unitsPerEm)
  }
}
