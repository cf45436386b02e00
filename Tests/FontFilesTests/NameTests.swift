import FontBuilder
import Testing

@testable import FontFiles

@Suite struct NameTests {
  private func names(
    _ records: [SampleFont.Names.Record], tags: [String] = []
  ) throws -> FontNames {
    var font = SampleFont(postScriptName: "Test")
    font.names.records = records
    font.names.languageTags = tags
    return try #require(FontFile.read(bytes: font.bytes).faces.first).names
  }

  private func record(
    _ id: Int, platform: Int, encoding: Int, language: Int, bytes: [UInt8]
  ) -> SampleFont.Names.Record {
    .init(id, bytes: bytes, platform: platform, encoding: encoding, language: language)
  }

  private func utf16(_ text: String) -> [UInt8] {
    text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
  }

  @Test func `Windows English comes first, then Windows, Macintosh Roman and Unicode`() throws {
    let unicode = record(1, platform: 0, encoding: 3, language: 0, bytes: utf16("Unicode"))
    let roman = record(1, platform: 1, encoding: 0, language: 0, bytes: [0x8E, 0x74])
    let german = record(1, platform: 3, encoding: 1, language: 0x407, bytes: utf16("Deutsch"))
    let english = record(1, platform: 3, encoding: 1, language: 0x409, bytes: utf16("English"))
    #expect(try names([unicode]).family == "Unicode")
    #expect(try names([unicode, roman]).family == "ét")
    #expect(try names([unicode, roman, german]).family == "Deutsch")
    #expect(try names([unicode, roman, german, english]).family == "English")
  }

  @Test func `Families in other languages are found by their tags`() throws {
    let names = try names(
      [
        record(1, platform: 3, encoding: 1, language: 0x409, bytes: utf16("Test")),
        record(1, platform: 3, encoding: 1, language: 0x411, bytes: utf16("試験")),
        record(16, platform: 3, encoding: 1, language: 0x411, bytes: utf16("試験体")),
        record(1, platform: 3, encoding: 1, language: 0x8000, bytes: utf16("Prüfung")),
        record(1, platform: 1, encoding: 0, language: 1, bytes: Array("Essai".utf8)),
        record(1, platform: 3, encoding: 1, language: 0x7777, bytes: utf16("?")),
      ], tags: ["de-1996"])
    #expect(names.localizedFamilies == ["ja": "試験体", "de-1996": "Prüfung", "fr": "Essai"])
  }

  @Test func `Undecodable bytes are no string, and another record stands in`() throws {
    let names = try names([
      record(6, platform: 3, encoding: 1, language: 0x409, bytes: [0xD8, 0, 0, 0x41]),
      record(6, platform: 3, encoding: 1, language: 0x407, bytes: [0x41]),
      record(6, platform: 1, encoding: 1, language: 11, bytes: [0x83, 0x65]),
      record(6, platform: 1, encoding: 0, language: 0, bytes: Array("Mac".utf8)),
    ])
    #expect(names.postScript == "Mac")
    #expect(names.records.map(\.string) == ["Mac", nil, nil, nil])
  }

  @Test func `A PostScript name is given as stored, be it not allowed`() throws {
    #expect(
      try names([record(6, platform: 3, encoding: 1, language: 0x409, bytes: utf16("\u{7F} a"))])
        .postScript == "\u{7F} a")
  }

  @Test(arguments: [
    (0x409, "en"), (0x411, "ja"), (0x404, "zh-TW"), (0xC0A, "es"), (0x81D, "sv-FI"),
  ])
  func `Windows languages have BCP 47 tags`(identifier: Int, tag: String) {
    #expect(WindowsLanguage.tag(identifier) == tag)
  }

  @Test(arguments: [(0, "en"), (11, "ja"), (19, "zh-Hant"), (33, "zh-Hans"), (151, "nn")])
  func `Macintosh languages have BCP 47 tags`(code: Int, tag: String) {
    #expect(MacintoshLanguage.tag(code) == tag)
    #expect(MacintoshLanguage.tag(1000) == nil)
  }

  @Test(arguments: [
    (0x41, "A"), (0x80, "Ä"), (0x8E, "é"), (0xCA, "\u{A0}"), (0xDB, "€"), (0xFF, "ˇ"),
  ])
  func `Mac Roman has Apple's characters`(byte: UInt8, character: Unicode.Scalar) {
    #expect(MacRoman.codePoint(byte) == character.value)
  }
}
