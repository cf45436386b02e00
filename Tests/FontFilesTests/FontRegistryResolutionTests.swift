import FontBuilder
import Testing

@testable import FontFiles

@Suite struct FontRegistryResolutionTests {
  let registry = FontRegistry()

  @Test func `A name is asked as PostScript name, then full, then family`() throws {
    var first = SampleFont(postScriptName: "A-Regular")
    first.names[4] = "Shared"
    var second = SampleFont(postScriptName: "Shared")
    second.names[1] = "B"
    var third = SampleFont(postScriptName: "C-Regular")
    third.names[1] = "Shared"
    try register(third, first)
    #expect(try postScriptNames("Shared", .full) == ["A-Regular"])
    try register(second)
    #expect(try postScriptNames("Shared", .postScript) == ["Shared"])
    try registry.unregister(.memory(name: "A-Regular"))
    try registry.unregister(.memory(name: "Shared"))
    #expect(try postScriptNames("Shared", .family) == ["C-Regular"])
  }

  @Test func `DotGothic16 resolves by each of its names, also the Japanese one`() throws {
    try registry.register(InstalledFile.dotGothic16.path)
    #expect(registry.resolve("DotGothic16-Regular")?.kind == .postScript)
    #expect(registry.resolve("DotGothic16 Regular")?.kind == .full)
    #expect(registry.resolve("DotGothic16")?.kind == .family)
    #expect(registry.resolve("ドットゴシック16")?.kind == .family)
    #expect(registry.resolve("dotgothic16-regular") == nil)
  }

  @Test func `A family name gives every face, in the order of registration`() throws {
    try register(
      SampleFont(postScriptName: "Test-Italic"), SampleFont(postScriptName: "Test-Bold"))
    #expect(try postScriptNames("Test", .family) == ["Test-Italic", "Test-Bold"])
  }

  @Test func `A named instance resolves by the name that the font gives it`() throws {
    try register(variable)
    let font = try #require(registry.resolve("Test-Heavy")?.fonts.first)
    #expect(font.coordinates == ["wght": 800, "wdth": 100])
    #expect(font.postScriptName == "Test-Heavy" && font.style == "Heavy" && !font.isDefault)
    #expect(registry.resolve("Test-Light") == nil)
  }

  @Test func `Fontconfig finds the nearest face: slant, then weight, then width`() throws {
    try registry.register("/usr/share/fonts/truetype/lato")
    #expect(match("Lato") == "Lato-Regular")
    #expect(match("Lato", weight: 700) == "Lato-Bold")
    #expect(match("Lato", weight: 700, isItalic: true) == "Lato-BoldItalic")
    #expect(match("Lato", weight: 690, isItalic: true) == "Lato-BoldItalic")
    #expect(match("Lato", weight: 1000) == "Lato-Black")
    #expect(match("Lato Black") == "Lato-Black")
    #expect(match("lato") == nil)
  }

  @Test func `Width decides between faces of one weight`() throws {
    var condensed = SampleFont(postScriptName: "Test-Condensed")
    condensed.os2.width = 3
    try register(SampleFont(postScriptName: "Test-Regular"), condensed)
    #expect(match("Test", width: 75) == "Test-Condensed")
    #expect(match("Test", width: 80) == "Test-Condensed")
    #expect(match("Test", width: 95) == "Test-Regular")
  }

  @Test func `A variable font is set to what is wanted, within its axes`() throws {
    try register(variable)
    let inside = FontDescription(family: "Test", weight: 550, width: 90)
    #expect(registry.match(inside)?.coordinates == ["wght": 550, "wdth": 90])
    let outside = FontDescription(family: "Test", weight: 1000, width: 20)
    #expect(registry.match(outside)?.coordinates == ["wght": 900, "wdth": 75])
    let heavy = FontDescription(family: "Test", weight: 800)
    #expect(registry.match(heavy)?.postScriptName == "Test-Heavy")
  }

  @Test func `Inter variable gives its Bold Italic, which has no PostScript name`() throws {
    try registry.register("/usr/share/fonts/truetype/inter-vf/Inter.var.ttf")
    let wanted = FontDescription(family: "Inter", weight: 700, isItalic: true)
    let font = try #require(registry.match(wanted))
    #expect(font.coordinates == ["wght": 700, "slnt": -10])
    #expect(font.style == "Bold Italic" && font.postScriptName == nil)
    #expect(font.namedInstances.count == 18)
  }

  @Test func `A face that can be italic is preferred over an upright one`() throws {
    var slanting = SampleFont(postScriptName: "Test-Slanting")
    slanting.axes = [SampleFont.Axis("slnt", minimum: -12, default: 0, maximum: 0, name: "Slant")]
    try register(SampleFont(postScriptName: "Test-Regular"), slanting)
    #expect(match("Test") == "Test-Regular")
    let italic = registry.match(FontDescription(family: "Test", isItalic: true))
    #expect(italic?.coordinates == ["slnt": -12])
  }

  @Test func `An axis whose ends are exchanged is still an axis`() throws {
    var damaged = SampleFont(postScriptName: "Test-Regular")
    damaged.axes = [SampleFont.Axis("wght", minimum: 900, default: 400, maximum: 100, name: "W")]
    try register(damaged)
    let wanted = FontDescription(family: "Test", weight: 500)
    #expect(registry.match(wanted)?.coordinates == ["wght": 500])
  }

  private var variable: SampleFont {
    var font = SampleFont(postScriptName: "Test-Regular")
    font.axes = [
      SampleFont.Axis("wght", minimum: 100, default: 400, maximum: 900, name: "Weight"),
      SampleFont.Axis("wdth", minimum: 75, default: 100, maximum: 100, name: "Width"),
    ]
    font.instances = [
      SampleFont.Instance("Light", coordinates: [300, 100]),
      SampleFont.Instance("Heavy", postScriptName: "Test-Heavy", coordinates: [800, 100]),
    ]
    return font
  }

  private func register(_ fonts: SampleFont...) throws {
    for font in fonts { try registry.register(bytes: font.bytes, named: font.names[6] ?? "") }
  }

  private func postScriptNames(
    _ name: String, _ kind: FontResolution.Kind
  ) throws -> [String?] {
    let resolution = try #require(registry.resolve(name))
    #expect(resolution.kind == kind)
    return resolution.fonts.map(\.postScriptName)
  }

  private func match(
    _ family: String, weight: Double = 400, width: Double = 100, isItalic: Bool = false
  ) -> String? {
    let wanted = FontDescription(
      family: family, weight: weight, width: width, isItalic: isItalic)
    return registry.match(wanted)?.postScriptName
  }
}
