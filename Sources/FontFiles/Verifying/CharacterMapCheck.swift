/// Checks the structure of every subtable of a `cmap` table.
enum CharacterMapCheck {
  static func check(_ table: Bytes, glyphCount: Int) throws(Malformed) {
    guard try table.uint16(at: 0) == 0 else { throw Malformed("its version is unknown") }
    var checked: Set<Int> = []
    // Subtables that overlap could each be as long as the table.
    var remainingBytes = table.count
    for index in 0..<(try table.uint16(at: 2)) {
      let offset = try table.uint32(at: 8 + 8 * index)
      guard checked.insert(offset).inserted else { continue }
      let subtable = try table.slice(from: offset)
      remainingBytes -= try length(of: subtable)
      guard remainingBytes >= 0 else { throw Malformed("its subtables overlap") }
      switch try subtable.uint16(at: 0) {
      case 0: _ = try subtable.slice(0, count: 262)
      case 2: _ = try subtable.slice(0, count: 518)
      case 4: try checkSegments(subtable)
      case 6: _ = try subtable.slice(10, count: 2 * (try subtable.uint16(at: 8)))
      case 10: try checkArray(subtable)
      case 12, 13: try checkGroups(subtable, glyphCount: glyphCount)
      case 14: try checkVariationSelectors(subtable)
      case let format: throw Malformed("a subtable has the unknown format \(format)")
      }
    }
  }

  /// How many bytes the rows of a subtable take, of those formats where they can be many.
  private static func length(of subtable: Bytes) throws(Malformed) -> Int {
    switch try subtable.uint16(at: 0) {
    case 12, 13: 12 * (try subtable.uint32(at: 12))
    case 14: 11 * (try subtable.uint32(at: 6))
    case 4: 4 * (try subtable.uint16(at: 6))
    default: 0
    }
  }

  private static func checkSegments(_ table: Bytes) throws(Malformed) {
    let doubledCount = try table.uint16(at: 6)
    guard doubledCount > 0, doubledCount.isMultiple(of: 2) else {
      throw Malformed("its number of segments is wrong")
    }
    _ = try table.slice(16 + 3 * doubledCount, count: doubledCount)
    var previous = -1
    for segment in stride(from: 0, to: doubledCount, by: 2) {
      let end = try table.uint16(at: 14 + segment)
      let start = try table.uint16(at: 16 + doubledCount + segment)
      guard start <= end, start > previous || (start == 0xFFFF && previous == 0xFFFF) else {
        throw Malformed("its segments are out of order")
      }
      previous = end
    }
    guard previous == 0xFFFF else { throw Malformed("its last segment does not end at 0xFFFF") }
  }

  /// Format 10.
  private static func checkArray(_ table: Bytes) throws(Malformed) {
    let count = try table.uint32(at: 16)
    _ = try table.slice(20, count: 2 * count)
    guard try table.uint32(at: 12) + count <= 0x11_0000 else {
      throw Malformed("it maps code points past the last of Unicode")
    }
  }

  private static func checkGroups(_ table: Bytes, glyphCount: Int) throws(Malformed) {
    let count = try table.uint32(at: 12)
    let groups = try table.slice(16, count: 12 * count)
    let isOneGlyph = try table.uint16(at: 0) == 13
    var previous = -1
    for offset in stride(from: 0, to: 12 * count, by: 12) {
      let first = try groups.uint32(at: offset)
      let last = try groups.uint32(at: offset + 4)
      guard first > previous, first <= last, last <= 0x10_FFFF else {
        throw Malformed("its groups are out of order")
      }
      let glyph = try groups.uint32(at: offset + 8)
      guard glyph + (isOneGlyph ? 0 : last - first) < glyphCount else {
        throw Malformed("it maps characters to glyphs that do not exist")
      }
      previous = last
    }
  }

  private static func checkVariationSelectors(_ table: Bytes) throws(Malformed) {
    let count = try table.uint32(at: 6)
    let records = try table.slice(10, count: 11 * count)
    var previous = -1
    for offset in stride(from: 0, to: 11 * count, by: 11) {
      let selector = try records.uint32(at: offset) >> 8
      guard selector > previous else { throw Malformed("its variation selectors are out of order") }
      previous = selector
      for (field, size) in [(3, 4), (7, 5)] {
        let list = try records.uint32(at: offset + field)
        guard list > 0 else { continue }
        _ = try table.slice(list + 4, count: size * (try table.uint32(at: list)))
      }
    }
  }
}
