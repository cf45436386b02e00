import FontBuilder
import Testing

@testable import FontFiles

@Suite struct FormatTests {
  private static let plain = SampleFont(postScriptName: "Test-Bold")
  private static let compact: SampleFont = {
    var font = plain
    font.outlines = .compactFont
    return font
  }()

  @Test(arguments: [
    (FontFormat.truetype, plain.bytes), (.openTypeCFF, compact.bytes), (.woff, plain.webFont),
    (.woff2, plain.webFont2), (.dfont, plain.resourceFile),
  ])
  func `Every package of an sfnt gives the same face`(format: FontFormat, bytes: [UInt8]) throws {
    let file = try FontFile.read(bytes: bytes, options: .verifying)
    #expect(file.format == format && file.warnings == [] && file.byteCount == bytes.count)
    #expect(file.verification?.isComplete == true)
    var face = try #require(file.faces.first)
    let tables = Dictionary(face.tables.map { ($0.tag, $0.byteCount) }) { a, _ in a }
    #expect(tables["OS/2"] == 96 && tables["head"] == 54)
    var expected = try #require(FontFile.read(bytes: Self.plain.bytes).faces.first)
    expected.tables = []
    face.tables = []
    #expect(face == expected)
  }

  @Test func `Embedded OpenType is known, and not read`() {
    let error = #expect(throws: FontFileError.self) {
      try FontFile.read(bytes: Self.plain.embeddedOpenType, name: "a.eot")
    }
    #expect(
      error?.description == "a.eot: not supported: its format is Embedded OpenType (EOT)")
  }

  @Test(arguments: [Self.plain.type1, Self.plain.type1Binary])
  func `Type 1 is read through FreeType`(bytes: [UInt8]) throws {
    let file = try FontFile.read(bytes: bytes, options: .verifying)
    let face = try #require(file.faces.first)
    #expect(file.format == .type1 && file.warnings == [])
    #expect(face.names.postScript == "Test-Bold" && face.unitsPerEm == 1000)
    #expect(face.coverage.contains("A") && face.hasOutlines && face.tables == [])
    #expect(face.metrics.hhea == nil && face.weight == nil)
  }

  @Test(arguments: [
    (FontFormat.pcf, BitmapFont(family: "Dots").portableCompiledFormat),
    (.bdf, BitmapFont(family: "Dots").distributionFormat),
  ])
  func `Bitmaps have no units and no outlines`(format: FontFormat, bytes: [UInt8]) throws {
    let file = try FontFile.read(bytes: bytes, options: .verifying)
    let face = try #require(file.faces.first)
    #expect(file.format == format && file.warnings == [])
    #expect(face.names.family == "Dots" && face.names.postScript == nil)
    #expect(face.unitsPerEm == nil && !face.hasOutlines && face.metrics.lineHeight == nil)
    #expect(face.coverage.count == BitmapFont(family: "Dots").glyphs.count)
  }

  @Test func `An sfnt whose outlines are empty is a bitmap font`() throws {
    var font = Self.plain
    font.extraTables = ["glyf": [], "loca": []]
    let file = try FontFile.read(bytes: font.bytes, options: .verifying)
    #expect(file.faces.first?.hasOutlines == false && file.warnings == [])
  }

  @Test func `A collection gives its faces in order`() throws {
    let file = try FontFile.read(
      bytes: FontCollection([Self.plain, SampleFont(postScriptName: "Other")]).bytes,
      options: .verifying)
    #expect(file.isCollection && file.warnings == [])
    #expect(file.faces.map(\.index) == [0, 1])
    #expect(file.faces.map(\.names.postScript) == ["Test-Bold", "Other"])
  }

  @Test func `A variable font gives axes and instances`() throws {
    var font = SampleFont(postScriptName: "Test")
    font.axes = [.init("wght", minimum: 100, default: 400, maximum: 900.5, name: "Weight")]
    font.instances = [
      .init("Bold", postScriptName: "Test-Bold", coordinates: [700]),
      .init("Thin", coordinates: [100]),
    ]
    let face = try #require(FontFile.read(bytes: font.bytes).faces.first)
    #expect(
      face.axes == [
        VariationAxis(
          tag: "wght", minimum: 100, defaultValue: 400, maximum: 900.5, name: "Weight")
      ])
    #expect(face.instances.map(\.name) == ["Bold", "Thin"])
    #expect(face.instances.map(\.coordinates) == [["wght": 700], ["wght": 100]])
  }

  @Test func `Layout tables give scripts and features, sorted and once`() throws {
    var font = Self.plain
    font.substitution = .init(scripts: ["latn", "kana"], features: ["vert", "liga"])
    font.positioning = .init(scripts: ["latn"], features: ["kern"])
    let face = try #require(FontFile.read(bytes: font.bytes).faces.first)
    #expect(face.scripts == ["kana", "latn"] && face.features == ["kern", "liga", "vert"])
  }

  @Test(arguments: [
    (0, EmbeddingRights.Permission.installable), (2, .restricted), (4, .previewAndPrint),
    (8, .editable), (6, .previewAndPrint), (0x302, .restricted),
  ])
  func `fsType says what may be done`(fsType: Int, permission: EmbeddingRights.Permission) {
    let rights = EmbeddingRights(fsType: fsType)
    #expect(rights.permission == permission)
    #expect(rights.forbidsSubsetting == (fsType == 0x302))
    #expect(rights.allowsOnlyBitmaps == (fsType == 0x302))
  }
}
