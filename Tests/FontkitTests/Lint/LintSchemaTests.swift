import FontCatalog
import Foundation
import Testing

@Suite struct LintSchemaTests {
  @Test func `What lint prints conforms to the shipped schema`() async throws {
    let file = Transcript.root.appending(path: "Schemas/lint.schema.json")
    let schema = try JSONSchema(
      JSON5Reader.read(Array(Data(contentsOf: file)), file: file.path))
    let app = try HealthyAppTests.app(
      #"""
      let fonts = [Font.custom("Lato-bold", size: 1), .custom("Lato-Regular", size: 1)]
      func font(_ weight: String) -> UIFont? { UIFont(name: "Lato-\(weight)", size: 17) }
      """#, more: ["App/Info.plist": .text(PropertyListText.listing(["Gone.ttf"]))])
    let outcome = await app.lint("--format", "json")
    let document = try JSON5Reader.read(Array(outcome.output.utf8), file: "output")
    #expect(try schema.violations(of: document) == [])
    let findings = try document.object()["findings"]?.array() ?? []
    #expect(findings.count >= 3)
    #expect(try document.object()["unchecked"]?.array().count == 1)
  }
}
