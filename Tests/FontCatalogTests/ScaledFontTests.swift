import FontBuilder
import FontCatalog
import FontFiles
import FontScaling
import Testing

@Suite struct ScaledFontTests {
  let registry = FontRegistry()

  @Test func `DotGothic16 as body at AX3, as the tables and its metrics give it`() throws {
    try registry.register("/usr/share/fonts/truetype/dotgothic16/DotGothic16-Regular.ttf")
    let font = try registry.font("DotGothic16-Regular")
      .scaled(relativeTo: .body, at: .accessibility3)
    #expect(font.pointSize == 37)
    // 1160, −288, 0, 787 and 540 of 1000 units per em.
    #expect(font.ascender.isNear(42.92) && font.descender.isNear(-10.656) && font.lineGap == 0)
    #expect(font.lineHeight.isNear(53.576))
    #expect(font.capHeight?.isNear(29.119) == true && font.xHeight?.isNear(19.98) == true)
    #expect(try font.font.atSize(17).lineHeight.isNear(24.616))
  }

  @Test func `The size, platform and maximum can be given`() throws {
    let font = try register(SampleFont(postScriptName: "Test-Regular"))
    #expect(try font.scaled(10, relativeTo: .caption1, at: .large).pointSize == 10)
    #expect(try font.scaled(relativeTo: .body, at: .accessibility5, maximum: 30).pointSize == 30)
    #expect(try font.scaled(relativeTo: .body, at: .large, on: .macOS).pointSize == 13)
  }

  @Test(arguments: [0, -1, .nan, .infinity])
  func `A size must be finite and positive`(_ size: Double) throws {
    let font = try register(SampleFont(postScriptName: "Test-Regular"))
    #expect(throws: ScaledFontError.self) { try font.atSize(size) }
    #expect(throws: ScaledFontError.self) {
      try font.scaled(size, relativeTo: .body, at: .large)
    }
  }

  @Test func `Without the tables of metrics there are none`() throws {
    var font = SampleFont(postScriptName: "Test-Regular")
    font.omittedTables = ["hhea", "hmtx"]
    let registered = try register(font)
    #expect(throws: ScaledFontError.noMetrics(.memory(name: "Test-Regular"))) {
      try registered.atSize(17)
    }
  }

  @Test func `Metrics that vary are known at the default only`() throws {
    var variable = SampleFont(postScriptName: "Test-Regular")
    variable.axes = [SampleFont.Axis("wght", minimum: 100, default: 400, maximum: 900, name: "W")]
    let steady = try register(variable)
    #expect(try steady.at(["wght": 700]).atSize(10).pointSize == 10)
    variable.names[6] = "Varying-Regular"
    variable.extraTables["MVAR"] = [0, 1, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0]
    let varying = try register(variable)
    #expect(try varying.atSize(10).pointSize == 10)
    #expect(throws: ScaledFontError.varyingMetrics(.memory(name: "Varying-Regular"))) {
      try varying.at(["wght": 700]).atSize(10)
    }
  }

  private func register(_ font: SampleFont) throws -> RegisteredFont {
    try #require(try registry.register(bytes: font.bytes, named: font.names[6] ?? "").first)
  }
}

extension Double {
  fileprivate func isNear(_ other: Double) -> Bool { abs(self - other) < 1e-9 }
}
