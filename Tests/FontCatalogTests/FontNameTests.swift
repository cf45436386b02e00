import FontBuilder
import FontCatalog
import FontFiles
import Testing

@Suite struct FontNameTests {
  let registry = FontRegistry()

  enum Healthy: String, FontName {
    case regular = "Test-Regular"
    case bold = "Test-Bold"
  }

  /// Names by a computed property, among them every kind of problem.
  enum Faulty: FontName {
    case good, family, full, file, fileWithExtension, capitals, separators, nearest, nothing
    case twice, system

    var postScriptName: String {
      switch self {
      case .good: "Test-Bold"
      case .family: "Sole"
      case .full: "Test Bold"
      case .file: "downloaded"
      case .fileWithExtension: "downloaded.ttf"
      case .capitals: "test-regular"
      case .separators: "Lone_Italic"
      case .nearest: "Sole-Thick"
      case .nothing: "Helvetica"
      case .twice: "Test-Bold"
      case .system: ".SFUI-Regular"
      }
    }
  }

  @Test func `A healthy catalogue has no problem`() throws {
    try register("Test-Regular", "Test-Bold")
    #expect(registry.validate(Healthy.self) == [])
    #expect(try registry.font(Healthy.bold).postScriptName == "Test-Bold")
  }

  @Test func `With nothing registered every case is a problem`() {
    #expect(registry.validate(Healthy.self).map(\.entry) == ["regular", "bold"])
  }

  @Test func `Every problem is told, with the right name`() throws {
    try register("Test-Regular", "Test-Bold", "Sole-Thin", "Lone-Italic")
    try registry.register(
      bytes: SampleFont(postScriptName: "Remote-Book").bytes, named: "downloaded.ttf")
    #expect(
      registry.validate(Faulty.self).map(\.description) == [
        "family: 'Sole' is the family name of Sole-Thin.ttf; "
          + "use its PostScript name: 'Sole-Thin'",
        "full: 'Test Bold' is the full name of Test-Bold.ttf; "
          + "use its PostScript name: 'Test-Bold'",
        "full: 'Test Bold' names the same font as good; remove one of them",
        "file: 'downloaded' is the file name of downloaded.ttf; "
          + "use its PostScript name: 'Remote-Book'",
        "fileWithExtension: 'downloaded.ttf' is the file name of downloaded.ttf; "
          + "use its PostScript name: 'Remote-Book'",
        "fileWithExtension: 'downloaded.ttf' names the same font as file; remove one of them",
        "capitals: 'test-regular' is 'Test-Regular' in other capitals",
        "separators: 'Lone_Italic' is 'Lone-Italic' with other separators",
        "nearest: 'Sole-Thick' is not the PostScript name of a registered font; "
          + "did you mean 'Sole-Thin'?",
        "nothing: 'Helvetica' is not the PostScript name of a registered font, nor like one",
        "twice: 'Test-Bold' names the same font as good; remove one of them",
        "system: '.SFUI-Regular' is a private name of the system's, for which Core Text gives "
          + "another font; use the system font's own functions",
      ])
  }

  @Test func `A style that the family lacks is answered with those it has`() throws {
    enum Catalogue: String, FontName { case light = "Test-UltraCondensedLight" }
    try register("Other-Bold", "Test-Regular", "Test-Bold")
    #expect(
      registry.validate(Catalogue.self).map(\.message) == [
        "'Test-UltraCondensedLight' is not the PostScript name of a registered font; "
          + "did you mean 'Test-Regular' or 'Test-Bold'?"
      ])
  }

  @Test func `A name that several fonts have is suggested once`() throws {
    let fonts = try ["a.ttf", "b.ttf"].map { file in
      let font = try FontFile.read(
        bytes: SampleFont(postScriptName: "Test-Regular").bytes, name: file)
      return RegisteredFont(font.faces[0], from: .memory(name: file))
    }
    #expect(FontNameMismatch("Test-Regulr", among: fonts).postScriptNames == ["Test-Regular"])
  }

  @Test func `A PostScript name that is also a family of several faces is ambiguous`() throws {
    enum Catalogue: String, FontName { case plain = "Test" }
    try registry.register(
      bytes: SampleFont(family: "Test", style: "Regular", postScriptName: "Test").bytes,
      named: "Test.ttf")
    #expect(registry.validate(Catalogue.self) == [])
    try register("Test-Bold")
    #expect(
      registry.validate(Catalogue.self).map(\.description) == [
        "plain: 'Test' is a PostScript name and also the family name of 2 fonts "
          + "(Test, Test-Bold), of which a lookup may give any"
      ])
  }

  @Test func `An instance without a PostScript name is told by its axes`() throws {
    enum Catalogue: String, FontName { case bold = "Inter-BoldItalic" }
    try registry.register("/usr/share/fonts/truetype/inter-vf/Inter.var.ttf")
    #expect(
      registry.validate(Catalogue.self).map(\.message) == [
        "'Inter-BoldItalic' is the instance 'Bold Italic' of "
          + "/usr/share/fonts/truetype/inter-vf/Inter.var.ttf, which gives it no PostScript name; "
          + "create it by its axes: wght=700, slnt=-10"
      ])
  }

  @Test func `An instance with a PostScript name is as good as a face`() throws {
    enum Catalogue: String, FontName { case plain = "Test-Plain", heavy = "Test-Heavy" }
    var variable = SampleFont(postScriptName: "Test-VF")
    variable.axes = [SampleFont.Axis("wght", minimum: 100, default: 400, maximum: 900, name: "W")]
    variable.instances = [
      SampleFont.Instance("Plain", postScriptName: "Test-Plain", coordinates: [400]),
      SampleFont.Instance("Heavy", postScriptName: "Test-Heavy", coordinates: [800]),
    ]
    try registry.register(bytes: variable.bytes, named: "Test-VF.ttf")
    #expect(registry.validate(Catalogue.self) == [])
    #expect(try registry.font("Test-Heavy").coordinates == ["wght": 800])
  }

  @Test func `One font is given by any of its names, several are an error`() throws {
    try registry.register("/usr/share/fonts/truetype/lato")
    #expect(try registry.font("Lato Black").postScriptName == "Lato-Black")
    #expect(try registry.font("Lato Bold Italic").postScriptName == "Lato-BoldItalic")
    let error = #expect(throws: FontNameError.self) { try registry.font("Lato") }
    #expect(
      error?.description.hasPrefix("'Lato' is the family name of 18 fonts; use one of") == true)
    let unknown = #expect(throws: FontNameError.self) { try registry.font("Lato-bold") }
    #expect(unknown?.description == "'Lato-bold' is 'Lato-Bold' in other capitals")
  }

  private func register(_ names: String...) throws {
    for name in names {
      try registry.register(
        bytes: SampleFont(postScriptName: name).bytes, named: "\(name).ttf")
    }
  }
}
