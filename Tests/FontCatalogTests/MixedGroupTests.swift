import FontFiles
import Testing

@testable import FontCatalog

/// Strings beside names of fonts are names only where something says so.
@Suite struct MixedGroupTests {
  @Test(arguments: [
    // Assets, of which most are named as fonts are.
    (
      "enum Assets: String { case a = \"Lato-Bold\", b = \"Lato-Regular\", hero = \"Hero-Light\" }",
      ["Lato-Bold", "Lato-Regular"]
    ),
    (
      "enum ImageName { case a, b, c\n var value: String { switch self { case .a: \"Lato-Bold\"; case .b: \"Lato-Regular\"; default: \"Hero-Light\" } } }",
      ["Lato-Bold", "Lato-Regular"]
    ),
    // What is nearly a name is meant as one, and so is a style that the family does not have.
    (
      "enum Assets: String { case a = \"Lato-Bold\", b = \"Lato-Regular\", c = \"Lato-Light\", d = \"Lato-Italic\", e = \"Lato-Blod\", f = \"Lato-Thin\", g = \"Lato-Icon\" }",
      ["Lato-Bold", "Lato-Regular", "Lato-Light", "Lato-Italic", "Lato-Blod", "Lato-Thin"]
    ),
    // Where the type speaks of fonts, faces or the family, all cases do.
    (
      "enum AppFont: String { case a = \"Lato-Bold\", b = \"Hero-Light\" }",
      ["Lato-Bold", "Hero-Light"]
    ),
    (
      "enum BrandFace: String { case a = \"Lato-Bold\", b = \"Lato-Regular\", c = \"Oops\" }",
      ["Lato-Bold", "Lato-Regular", "Oops"]
    ),
    (
      "enum Lato: String { case a = \"Lato-Bold\", b = \"Lato-Regular\", c = \"Oops\" }",
      ["Lato-Bold", "Lato-Regular", "Oops"]
    ),
    (
      "enum Surface: String { case a = \"Lato-Bold\", b = \"Lato-Regular\", c = \"Oops\" }",
      ["Lato-Bold", "Lato-Regular"]
    ),
    // A font call uses them.
    (
      "enum Assets: String { case a = \"Lato-Bold\", b = \"Oops\" }\nfunc f(a: Assets) { UIFont(name: a.rawValue, size: 1) }",
      ["Lato-Bold", "Oops"]
    ),
    // Constants of a type that speaks of fonts and holds something else too.
    (
      "struct FontTheme { let name = \"Brand-Light\"; let font = \"Lato-Bold\"; let storageKey = \"Theme-Light\" }",
      ["Lato-Bold"]
    ),
    (
      "enum Fonts { static let name = \"Lato-Blod\"; static let bold = \"Lato-Bold\"; static let title = \"Hero-Light\"; static let text = \"Lato Bold\" }",
      ["Lato-Blod", "Lato-Bold", "Hero-Light", "Lato Bold"]
    ),
    (
      "struct FontTheme { let name = \"Oops\"; let font = \"Lato-Bold\" }\nfunc f(t: FontTheme) { UIFont(name: t.name, size: 1) }\nlet g = UIFont(name: FontTheme.name, size: 1)",
      ["Oops", "Lato-Bold"]
    ),
    // Constants beside the cases of an enum of fonts.
    (
      "enum AppFont: String { case a = \"Lato-Bold\"; static let fallback = \"Lato-Regular\", selected = \"Any-Light\" }",
      ["Lato-Bold", "Lato-Regular"]
    ),
  ])
  func `strings beside names are accused where they are meant as names`(
    source: String, names: [String]
  ) {
    let scanned = SwiftScanner.scan(Array(source.utf8), file: "f")
    let catalogs = NameAssembly([scanned], known: Self.known).catalogs
    #expect(catalogs.flatMap(\.entries).map(\.value) == names)
  }

  @Test(arguments: [
    (
      #"{"ios": {"fontPostScriptName": "Lato-Bold"}, "mac": {"fontPostScriptName": "Oops"}}"#,
      ["Lato-Bold", "Oops"]
    ),
    (
      #"{"ios": {"fontPostScriptName": "Lato-Bold"}, "web": {"fontPostScriptName": "Roboto-Regular"}}"#,
      ["Lato-Bold"]
    ),
    (#"{"font": {"ios": "Lato-Bold", "android": "roboto"}}"#, ["Lato-Bold"]),
    (#"{"fontName": "Lato-Bold", "cssFontName": "lato"}"#, ["Lato-Bold"]),
    (#"{"fonts": {"title": "Lato-Bold", "cobwebs": "Oops"}}"#, ["Lato-Bold", "Oops"]),
  ])
  func `what keys of JSON say is for other platforms is not the app's`(
    text: String, names: [String]
  ) throws {
    let groups = JSONCatalogReader.read(Array(text.utf8), file: "tokens.json").groups
    let catalogs = NameAssembly([], jsonGroups: groups, known: Self.known).catalogs
    #expect(catalogs.flatMap(\.entries).map(\.value) == names)
  }

  private static let known = KnownNames(
    [], systemFonts: ["Lato-Bold", "Lato-Regular", "Lato-Light", "Lato-Italic"],
    families: ["Lato"])
}
