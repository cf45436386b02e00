#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension SfntDirectory {
  /// The table that holds the outlines; `nil` in bitmap fonts, whose `glyf` is missing or empty.
  var outlines: Entry? {
    entries.first { ["glyf", "CFF ", "CFF2"].contains($0.tag) && $0.length > 0 }
  }

  /// The table that holds the bitmaps of a font without outlines.
  var bitmaps: Entry? {
    guard outlines == nil else { return nil }
    return entries.first { ["CBDT", "EBDT", "bdat", "sbix"].contains($0.tag) && $0.length > 0 }
  }

  /// Whether FreeType may draw the glyphs.
  func isSafeToDraw(glyphCount: Int) -> Bool {
    guard let bitmaps else { return hasSafeOutlines(glyphCount: glyphCount) }
    // Of the texts of PNG images the decoder holds up to gigabytes.
    return bitmaps.bytes.map { !$0.holdsCompressedText } ?? false
  }

  /// Whether no glyph is made of so many others that FreeType would not come to an end.
  func hasSafeOutlines(glyphCount: Int) -> Bool {
    guard has("glyf") else { return true }
    guard let glyphs = GlyphData(self, glyphCount: glyphCount) else { return false }
    return (try? CompositeGlyphs.check(glyphs)) != nil
  }
}

extension Bytes {
  /// Whether the type of a PNG chunk of compressed text, `zTXt` or `iTXt`, stands anywhere.
  fileprivate var holdsCompressedText: Bool {
    let start = unsafe buffer.baseAddress.unsafelyUnwrapped
    var position = 1
    while position < count - 2,
      let found = unsafe memchr(start + position, 0x54, count - 2 - position)
    {
      position = unsafe UnsafeRawPointer(found) - start
      let isKind = self[position - 1] == 0x7A || self[position - 1] == 0x69
      if isKind, self[position + 1] == 0x58, self[position + 2] == 0x74 { return true }
      position += 1
    }
    return false
  }
}
