/// What to read of a font beyond what describes it.
public struct ReadingOptions: Hashable, Sendable {
  /// Whether to read the whole file: each table's checksum and structure, and each glyph's outline.
  public var isVerifying = false
  /// Whether to compare each table with its checksum, which takes a look at each byte and no more;
  /// verifying does so too.
  public var sumsTables = false
  /// The characters whose outlines to measure, for ``FontFace/ink``; `nil` to measure nothing, the
  /// digits and the missing glyph included.
  public var measuredCharacters: Set<UInt32>?

  /// Whether FreeType is needed to draw.
  var drawsGlyphs: Bool { isVerifying || measuredCharacters != nil }

  /// Creates options that ask for nothing more.
  public init() {}

  /// Options that ask for a check of everything.
  public static var verifying: ReadingOptions {
    var options = ReadingOptions()
    options.isVerifying = true
    return options
  }

  /// Options that ask for the outlines of some characters.
  public static func measuring(_ characters: Set<UInt32>) -> ReadingOptions {
    var options = ReadingOptions()
    options.measuredCharacters = characters
    return options
  }
}
