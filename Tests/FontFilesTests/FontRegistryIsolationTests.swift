import FontBuilder
import Foundation
import Testing

@testable import FontFiles

/// Nothing of the machine's fonts or Fontconfig configuration takes part in a registry.
///
/// Each test sets the environment of a process of its own, before Fontconfig reads it.
@Suite struct FontRegistryIsolationTests {
  @Test func `A hostile configuration changes nothing`() async throws {
    let folder = try TemporaryFolder()
    let font = SampleFont(family: "DotGothic16", style: "Bold", postScriptName: "Hostile-Bold")
    try folder.write(font.bytes, to: "hostile.ttf")
    let configuration = """
      <fontconfig>
        <dir>\(folder.path)</dir>
        <cachedir>\(folder.path)/cache</cachedir>
        <match target="pattern">
          <edit name="family" mode="assign" binding="strong"><string>Hostile</string></edit>
          <edit name="weight" mode="assign"><const>black</const></edit>
        </match>
        <match target="font"><edit name="index" mode="assign"><int>99</int></edit></match>
        <match target="scan"><edit name="family" mode="assign"><string>Hostile</string></edit></match>
      </fontconfig>
      """
    let file = try folder.write(Array(configuration.utf8), to: "fonts.conf")

    await #expect(processExitsWith: .success) { [file = file as String] in
      unsafe setenv("FONTCONFIG_FILE", file, 1)
      unsafe setenv("LC_ALL", "ja_JP.UTF-8", 1)
      // The configuration is in force: whoever asks for the machine's fonts gets its font alone.
      #expect(InstalledFont.all().map(\.postScriptName) == ["Hostile-Bold"])

      let registry = FontRegistry()
      #expect(registry.match(FontDescription(family: "DotGothic16")) == nil)
      try registry.register(InstalledFile.dotGothic16.path)
      try registry.register("/usr/share/fonts/truetype/lato")
      #expect(registry.resolve("Hostile-Bold") == nil && registry.resolve("Hostile") == nil)
      #expect(registry.resolve("DotGothic16")?.fonts.count == 1)
      let wanted = FontDescription(family: "Lato", weight: 300, isItalic: true)
      #expect(registry.match(wanted)?.postScriptName == "Lato-LightItalic")
    }
  }

  @Test(arguments: ["/dev/null", "/no/such/fonts.conf"])
  func `Without a configuration it works alike, and says nothing`(_ file: String) async throws {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent, \.standardOutputContent]
    ) { [file = file as String] in
      unsafe setenv("FONTCONFIG_FILE", file, 1)
      unsafe setenv("FONTCONFIG_PATH", "/no/such/folder", 1)
      unsafe setenv("HOME", "/no/such/home", 1)
      let registry = FontRegistry()
      try registry.register(InstalledFile.notoCJK.path)
      #expect(registry.fonts.count == 10)
      let fonts = registry.resolve("Noto Sans CJK JP")?.fonts ?? []
      #expect(fonts.map(\.postScriptName) == ["NotoSansCJKjp-Regular"])
      #expect(registry.match(FontDescription(family: "Noto Sans CJK KR", weight: 700)) != nil)
      #expect(registry.match(FontDescription(family: "DejaVu Sans")) == nil)
    }
    let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(!words.contains("Fontconfig"))
  }
}
