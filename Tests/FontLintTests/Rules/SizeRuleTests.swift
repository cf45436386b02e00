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

  @Test func `All fonts of a target beyond the budget are a warning`() throws {
    let budget = #"{ rules: { "size-budget": { total: 10000 } } }"#
    let fonts = ["A-Regular.ttf", "B-Regular.ttf"]
    let project = try SampleProject(
      [
        "A-Regular.ttf": SampleFont.good("A-Regular").bytes,
        "B-Regular.ttf": SampleFont.good("B-Regular").bytes,
      ], configuration: budget
    ).with { $0.targets = [.app(fonts: fonts.map { .init(path: $0, bundlePath: $0) })] }
    let findings = try project.findings()
    #expect(findings.count == 1)
    #expect(
      try #require(findings.first).hasPrefix(
        "warning size-budget/total App.xcodeproj/project.pbxproj:10:3: App: 2 fonts of "))
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
  }
}
