import FontBuilder
import FontCatalog
import FontFiles
@testable import FontLint
import Testing

@Suite struct SizeRuleTests {
  @Test func `A font beyond the budget is a warning`() throws {
    let budget = #"{ rules: { "size-budget": { file: 1000 } } }"#
    let project = try SampleProject(.good(), configuration: budget)
    let size = try #require(project.project.fonts.first?.file?.byteCount)
    #expect(
      try project.findings() == [
        """
        warning size-budget/file Fonts/Test-Regular.ttf: \((Double(size) / 1000).points) kB exceeds \
        the font budget of 1 kB
        """
      ])
  }

  @Test func `A font is within the budget up to the last byte`() throws {
    let font = SampleFont.good()
    let size = font.bytes.count
    for (limit, count) in [(size, 0), (size - 1, 1)] {
      let budget = #"{ rules: { "size-budget": { file: \#(limit), total: \#(limit) } } }"#
      let project = try SampleProject(font, configuration: budget).with {
        $0.targets = [target("App", ["Fonts/Test-Regular.ttf"])]
      }
      let reasons = try project.report().reported.filter { $0.rule == "size-budget" }.map(\.reason)
      #expect(reasons == (count == 0 ? [] : ["total", "file"]))
    }
  }

  @Test func `Without a setting a font may have 5 MB, and a target 10 MB`() throws {
    func findings(_ sizes: [Int]) throws -> [String] {
      let names = ["A-Regular", "B-Regular", "C-Regular"].prefix(sizes.count)
      let fonts = names.map { ("\($0).ttf", SampleFont.good($0).bytes) }
      return try SampleProject(Dictionary(uniqueKeysWithValues: fonts)).with {
        for (index, size) in sizes.enumerated() {
          $0.fonts[index].contents = $0.fonts[index].contents.map { file in
            var file = file
            file.byteCount = size
            return file
          }
        }
        $0.targets = [target("App", names.map { "\($0).ttf" })]
      }.findings().filter { $0.contains("size-budget") }
    }
    #expect(try findings([5_000_000, 5_000_000]) == [])
    #expect(
      try findings([5_000_001]) == [
        "warning size-budget/file A-Regular.ttf: 5 MB exceeds the font budget of 5 MB"
      ])
    #expect(
      try findings([5_000_000, 4_000_000, 3_000_000]) == [
        """
        warning size-budget/total App.xcodeproj/project.pbxproj:10:3: App: 3 fonts of 12 MB exceed \
        the budget of 10 MB
        """
      ])
  }

  private func target(_ name: String, _ fonts: [String], kind: Target.Kind = .application) -> Target
  {
    .app(
      name, kind: kind, fonts: fonts.map { .init(path: $0, bundlePath: $0.lastPathComponent) },
      plists: [])
  }

  @Test func `All fonts of a target beyond the budget are a warning, those of a test are not`()
    throws
  {
    let budget = #"{ rules: { "size-budget": { total: 10000 } } }"#
    let fonts = ["A-Regular", "B-Regular"].map { ("\($0).ttf", SampleFont.good($0).bytes) }
    let project = try SampleProject(
      Dictionary(uniqueKeysWithValues: fonts), configuration: budget)
    let paths = fonts.map(\.0)
    let size = fonts.reduce(0) { $0 + $1.1.count }
    #expect(
      try project.with { $0.targets = [target("App", paths)] }.findings() == [
        """
        warning size-budget/total App.xcodeproj/project.pbxproj:10:3: App: 2 fonts of \
        \(size.byteText) exceed the budget of 10 kB
        """
      ])
    #expect(
      try project.with { $0.targets = [target("Tests", paths, kind: .test)] }.findings() == [])
    let apart = project.with { $0.targets = paths.map { target($0, [$0]) } }
    #expect(try apart.findings() == [])
  }

  @Test func `One font in the copies of two targets is a note`() throws {
    let bytes = SampleFont.good().bytes
    let project = try SampleProject(["A/Test-Regular.ttf": bytes, "B/Test-Regular.ttf": bytes]).with
    {
      $0.targets = ["A", "B"].map { name in
        .app(
          name, fonts: [.init(path: "\(name)/Test-Regular.ttf", bundlePath: "Test-Regular.ttf")])
      }
    }
    let size = (try #require(project.project.fonts.first?.file?.byteCount)).byteText
    #expect(
      try project.findings() == [
        """
        info size-duplicate-content B/Test-Regular.ttf: the file is identical to A/Test-Regular.ttf \
        (\(size))
        """
      ])
    let website = project.with { $0.targets.removeLast() }
    #expect(try website.findings() == [])
  }
}
