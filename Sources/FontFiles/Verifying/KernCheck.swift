/// Checks that the pairs of a `kern` table are in it, in order, and of glyphs that exist.
enum KernCheck {
  static func check(_ table: Bytes, glyphCount: Int) throws(Malformed) {
    switch try table.uint32(at: 0) {
    case 0x0001_0000: try checkApple(table, glyphCount: glyphCount)
    case let version where version >> 16 == 0: try checkOpenType(table, glyphCount: glyphCount)
    default: throw Malformed("its version is unknown")
    }
  }

  /// The last subtable has no use for its length, which is too small a number for many pairs.
  private static func checkOpenType(_ table: Bytes, glyphCount: Int) throws(Malformed) {
    let count = try table.uint16(at: 2)
    var position = 4
    for index in 0..<count {
      let stated = try table.uint16(at: position + 2)
      let length = index == count - 1 ? table.count - position : stated
      let subtable = try table.slice(position, count: length)
      if try subtable.uint8(at: 4) == 0 {
        try checkPairs(try subtable.slice(from: 6), glyphCount: glyphCount)
      }
      position += max(length, 6)
    }
  }

  private static func checkApple(_ table: Bytes, glyphCount: Int) throws(Malformed) {
    let count = try table.uint32(at: 4)
    var position = 8
    for _ in 0..<count {
      let length = try table.uint32(at: position)
      let subtable = try table.slice(position, count: length)
      if try subtable.uint8(at: 5) == 0 {
        try checkPairs(try subtable.slice(from: 8), glyphCount: glyphCount)
      }
      position += max(length, 8)
    }
  }

  /// Format 0: pairs sorted by the left glyph, then the right one, which a binary search finds.
  private static func checkPairs(_ pairs: Bytes, glyphCount: Int) throws(Malformed) {
    var last = -1
    for index in 0..<(try pairs.uint16(at: 0)) {
      let position = 8 + 6 * index
      let (left, right) = (try pairs.uint16(at: position), try pairs.uint16(at: position + 2))
      _ = try pairs.int16(at: position + 4)
      guard left < glyphCount, right < glyphCount else {
        throw Malformed("pair \(index) is of a glyph that does not exist")
      }
      let key = left << 16 | right
      guard key >= last else { throw Malformed("pair \(index) is out of order") }
      last = key
    }
  }
}
