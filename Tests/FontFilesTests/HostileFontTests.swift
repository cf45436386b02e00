import FontBuilder
import Testing

@testable import FontFiles

/// Fonts made to hang or to exhaust a reader: none makes it hang.
@Suite struct HostileFontTests {
  private static let font = SampleFont(postScriptName: "Test")

  private func read(_ bytes: [UInt8], _ options: ReadingOptions = drawing) -> FontFile? {
    var file: FontFile?
    let time = processorTime { file = try? FontFile.read(bytes: bytes, options: options) }
    #expect(time < hang)
    return file
  }

  private static var drawing: ReadingOptions {
    var options = ReadingOptions.verifying
    options.measuredCharacters = [0x41]
    return options
  }

  private func font(_ tables: [String: [UInt8]]) -> [UInt8] {
    var font = Self.font
    font.extraTables = tables
    return font.bytes
  }

  @Test func `Groups that each hold all of Unicode`() throws {
    var map: [UInt8] = []
    map.append(uint16s: 0, 1, 3, 10, 0, 12, 13, 0)
    for value in [16 + 12 * 20_000, 0, 20_000] { map.append(uint32: value) }
    for _ in 0..<20_000 { for value in [0, 0xFFFF_FFFF, 1] { map.append(uint32: value) } }
    let face = try #require(read(font(["cmap": map]))?.faces.first)
    #expect(face.coverage.count == 0x110000)
  }

  @Test func `Segments that each hold the first plane`() throws {
    let count = 30_000
    var map: [UInt8] = []
    map.append(uint16s: 0, 1, 3, 1, 0, 12, 4, 0, 0, 2 * count, 0, 0, 0)
    for values in [0xFFFE, 0, 1, 2] {
      if values == 0 { map.append(uint16: 0) }
      for _ in 0..<count { map.append(uint16: values) }
    }
    #expect(read(font(["cmap": map])) != nil)
  }

  @Test func `Thousands of tables that overlap`() {
    let count = 4000
    let length = 1 << 20
    var bytes: [UInt8] = []
    bytes.append(uint32: 0x1_0000)
    bytes.append(uint16s: count, 0, 0, 0)
    for index in 0..<count {
      for value in [index, 0, 4 * index, length - 4 * index] { bytes.append(uint32: value) }
    }
    bytes += [UInt8](repeating: 0, count: length - bytes.count)
    for (tag, row, offset) in [("head", 12, length - 128), ("maxp", 28, length - 64)] {
      let table = SFNT(parsing: Self.font.bytes).tables[tag] ?? []
      var record: [UInt8] = []
      record.append(tag: tag)
      for value in [0, offset, table.count] { record.append(uint32: value) }
      bytes.replaceSubrange(row..<row + 16, with: record)
      bytes.replaceSubrange(offset..<offset + table.count, with: table)
    }
    #expect(read(bytes)?.warnings.isEmpty == false)
  }

  @Test func `Many names that share one long string`() throws {
    var table: [UInt8] = []
    let count = 5000
    table.append(uint16s: 0, count, 6 + 12 * count)
    for id in 0..<count { table.append(uint16s: 3, 1, 0x409, id, 60_000, 0) }
    table += [UInt8](repeating: 0x30, count: 60_000)
    let face = try #require(read(font(["name": table]))?.faces.first)
    #expect(face.names.records.reduce(0) { $0 + ($1.string?.utf8.count ?? 0) } < 16 << 20)
  }

  @Test func `Axes and instances that are not there`() throws {
    var table: [UInt8] = []
    table.append(uint32: 0x10000)
    table.append(uint16s: 16, 2, 0xFFFF, 20, 0xFFFF, 0xFFFF)
    let file = try #require(read(font(["fvar": table])))
    #expect(file.warnings.contains { $0.table == "fvar" } && file.faces.first?.axes == [])
  }

  @Test func `Thousands of axes, each with a place in hundreds of instances`() throws {
    let (axes, instances) = (8000, 200)
    var table: [UInt8] = []
    table.append(uint32: 0x10000)
    table.append(uint16s: 16, 2, axes, 20, instances, 4 * axes + 4)
    table += [UInt8](repeating: 0, count: 20 * axes + (4 * axes + 4) * instances)
    let file = try #require(read(font(["fvar": table])))
    #expect(file.faces.first?.instances == [])
    #expect(file.warnings.contains { $0.table == "fvar" && $0.description.contains("8000 axes") })
  }

  @Test func `Instances that all bear one long name`() throws {
    var names: [UInt8] = []
    names.append(uint16s: 0, 1, 18, 3, 1, 0x409, 300, 60_000, 0)
    names += [UInt8](repeating: 0x30, count: 60_000)
    var table: [UInt8] = []
    table.append(uint32: 0x10000)
    table.append(uint16s: 16, 2, 0, 20, 60_000, 4)
    for _ in 0..<60_000 { table.append(uint16s: 300, 0) }
    let face = try #require(read(font(["fvar": table, "name": names]))?.faces.first)
    #expect(face.instances.reduce(0) { $0 + ($1.name?.utf8.count ?? 0) } < 16 << 20)
  }

  @Test func `Composite glyphs that double at every level, or nest for ever`() throws {
    let folder = try TemporaryFolder()
    for (count, width) in [(30, 2), (3000, 1)] {
      var font = SFNT(parsing: Self.font.bytes)
      font.tables.merge(Self.chain(of: count, width: width)) { $1 }
      let file = try #require(read(font.bytes))
      #expect(file.warnings.contains { $0.table == "glyf" })
      #expect(file.verification?.loadedGlyphCount == 0)
      let path = try folder.write(font.bytes, to: "composites\(width).ttf")
      #expect(throws: FontFileError.self) { try OpenFace(path) }
    }
  }

  /// `glyf`, `loca` and `maxp` of empty glyph 0 and glyphs that each draw the one before.
  private static func chain(of count: Int, width: Int) -> [String: [UInt8]] {
    var glyf: [UInt8] = []
    var loca: [UInt8] = []
    loca.append(uint32: 0)
    loca.append(uint32: 0)
    for glyph in 1...count {
      glyf.append(uint16s: -1, 0, 0, 0, 0)
      for part in 1...width { glyf.append(uint16s: part == width ? 2 : 0x22, glyph - 1, 0) }
      glyf.pad(to: 4)
      loca.append(uint32: glyf.count)
    }
    var maxp: [UInt8] = []
    maxp.append(uint32: 0x10000)
    maxp.append(uint16s: count + 1, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, width, 0xFFFF)
    return ["glyf": glyf, "loca": loca, "maxp": maxp]
  }

  @Test func `A collection of a hundred thousand faces that are all one`() throws {
    let original = FontCollection([Self.font]).bytes
    let count = 100_000
    var bytes = Array(original.prefix(12))
    bytes.write(uint32: count, at: 8)
    let directory = 12 + 4 * count
    for _ in 0..<count { bytes.append(uint32: directory) }
    bytes += original.dropFirst(16)
    for table in 0..<original.uint16(at: 20) {
      let field = directory + 12 + 16 * table + 8
      bytes.write(uint32: bytes.uint32(at: field) - 16 + directory, at: field)
    }
    let file = try #require(read(bytes, ReadingOptions()))
    #expect((100..<1000).contains(file.faces.count))
    #expect(file.warnings.last?.kind == .face)
  }

  @Test func `Web fonts that claim to hold gigabytes`() {
    for original in [Self.font.webFont, Self.font.webFont2] {
      for position in stride(from: 12, to: 300, by: 2) {
        var bytes = original
        bytes.write(uint32: 0xFFFF_FFF0, at: position)
        _ = read(bytes)
      }
    }
  }

  @Test func `Lookups that all share one large coverage`() throws {
    var table: [UInt8] = []
    let count = 20_000
    table.append(uint32: 0x10000)
    table.append(uint16s: 0, 0, 10, count)
    let lookups = table.count - 2
    for _ in 0..<count { table.append(uint16: 2 + 2 * count) }
    table.append(uint16s: 1, 0, 0xFFF)
    for _ in 0..<0xFFF { table.append(uint16: 6 + 2 * 0xFFF) }
    table.append(uint16s: 1, 6, 0, 1, 1000)
    for glyph in 0..<1000 { table.append(uint16: glyph) }
    #expect(lookups == 10)
    let file = try #require(read(font(["GSUB": table])))
    #expect(file.warnings.contains { $0.table == "GSUB" })
  }
}
