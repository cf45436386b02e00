import FontBuilder
import Testing

@testable import FontFiles

@Suite struct DamageTests {
  private static let font = SampleFont(postScriptName: "Test-Regular")

  @Test(arguments: [
    (Defect.empty, "an empty file"), (.gitLFSPointer, "Git LFS"), (.htmlPage, "HTML"),
    (.zipArchive, "ZIP"),
  ])
  func `What is no font is named`(defect: Defect, word: String) throws {
    let error = try #require(throws: FontFileError.self) {
      try FontFile.read(bytes: Self.font.bytes(with: defect), name: "a.ttf")
    }
    guard case .notAFont("a.ttf", let looksLike) = error else {
      Issue.record("\(error)")
      return
    }
    #expect(looksLike.contains(word))
    #expect(error.description == "a.ttf: not a font: it is \(looksLike)")
  }

  @Test(arguments: [
    (Array("hello, world".utf8), "text"), ([UInt8](repeating: 0, count: 64), "a file of zeros"),
    ([0xCA, 0xFE, 0xBA, 0xBE], "an unknown kind of file"),
  ])
  func `Other bytes are guessed at`(bytes: [UInt8], guess: String) {
    #expect(throws: FontFileError.notAFont(path: "font", looksLike: guess)) {
      try FontFile.read(bytes: bytes)
    }
  }

  @Test func `A whole font has no damage`() throws {
    let file = try FontFile.read(bytes: Self.font.bytes, options: .verifying)
    #expect(file.warnings == [] && file.verification?.isComplete == true)
  }

  @Test(arguments: ["OS/2", "cmap", "hhea", "hmtx", "loca", "name", "post"])
  func `A missing table is damage, and its values are absent`(tag: String) throws {
    let file = try FontFile.read(bytes: Self.font.bytes(with: .missingTable(tag)))
    #expect(file.warnings.map(\.kind) == [.tableMissing])
    #expect(file.warnings.first?.table == tag)
  }

  @Test(arguments: [("glyf", SampleFont.OutlineFormat.trueType), ("CFF ", .compactFont)])
  func `A font without a table to draw from lacks its outlines`(
    tag: String, outlines: SampleFont.OutlineFormat
  ) throws {
    var font = Self.font
    font.outlines = outlines
    let file = try FontFile.read(bytes: font.bytes(with: .missingTable(tag)))
    #expect(file.warnings.map(\.kind) == [.tableMissing])
    #expect(file.warnings.first?.table == tag)
  }

  @Test(arguments: ["EBDT", "CBDT", "bdat", "sbix"])
  func `A font of bitmaps lacks no outlines`(tag: String) throws {
    var font = Self.font
    font.omittedTables = ["glyf", "loca"]
    font.extraTables[tag] = [0, 2, 0, 0]
    #expect(try FontFile.read(bytes: font.bytes).warnings == [])
  }

  @Test func `A file that is cut off before its glyphs are counted is told to be cut off`() {
    let bytes = Self.font.bytes
    let error = #expect(throws: FontFileError.self) {
      try FontFile.read(bytes: Array(bytes.prefix(bytes.count / 2)), name: "a.ttf")
    }
    #expect(
      error?.description
        == "a.ttf: damaged: table 'glyf' lies outside the file, which is cut off or altered")
  }

  @Test(arguments: ["head", "maxp"])
  func `Without a table that every value hangs on there is no face`(tag: String) {
    #expect(throws: FontFileError.self) {
      try FontFile.read(bytes: Self.font.bytes(with: .missingTable(tag)))
    }
  }

  @Test(arguments: ["cmap", "glyf", "name", "post"])
  func `A table outside the file is damage`(tag: String) throws {
    let file = try FontFile.read(bytes: Self.font.bytes(with: .tableOutOfBounds(tag)))
    #expect(file.warnings.contains { $0.kind == .truncated && $0.table == tag })
  }

  @Test func `A file cut at any length is an error or damaged, never a crash`() throws {
    let bytes = Self.font.bytes
    for count in 1..<bytes.count - 4 {
      guard let file = try? FontFile.read(bytes: Array(bytes.prefix(count)), options: .verifying)
      else { continue }
      #expect(file.warnings != [], "cut at \(count) of \(bytes.count)")
    }
  }

  @Test func `Line endings that were converted are told of, with the cure`() throws {
    let bytes = Self.font.bytes(with: .carriageReturns)
    let result = Result { () throws(FontFileError) in try FontFile.read(bytes: bytes) }
    switch result {
    case .success(let file): #expect(file.warnings.contains { $0.description.contains("binary") })
    case .failure(let error): #expect(error.message.contains("binary"))
    }
  }

  @Test func `A wrong checksum is only looked for when verifying`() throws {
    let bytes = Self.font.bytes(with: .wrongChecksum("glyf"))
    #expect(try FontFile.read(bytes: bytes).warnings == [])
    let warnings = try FontFile.read(bytes: bytes, options: .verifying).warnings
    #expect(warnings.map(\.kind) == [.checksum] && warnings.first?.table == "glyf")
  }

  @Test func `A collection gives the faces that load, and names the others`() throws {
    var bytes = FontCollection([Self.font, Self.font]).bytes
    bytes.write(uint32: bytes.count, at: 16)
    let file = try FontFile.read(bytes: bytes)
    #expect(file.faces.map(\.index) == [0])
    #expect(file.warnings.map(\.kind) == [.face] && file.warnings.first?.face == 1)
  }

  @Test func `A web font that is not as long as it says cannot be read`() {
    #expect(throws: FontFileError.self) { try FontFile.read(bytes: Self.font.webFont + [0]) }
  }

  @Test(
    arguments: [
      ("head", 18, 8), ("head", 50, 7), ("maxp", 0, 9), ("hhea", 0, 3), ("OS/2", 0, 9),
      ("post", 0, 7), ("cmap", 0, 1), ("hhea", 34, 0xFFFF),
    ])
  func `A field that contradicts its table is damage`(tag: String, offset: Int, value: Int) throws {
    var font = SFNT(parsing: Self.font.bytes)
    try font.tables.changeExisting(tag) { $0.write(uint16: value, at: offset) }
    let warnings = try FontFile.read(bytes: font.bytes, options: .verifying).warnings
    #expect(warnings.contains { $0.kind == .tableInvalid && $0.table == tag })
  }

  @Test func `A glyph whose data is cut is damage`() throws {
    var font = SFNT(parsing: Self.font.bytes)
    try font.tables.changeExisting("glyf") { $0.write(uint16: 0x7FFF, at: 10) }
    let warnings = try FontFile.read(bytes: font.bytes, options: .verifying).warnings
    #expect(warnings.contains { $0.table == "glyf" })
  }
}

extension [String: [UInt8]] {
  /// Changes the bytes of a table that is there.
  fileprivate mutating func changeExisting(
    _ tag: String, _ change: (inout [UInt8]) -> Void
  ) throws {
    var table = try #require(self[tag])
    change(&table)
    self[tag] = table
  }
}
