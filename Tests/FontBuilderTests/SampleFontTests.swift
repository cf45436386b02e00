import FontBuilder
import Testing

@Suite struct SampleFontTests {
  let font = SampleFont(postScriptName: "Test-Regular")

  @Test func `every table's checksum is the directory's and the file sums to the magic number`() {
    let bytes = font.bytes
    for (tag, table) in SFNT(parsing: bytes).tables where tag != "head" {
      #expect(bytes.recordOffset(of: tag).map { bytes.uint32(at: $0 + 4) } == table.checksum)
    }
    #expect(bytes.checksum == 0xB1B0_AFBA)
  }

  @Test func `the directory is sorted and the tables are aligned`() {
    let bytes = font.bytes
    let records = (0..<bytes.uint16(at: 4)).map(SFNT.recordOffset)
    let tags = records.map { bytes.uint32(at: $0) }
    #expect(tags == tags.sorted())
    #expect(records.allSatisfy { bytes.uint32(at: $0 + 8).isMultiple(of: 4) })
  }

  @Test func `a changed field lands where OpenType puts it`() throws {
    var font = font
    font.hhea.ascender = 1234
    font.os2.fsType = 8
    font.head.unitsPerEm = 2048
    let tables = SFNT(parsing: font.bytes).tables
    #expect(try #require(tables["hhea"]).uint16(at: 4) == 1234)
    #expect(try #require(tables["OS/2"]).uint16(at: 8) == 8)
    #expect(try #require(tables["head"]).uint16(at: 18) == 2048)
  }

  @Test func `a defect changes only what it says`() {
    let sound = font.bytes
    #expect(font.bytes(with: .truncated(at: 100)) == Array(sound.prefix(100)))
    #expect(SFNT(parsing: font.bytes(with: .missingTable("cmap"))).tables["cmap"] == nil)
    #expect(font.bytes(with: .missingTable("cmap")).checksum == 0xB1B0_AFBA)
    #expect(font.bytes(with: .wrongChecksum("cmap")).checksum == 0xB1B0_AFBA)
    #expect(font.bytes(with: .unsortedDirectory).count == sound.count)
    #expect(font.bytes(with: .carriageReturns).count > sound.count)
  }

  @Test func `mutants are the same for the same seed`() {
    let mutant = font.bytes(with: .changedBytes(count: 3, seed: 7))
    #expect(mutant == font.bytes(with: .changedBytes(count: 3, seed: 7)))
    #expect(mutant != font.bytes(with: .changedBytes(count: 3, seed: 8)))
    #expect(zip(mutant, font.bytes).filter(!=).count <= 3)
  }

  @Test func `a kerning pair is stored by glyph`() throws {
    var font = font
    font.kerning = [SampleFont.KerningPair("A", "B", -50)]
    let table = try #require(SFNT(parsing: font.bytes).tables["kern"])
    let pairs = 18
    let names = font.glyphs.map(\.name)
    #expect(table.uint16(at: pairs) == names.firstIndex(of: "A"))
    #expect(table.uint16(at: pairs + 2) == names.firstIndex(of: "B"))
    #expect(table.uint16(at: pairs + 4) == 0x1_0000 - 50)
  }
}
