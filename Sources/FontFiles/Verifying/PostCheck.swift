/// Checks that a `post` table names each glyph.
enum PostCheck {
  static func check(_ table: Bytes, glyphCount: Int) throws(Malformed) {
    switch try table.uint32(at: 0) {
    case 0x0001_0000, 0x0003_0000: return
    case 0x0002_0000: try checkNames(table, glyphCount: glyphCount)
    case 0x0002_5000: _ = try table.slice(34, count: glyphCount)
    case let version: throw Malformed("its version 0x\(String(version, radix: 16)) is unknown")
    }
  }

  /// Version 2: an index for each glyph, then the names that are not Macintosh's standard ones.
  private static func checkNames(_ table: Bytes, glyphCount: Int) throws(Malformed) {
    guard try table.uint16(at: 32) == glyphCount else {
      throw Malformed("it names \(try table.uint16(at: 32)) glyphs of \(glyphCount)")
    }
    var nameCount = 0
    var position = 34 + 2 * glyphCount
    while position < table.count {
      position += 1 + (try table.uint8(at: position))
      if position <= table.count { nameCount += 1 }
    }
    for glyph in 0..<glyphCount where try table.uint16(at: 34 + 2 * glyph) >= 258 + nameCount {
      throw Malformed("the name of glyph \(glyph) is not in it")
    }
  }
}
