/// The characters of a `cmap` table's best Unicode subtable.
///
/// The groups are read directly, which costs a sixth of asking FreeType for each next character.
struct CharacterMap {
  private let table: Bytes
  private let glyphCount: Int
  private var accumulator = CoverageAccumulator()

  /// The characters that a `cmap` table maps to a glyph that exists, other than `.notdef`.
  static func coverage(_ table: Bytes, glyphCount: Int) throws(Malformed) -> CharacterCoverage {
    var encodings: [(rank: Int, offset: Int)] = []
    for index in 0..<(try table.uint16(at: 2)) {
      let row = try table.slice(4 + 8 * index, count: 8)
      let rank = Self.rank(platform: try row.uint16(at: 0), encoding: try row.uint16(at: 2))
      if let rank { encodings.append((rank, try row.uint32(at: 4))) }
    }
    guard let best = encodings.min(by: { $0.rank < $1.rank }) else {
      return CharacterCoverage(sorted: [])
    }
    var map = CharacterMap(table: try table.slice(from: best.offset), glyphCount: glyphCount)
    try map.read(isRoman: best.rank == romanRank)
    return map.accumulator.coverage
  }

  private init(table: Bytes, glyphCount: Int) {
    self.table = table
    self.glyphCount = glyphCount
  }

  private static let romanRank = 9

  /// How early a subtable is chosen: full Unicode, then its first plane, then Windows symbols, then
  /// Macintosh Roman; `nil` for other character sets.
  private static func rank(platform: Int, encoding: Int) -> Int? {
    switch (platform, encoding) {
    case (3, 10): 0
    case (0, 6): 1
    case (0, 4): 2
    case (3, 1): 3
    case (0, 0...3): 7 - encoding
    case (3, 0): 8
    case (1, 0): romanRank
    default: nil
    }
  }

  private mutating func read(isRoman: Bool) throws(Malformed) {
    switch try table.uint16(at: 0) {
    case 0: try readBytes(isRoman: isRoman)
    case 4: try readSegments()
    case 6: try readArray(first: try table.uint16(at: 6), count: try table.uint16(at: 8), at: 10)
    case 10:
      try readArray(first: try table.uint32(at: 12), count: try table.uint32(at: 16), at: 20)
    case 12: try readGroups(isOneGlyph: false)
    case 13: try readGroups(isOneGlyph: true)
    case let format: throw Malformed("its subtable has the unknown format \(format)")
    }
  }

  private func isGlyph(_ glyph: Int) -> Bool {
    glyph > 0 && glyph < glyphCount
  }

  /// Format 0.
  private mutating func readBytes(isRoman: Bool) throws(Malformed) {
    var characters: [Int] = []
    for code in 0..<256 where isGlyph(try table.uint8(at: 6 + code)) {
      characters.append(isRoman ? Int(MacRoman.codePoint(UInt8(code))) : code)
    }
    for character in characters.sorted() { accumulator.add(character, through: character) }
  }

  /// Formats 6 and 10.
  private mutating func readArray(first: Int, count: Int, at offset: Int) throws(Malformed) {
    let glyphs = try table.slice(offset, count: 2 * count)
    for index in 0..<count where isGlyph(try glyphs.uint16(at: 2 * index)) {
      accumulator.add(first + index, through: first + index)
    }
  }

  /// Format 4.
  ///
  /// A character belongs to the first segment that ends at or after it, so one that is
  /// listed twice counts once, and no table makes more than 65,536 steps of this.
  private mutating func readSegments() throws(Malformed) {
    let doubledCount = try table.uint16(at: 6) & ~1
    let ends = try table.slice(14, count: doubledCount)
    let starts = try table.slice(16 + doubledCount, count: doubledCount)
    let deltas = try table.slice(16 + 2 * doubledCount, count: doubledCount)
    let rangeOffsets = 16 + 3 * doubledCount
    var next = 0
    for segment in stride(from: 0, to: doubledCount, by: 2) {
      // The last code, 0xFFFF, only closes the table.
      let end = min(try ends.uint16(at: segment), 0xFFFE)
      let start = try starts.uint16(at: segment)
      let delta = try deltas.uint16(at: segment)
      let rangeOffset = try table.uint16(at: rangeOffsets + segment)
      let first = max(start, next)
      next = max(next, end + 1)
      switch rangeOffset {
      case 0: addShifted(first, through: end, by: delta)
      case 0xFFFF: continue
      default:
        let glyphs = rangeOffsets + segment + rangeOffset - 2 * start
        addListed(first, through: end, by: delta, glyphs: glyphs)
      }
    }
  }

  /// Adds the characters whose glyph is the character's code plus a delta, modulo 65,536.
  private mutating func addShifted(_ first: Int, through last: Int, by delta: Int) {
    var character = first
    while character <= last {
      let glyph = (character + delta) & 0xFFFF
      let end = min(last, character + 0xFFFF - glyph)
      let skipped = glyph == 0 ? 1 : 0
      accumulator.add(character + skipped, through: min(end, character + glyphCount - 1 - glyph))
      character = end + 1
    }
  }

  /// Adds the characters whose glyph stands in a list, at `glyphs` plus twice the character's code.
  ///
  /// Glyphs outside the table do not exist.
  private mutating func addListed(
    _ first: Int, through last: Int, by delta: Int, glyphs: Int
  ) {
    guard first <= last else { return }
    var start: Int?
    for character in first...last {
      let listed = (try? table.uint16(at: glyphs + 2 * character)) ?? 0
      if listed != 0, isGlyph((listed + delta) & 0xFFFF) {
        start = start ?? character
      } else if let run = start {
        accumulator.add(run, through: character - 1)
        start = nil
      }
    }
    if let start { accumulator.add(start, through: last) }
  }

  /// Formats 12 and 13.
  private mutating func readGroups(isOneGlyph: Bool) throws(Malformed) {
    let count = try table.uint32(at: 12)
    let groups = try table.slice(16, count: 12 * count)
    for offset in stride(from: 0, to: 12 * count, by: 12) {
      let first = try groups.uint32(at: offset)
      let last = try groups.uint32(at: offset + 4)
      let glyph = try groups.uint32(at: offset + 8)
      if !isOneGlyph {
        let end = min(last, first + glyphCount - 1 - glyph)
        accumulator.add(glyph == 0 ? first + 1 : first, through: end)
      } else if isGlyph(glyph) {
        accumulator.add(first, through: last)
      }
    }
  }
}
