import FontBuilder
import FontFiles
import Testing

@Suite struct CharacterMapChoiceTests {
  @Test(
    arguments: [
      SampleFont.CharacterMap.windowsBasic, .windowsFull, .windowsSymbol, .unicodeBasic,
      .unicodeFull,
    ])
  func `every kind of character map is read`(map: SampleFont.CharacterMap) throws {
    var font = SampleFont(postScriptName: "Test-Regular")
    font.characterMaps = [map]
    let face = try #require(try FontFile.read(bytes: font.bytes).faces.first)
    #expect(face.coverage.ranges == [0x20...0x7E, 0xA0...0xA0])
  }

  @Test func `a map of all of Unicode is read before one of its first plane`() throws {
    var font = SampleFont(postScriptName: "Test-Regular")
    font.characterMaps = [.windowsBasic, .windowsFull]
    font.glyphs.append(.block(name: "smile", characters: ["\u{1F600}"], from: 0, to: 700))
    let face = try #require(try FontFile.read(bytes: font.bytes).faces.first)
    #expect(face.coverage.contains(0x1F600))
  }
}
