import FontCatalog
import FontFiles
import Testing

/// The examples of the module's page.
@Suite struct ExampleTests {
  @Test func `Check an enum of names`() throws {
    enum AppFont: String, FontName {
      case regular = "Masume-Regular"
      case bold = "Masume-Bald"
    }
    let registry = FontRegistry()
    try registry.register("Fonts")
    let problems = registry.validate(AppFont.self)
    #expect(problems.map(\.name) == ["Masume-Bald"])
  }

  @Test func `Read a repository`() async throws {
    let project = try await Project.read("Fonts")
    #expect(project.fonts.map(\.path) == ["Masume-Bold.ttf", "Masume-Regular.ttf"])
    #expect(project.catalogs.map(\.name) == ["CustomFontName"])
  }
}
