import FontCatalog
import FontLint
import Testing

/// The examples of the module's page.
@Suite struct ExampleTests {
  @Test func `The examples do what they say`() async throws {
    let project = try await Project.read("Fonts")
    let linter = Linter()
    let report = linter.lint(linter.workspace(of: project))
    #expect(report.findings.isEmpty)
    #expect(report.fonts.count == 2)

    var policy = Policy()
    policy.enabled = ["catalog-unknown-postscript-name"]
    let strict = Linter(policy: policy)
    let names = strict.lint(strict.workspace(of: project))
    #expect(names.rules.map(\.id) == ["catalog-unknown-postscript-name"])
  }
}
