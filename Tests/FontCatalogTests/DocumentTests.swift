import FontCatalog
import Testing

/// Interface Builder files, JSON catalogues and texts.
@Suite struct DocumentTests {
  @Test func `the fonts that a document lists count when the project has them`() async throws {
    let text = """
      <document><customFonts key="customFonts">
        <array key="Lato.ttf"><string>Lato-Bold</string><string>Lato-Gone</string></array>
        <array key="Helvetica.ttc"><string>Helvetica</string></array></customFonts>
        <string>Lato-Thin</string>
      </document>
      """
    let tree = try SampleTree(
      ["Main.xib": text], fonts: ["a.ttf": "Lato-Bold", "b.ttf": "Lato-Thin"])
    let references = try await tree.read().references
    #expect(references.map(\.value) == ["Lato-Bold"])
    #expect(references.map(\.position.description) == ["Main.xib:2:33"])
  }

  @Test func `a font of an attributed string or a Mac view is a name`() async throws {
    let text = """
      <document><attributes><font key="NSFont" size="14" name="Lato-Wrong"/></attributes>
        <textFieldCell><font key="font" metaFont="system"/></textFieldCell></document>
      """
    let references = try await SampleTree(["Main.xib": text]).read().references
    #expect(references.map(\.value) == ["Lato-Wrong"])
  }

  @Test func `an attribute of the app's own that is called a font's name counts as a label`()
    async throws
  {
    let text = """
      <userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="string" keyPath="fontName" value="Lato-Blod"/>
        <userDefinedRuntimeAttribute type="string" keyPath="titleFontName" value="Else"/>
        <userDefinedRuntimeAttribute type="string" keyPath="title" value="Lato-Bald"/>
      </userDefinedRuntimeAttributes>
      """
    let tree = try SampleTree(["Main.xib": text], fonts: ["a.ttf": "Lato-Bold"])
    let references = try await tree.read().references
    #expect(references.map(\.value) == ["Lato-Blod"])
    #expect(references.map(\.position.description) == ["Main.xib:2:72"])
  }

  @Test func `a storyboard names fonts, its system fonts aside`() async throws {
    let text = """
      <document>
        <!-- fontkit:disable x -->
        <fontDescription key="fontDescription" name="Lato-Bold" family="Lato" pointSize="17"/>
        <fontDescription key="fontDescription" type="system" pointSize="17"/>
      </document>
      """
    let project = try await SampleTree(["Main.storyboard": text]).read()
    let reference = try #require(project.references.first)
    #expect(project.references.count == 1)
    #expect(reference.value == "Lato-Bold" && reference.family == "Lato")
    #expect(reference.kind == .interfaceBuilder)
    #expect(reference.position.description == "Main.storyboard:3:48")
    #expect(text.utf8[range: try #require(reference.bytes)] == "Lato-Bold")
    #expect(project.directives.map(\.text) == ["disable x"])
  }

  @Test(arguments: [
    (
      #"{"styles": {"title": "Lato-Bold", "body": "Lato-Light"}}"#, ["styles.title", "styles.body"]
    ),
    (
      #"{"title": {"font": "Lato-Bold", "color": "red", "a": "b"}, "body": {"font": "Wrong"}}"#,
      ["title.font", "body.font"]
    ),
    (#"{"name": "app", "fonts": ["Lato-Bold", "Lato-Thin"]}"#, [nil, nil]),
    (#"{"title": {"font": "Lato-Bold", "color": "primary"}}"#, ["title.font"]),
    (
      #"{"fonts": [{"family": "Lato", "name": "Lato-Bold"}, {"fontFamily": "Lato-Light"}]}"#,
      ["fonts.name", "fonts.fontFamily"]
    ),
    (#"{"row": "Lato-Bold", "body": "Lato-Light", "theme": "dark"}"#, ["row", "body"]),
    (#"{"title": "Lato", "body": "x"}"#, []),
    (#"{"a": "#, []),
    (#"{"findings": [], "fonts": [{"postScriptNames": ["Lato-Bold"]}], "schemaVersion": 1}"#, []),
    (#"{"version": "2.1.0", "runs": [{"fonts": ["Lato-Bold", "Lato-Thin"]}]}"#, []),
    (#"{"catalog": {"title": {"name": "Lato-Bold"}}, "usages": [{"font": "Lato-Bold"}]}"#, []),
  ])
  func `a JSON file is a catalogue where it speaks of fonts, and else gives the names of fonts`(
    text: String, names: [String?]
  ) async throws {
    let tree = try SampleTree(
      ["theme.json": text], fonts: ["bold.ttf": "Lato-Bold", "light.ttf": "Lato-Light"])
    #expect(try await tree.read().catalogs.flatMap(\.entries).map(\.caseName) == names)
  }

  @Test func `a JSON file that is too large to be a catalogue is said so`() async throws {
    let text = "[\"" + String(repeating: "x", count: 300_000) + "\"]"
    let project = try await SampleTree(["a.json": text, "b.json": "[]"]).read()
    #expect(project.unsearchedFiles == ["a.json"])
    #expect(project.problems.isEmpty)
  }

  @Test(arguments: [
    "enum Face: String {\n" + (1...3000).map { "case c\($0) = \"Lato-\($0)\"\n" }.joined()
      + "}\nfunc f(x: Face) { UIFont(name: x.rawValue, size: 1) }",
    "let fonts = [\(repeatElement("\"Lato-Bold\"", count: 3000).joined(separator: ", "))]",
  ])
  func `a catalogue that is too long to be checked whole is said so`(source: String) async throws {
    let tree = try SampleTree(
      [
        "Face.swift": source,
        "Other.swift": source.replacing("Lato", with: "Key").replacing("UIFont", with: "View")
          .replacing("fonts", with: "list"),
      ],
      fonts: ["bold.ttf": "Lato-Bold"])
    let project = try await tree.read()
    #expect(project.catalogs.map(\.entries.count) == [2000])
    #expect(project.unsearchedFiles == ["Face.swift"])
  }

  @Test func `comments in JSON speak to fontkit`() async throws {
    let text = "{\n  // fontkit:disable x why\n  a: 1, /* fontkit:disable y */ // other\n}"
    let project = try await SampleTree(["a.json5": text]).read()
    #expect(project.directives.map(\.text) == ["disable x why", "disable y"])
    #expect(project.directives.map(\.position.description) == ["a.json5:2:3", "a.json5:3:9"])
    #expect(project.directives.map(\.followsCode) == [false, true])
    let configuration = try Configuration(
      reading: Array("{\n// fontkit:disable x why\n}".utf8), file: "fontkit.json")
    let configured = try await SampleTree().read(configuration)
    #expect(configured.directives.map(\.position.description) == ["fontkit.json:2:1"])
  }

  @Test func `texts are read in every format, with language and place`() async throws {
    let tree = try SampleTree([
      "ja.lproj/Localizable.strings": "/* c */\n\"title\" = \"設定\";\n",
      "de.lproj/Localizable.stringsdict": """
      <plist><dict><key>n</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
        <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
          <key>one</key><string>%d Tag</string><key>other</key><string>%d Tage</string></dict>
      </dict></dict></plist>
      """,
      "Localizable.xcstrings": """
      { "sourceLanguage": "en", "strings": {
        "Days": { "localizations": { "fr": { "variations": { "plural": {
          "one": { "stringUnit": { "state": "translated", "value": "%d jour" } },
          "other": { "stringUnit": { "state": "translated", "value": "%d jours" } } } } } } },
        "Hello": { "localizations": { "en": { "stringUnit": { "value": "Hello!" } } } } } }
      """,
    ])
    try tree.add(
      "fr.lproj/Wide.strings",
      [0xFF, 0xFE] + "a = \"é\";".utf16.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] })
    let texts = try await tree.read().localizedTexts.map {
      "\($0.position.file.suffix(12)) \($0.position.line) \($0.locale) \($0.key) \($0.text)"
    }
    #expect(
      texts == [
        "le.xcstrings 2 en Days Days", "le.xcstrings 3 fr Days %d jour",
        "le.xcstrings 4 fr Days %d jours", "le.xcstrings 5 en Hello Hello!",
        "e.stringsdict 2 de n %#@n@".replacing("e.stringsdict", with: ".stringsdict"),
        ".stringsdict 4 de n %d Tag", ".stringsdict 4 de n %d Tage",
        "Wide.strings 1 fr a é", "able.strings 2 ja title 設定",
      ])
  }

  @Test(arguments: [
    ("a.strings", "a = \"b\"\n", "a.strings:2:1: error: expected ';'"),
    (
      "a.xcstrings", "{\n  \"strings\": [] }",
      "a.xcstrings:2:14: error: expected an object, found a list"
    ),
    ("a.storyboard", "<a\n", "a.storyboard:1:1: error: the tag never ends"),
    ("Info.plist", "<plist><dict>\n</array", "Info.plist:2:8: error: '>' is missing"),
  ])
  func `a damaged document is a problem with a place`(
    file: String, text: String, problem: String
  ) async throws {
    let problems = try await SampleTree([file: text]).read().problems
    #expect(problems.map(\.description) == [problem])
  }
}
