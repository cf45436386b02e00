import FontBuilder
import Testing

@testable import FontFiles

@Suite struct FontRegistryFallbackTests {
  let registry = FontRegistry()

  @Test func `The lacking characters come with the fonts that have them`() throws {
    let dotGothic16 = try #require(try registry.register(InstalledFile.dotGothic16.path).first)
    try registry.register(InstalledFile.notoCJK.path)
    let fallbacks = registry.fallbacks(for: "Aあ﨑﨑\u{E000}", in: dotGothic16)
    #expect(fallbacks.map(\.characters) == [["﨑"], ["\u{E000}"]])
    #expect(fallbacks.map { $0.font?.postScriptName } == ["NotoSansCJKjp-Regular", nil])
  }

  @Test func `The fallback has the weight of the font`() throws {
    try registry.register("/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc")
    try registry.register("/usr/share/fonts/opentype/noto/NotoSansCJK-Bold.ttc")
    let bold = SampleFont(postScriptName: "Test-Bold").bytes
    let font = try #require(try registry.register(bytes: bold, named: "bold").first)
    let fallback = try #require(registry.fallbacks(for: "漢字", in: font).first)
    #expect(fallback.characters == ["漢", "字"])
    #expect(fallback.font?.postScriptName == "NotoSansCJKjp-Bold")
  }

  @Test func `Line ends, joiners and variation selectors need no glyph`() throws {
    let bytes = SampleFont(postScriptName: "Test-Regular").bytes
    let font = try #require(try registry.register(bytes: bytes, named: "test").first)
    #expect(registry.fallbacks(for: "A\r\n\tB\u{200D}\u{FE0F}\u{AD}", in: font).isEmpty)
    #expect(registry.fallbacks(for: "", in: font).isEmpty)
  }
}
