/// What a font file's bytes are.
public enum FontFormat: String, CaseIterable, Hashable, Sendable {
  /// sfnt with `glyf` outlines, single or collection.
  case truetype
  /// sfnt with a `CFF ` table, single or collection.
  case openTypeCFF = "opentype-cff"
  /// sfnt with a `CFF2` table.
  case openTypeCFF2 = "opentype-cff2"
  /// Web Open Font Format 1.
  case woff
  /// Web Open Font Format 2.
  case woff2
  /// PostScript Type 1, as .pfa or .pfb.
  case type1
  /// A bare Compact Font Format font, without an sfnt around it.
  case cff
  /// The X11 Portable Compiled Format.
  case pcf
  /// The Bitmap Distribution Format.
  case bdf
  /// A Macintosh resource file that holds fonts.
  case dfont
  /// Another format that FreeType reads.
  case other
}
