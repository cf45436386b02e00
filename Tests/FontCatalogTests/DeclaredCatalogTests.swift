import FontCatalog
import Testing

/// The catalogues of a file that `fontkit validate` is given.
@Suite struct DeclaredCatalogTests {
  @Test func `A Swift file gives its enums of strings, with the place of each`() throws {
    let catalogs = try declared(
      """
      let unrelated = "no font"
      enum Titles: String, CaseIterable {
        case regular = "Test-Regular"
      }
      enum Texts: CaseIterable {
        case plain, heavy
        var postScriptName: String {
          switch self {
          case .plain: "Test-Plain"
          case .heavy: return "Test-Heavy"
          }
        }
      }
      """, in: "Fonts.swift")
    #expect(
      catalogs.map { $0.entries.map(\.value) } == [
        ["Test-Regular"], ["Test-Plain", "Test-Heavy"],
      ])
    #expect(catalogs.flatMap(\.entries).map(\.subject) == ["regular", "plain", "heavy"])
    #expect(catalogs[0].entries[0].position.description == "Fonts.swift:3:18")
  }

  @Test func `Without an enum, constants are the catalogue`() throws {
    let catalogs = try declared(
      """
      struct AppFonts {
        static let title = "Test-Bold"
        static let text = "Test-Regular"
      }
      """, in: "AppFonts.swift")
    #expect(catalogs.flatMap(\.entries).map(\.value) == ["Test-Bold", "Test-Regular"])
  }

  @Test func `A JSON file gives each of its strings once`() throws {
    let catalogs = try declared(
      #"{"title": "Test-Bold", "texts": {"plain": "Test-Regular", "small": "Test-Regular"}}"#,
      in: "fonts.json")
    #expect(catalogs.count == 1)
    #expect(catalogs.flatMap(\.entries).map(\.subject) == ["title", "texts.plain", "texts.small"])
  }

  @Test func `Of fontkit.json it is the catalog`() throws {
    let catalogs = try declared(
      #"{ catalog: { title: "Test-Bold", text: { name: "Test-Regular" } }, systemFonts: ["No"] }"#,
      in: "fontkit.json")
    #expect(catalogs.flatMap(\.entries).map(\.value) == ["Test-Bold", "Test-Regular"])
  }

  @Test func `A file without strings has none, and a broken one is an error`() throws {
    #expect(try declared("import SwiftUI", in: "Empty.swift").isEmpty)
    #expect(try declared("{}", in: "empty.json").isEmpty)
    #expect(throws: JSON5Error.self) { try declared("{", in: "broken.json") }
  }

  private func declared(_ text: String, in file: String) throws -> [NameCatalog] {
    try NameCatalog.declared(in: Array(text.utf8), file: file)
  }
}
