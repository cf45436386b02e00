import FontBuilder
import Testing

@testable import FontFiles

/// Collections whose faces share or overlap their bytes, so that the work would multiply.
@Suite struct HostileCollectionTests {
  private static let sample = SFNT(parsing: SampleFont(postScriptName: "Test").bytes).tables

  /// A table that a face lists: its tag, offset and length.
  private typealias Row = (tag: String, offset: Int, length: Int)

  /// A collection of faces that list places in one body, which starts after 4 MiB of directories.
  private func collection(
    faces: Int, sharesDirectory: Bool = false, body: [UInt8], rows: (Int) -> [Row]
  ) -> [UInt8] {
    let directories = (0..<(sharesDirectory ? 1 : faces)).map { face in
      var directory: [UInt8] = []
      directory.append(uint32: SFNT.trueType)
      let rows = rows(face)
      directory.append(uint16s: rows.count, 0, 0, 0)
      for row in rows {
        directory.append(tag: row.tag)
        for value in [0, Self.bodyOffset + row.offset, row.length] {
          directory.append(uint32: value)
        }
      }
      return directory
    }
    var bytes: [UInt8] = []
    bytes.append(tag: "ttcf")
    bytes.append(uint32: 0x1_0000)
    bytes.append(uint32: faces)
    var offset = 12 + 4 * faces
    for face in 0..<faces {
      bytes.append(uint32: offset)
      if !sharesDirectory { offset += directories[face].count }
    }
    bytes += directories.joined()
    precondition(bytes.count <= Self.bodyOffset)
    return bytes + [UInt8](repeating: 0, count: Self.bodyOffset - bytes.count) + body
  }

  private static let bodyOffset = 2 << 20

  private func read(_ bytes: [UInt8]) -> FontFile? {
    var file: FontFile?
    let time = processorTime { file = try? FontFile.read(bytes: bytes, options: .verifying) }
    #expect(time < hang)
    return file
  }

  /// `head` and `maxp` at the start of a body, which every face lists.
  private static let header = padded(table("head")) + padded(table("maxp"))
  private static let headerRows: [Row] = [
    ("head", 0, table("head").count), ("maxp", padded(table("head")).count, table("maxp").count),
  ]

  private static func table(_ tag: String) -> [UInt8] { sample[tag] ?? [] }

  private static func padded(_ bytes: [UInt8]) -> [UInt8] {
    bytes + [UInt8](repeating: 0, count: 3 - (bytes.count + 3) % 4)
  }

  @Test func `Faces that each list nearly the whole file as a table`() throws {
    let body = Self.header + [UInt8](repeating: 0, count: 1 << 20)
    let start = Self.header.count
    let bytes = collection(faces: 2000, body: body) { face in
      Self.headerRows + [("data", start + 4 * face, body.count - start - 4 * face)]
    }
    let file = try #require(read(bytes))
    #expect(file.faces.count > 100)
    #expect(file.warnings.contains { $0.kind == .tableDirectory && $0.table == "data" })
  }

  @Test func `Faces that share a directory of tens of thousands of tables outside the file`() {
    let rows: [Row] = (0..<65_535).map { ("t\($0 % 90 + 10)x", 1 << 31, 1) }
    let bytes = collection(faces: 2000, sharesDirectory: true, body: []) { _ in rows }
    #expect(read(bytes) == nil)
  }

  @Test func `Faces that share a character map of many groups of nothing`() throws {
    var map: [UInt8] = []
    let count = 200_000
    map.append(uint16s: 0, 1, 3, 10, 0, 12, 12, 0)
    for value in [16 + 12 * count, 0, count] { map.append(uint32: value) }
    map += [UInt8](repeating: 0, count: 12 * count)
    let body = Self.header + map
    let rows = Self.headerRows + [("cmap", Self.header.count, map.count)]
    let bytes = collection(faces: 2000, sharesDirectory: true, body: body) { _ in rows }
    let file = try #require(read(bytes))
    #expect(file.warnings.contains { $0.description.contains("too many for its size") })
  }

  @Test func `Faces whose glyphs overlap those of the face before`() throws {
    var maxp = Self.table("maxp")
    maxp.write(uint16: 0xFFFF, at: 4)
    let header = Self.padded(Self.table("head")) + Self.padded(maxp)
    let body = header + [UInt8](repeating: 0, count: 1 << 20)
    let bytes = collection(faces: 2000, body: body) { face in
      Self.headerRows
        + [("glyf", header.count, 16), ("loca", header.count + 4 * face, 4 * 0x10000)]
    }
    #expect(read(bytes) != nil)
  }

  @Test func `Layout tables that overlap those of the face before`() throws {
    var layout: [UInt8] = []
    layout.append(uint32: 0x10000)
    layout.append(uint16s: 10, 0, 0, 0)
    let body = Self.header + layout + [UInt8](repeating: 0, count: 1 << 20)
    let bytes = collection(faces: 2000, body: body) { face in
      Self.headerRows + [("GSUB", Self.header.count, (1 << 20) - 4 * face)]
    }
    #expect(read(bytes) != nil)
  }

  @Test func `A face is compared with its own checksum of a table that another shares`() throws {
    let body = Self.header + [1, 2, 3, 4]
    var bytes = collection(faces: 2, body: body) { _ in
      Self.headerRows + [("data", Self.header.count, 4)]
    }
    let rows = [20 + 12 + 32, 20 + 12 + 48 + 12 + 32]
    bytes.write(uint32: 0x0102_0304, at: rows[0] + 4)
    bytes.write(uint32: 0x0102_0305, at: rows[1] + 4)
    let damage = try #require(read(bytes)).warnings.filter { $0.table == "data" }
    #expect(damage.map(\.face) == [1] && damage.first?.kind == .checksum)
  }
}
