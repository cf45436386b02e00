import FontBuilder
import Testing

@testable import FontFiles

@Suite struct CharacterMapTests {
  /// FreeType is a second implementation of every format.
  @Test(arguments: InstalledFile.allCases)
  func `FreeType maps the same characters`(_ installed: InstalledFile) throws {
    let coverage = try #require(installed.read().faces.first).coverage
    let face = try OpenFace(installed.path)
    let codePoints: ClosedRange<UInt32> = 0...0x3FFFF
    let mapped = codePoints.compactMap(Unicode.Scalar.init)
      .filter { $0.value != 0xFFFF && face.glyph(of: $0) != 0 }
    #expect(mapped.count == coverage.count(in: codePoints) && mapped.allSatisfy(coverage.contains))
  }

  private func coverage(
    _ subtable: [UInt8], platform: Int = 3, encoding: Int = 1, glyphCount: Int = 100
  ) throws -> CharacterCoverage {
    var table: [UInt8] = []
    table.append(uint16s: 0, 1, platform, encoding)
    table.append(uint32: 12)
    table += subtable
    return try unsafe table.withUnsafeBytes { buffer in
      try CharacterMap.coverage(unsafe Bytes(buffer), glyphCount: glyphCount)
    }
  }

  private func segments(_ rows: [(end: Int, start: Int, delta: Int, offset: Int)]) -> [UInt8] {
    var table: [UInt8] = []
    table.append(uint16s: 4, 0, 0, 2 * rows.count, 0, 0, 0)
    for row in rows { table.append(uint16: row.end) }
    table.append(uint16: 0)
    for row in rows { table.append(uint16: row.start) }
    for row in rows { table.append(uint16: row.delta) }
    for row in rows { table.append(uint16: row.offset) }
    return table
  }

  @Test func `A segment maps to glyphs modulo 65,536, except for glyph 0 and those beyond`() throws
  {
    let table = segments([(0x50, 0x40, 0x10000 - 0x41, 0), (0xFFFF, 0xFFFF, 1, 0)])
    #expect(try coverage(table).ranges == [0x42...0x50])
    #expect(try coverage(table, glyphCount: 4).ranges == [0x42...0x44])
  }

  @Test func `A character in two segments counts once, in the first that ends after it`() throws {
    let table = segments([(0x50, 0x40, 0, 0), (0x60, 0x48, 0x10000 - 0x48, 0)])
    #expect(try coverage(table).ranges == [0x40...0x60])
  }

  @Test func `A listed glyph of 0 or outside the table is none`() throws {
    var table = segments([(0x43, 0x40, 0, 4), (0xFFFF, 0xFFFF, 1, 0)])
    table.append(uint16s: 7, 0, 200)
    #expect(try coverage(table).ranges == [0x40...0x40])
  }

  @Test func `An array maps what its glyphs say`() throws {
    var table: [UInt8] = []
    table.append(uint16s: 6, 0, 0, 0x41, 3, 5, 0, 6)
    #expect(try coverage(table).ranges == [0x41...0x41, 0x43...0x43])
  }

  @Test func `A byte table for Macintosh is read as Mac Roman`() throws {
    var table: [UInt8] = []
    table.append(uint16s: 0, 262, 0)
    table += (0..<256).map { $0 == 0x41 || $0 == 0x80 ? 1 : 0 }
    #expect(try coverage(table, platform: 1, encoding: 0).ranges == [0x41...0x41, 0xC4...0xC4])
  }

  @Test(arguments: [(12, [0x1F600...0x1F609]), (13, [0x1F600...0x1F700])])
  func `Groups map runs or, in format 13, one glyph`(
    format: Int, expected: [ClosedRange<UInt32>]
  ) throws {
    var table: [UInt8] = []
    table.append(uint16s: format, 0)
    for value in [28, 0, 1, 0x1F600, 0x1F700, 90] { table.append(uint32: value) }
    #expect(try coverage(table, encoding: 10).ranges == expected)
  }

  @Test func `An array has no code points past the last of Unicode`() throws {
    var table: [UInt8] = []
    table.append(uint16s: 10, 0)
    for value in [26, 0, 0x10_FFFE, 3] { table.append(uint32: value) }
    table.append(uint16s: 1, 2, 3)
    #expect(try coverage(table, encoding: 10).ranges == [0x10_FFFE...0x10_FFFF])
  }

  @Test func `A group of all 32-bit numbers is cut to Unicode and to the glyphs`() throws {
    var table: [UInt8] = []
    table.append(uint16s: 13, 0)
    for value in [28, 0, 1, 0, 0xFFFF_FFFF, 1] { table.append(uint32: value) }
    #expect(try coverage(table, encoding: 10).count == 0x110000)
  }
}
