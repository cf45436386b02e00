import FontCatalog
import FontLint
import Foundation
import Testing

@testable import fontkit

/// The schema and the help page of `fontkit.json`, held to what its reader knows.
@Suite struct ConfigurationSchemaTests {
  private let document: JSON5Object
  private let schema: JSONSchema

  init() throws {
    let file = Transcript.root.appending(path: "Schemas/configuration.schema.json")
    let value = try JSON5Reader.read(Array(Data(contentsOf: file)), file: file.path)
    document = try value.object()
    schema = try JSONSchema(value)
  }

  private static let keys: [(definition: String?, keys: [String])] = [
    (nil, Configuration.keys), ("target", Configuration.TargetSettings.keys),
    ("font", Configuration.CatalogEntry.keys), ("usage", Configuration.Usage.keys),
    ("frame", Configuration.Frame.keys), ("ignored", Configuration.IgnoredFinding.keys),
  ]

  @Test(arguments: keys)
  func `The schema describes the keys that are read, and closes the list`(
    definition: String?, keys: [String]
  ) throws {
    let object =
      try definition.map { try #require(document["$defs"]?.object()[$0]).object() } ?? document
    #expect(Set(try #require(object["properties"]).object().members.map(\.name)) == Set(keys))
    #expect(object["additionalProperties"]?.content == .bool(false))
  }

  @Test(arguments: keys)
  func `The help page names every key`(definition: String?, keys: [String]) {
    let words = Set(ConfigurationHelp.page.split { !$0.isLetter }.map(String.init))
    for key in keys where key != "$schema" { #expect(words.contains(key), "\(key)") }
  }

  @Test func `The schema has the words that are read`() throws {
    let definitions = try #require(document["$defs"]).object()
    func words(_ value: JSON5Value?) throws -> [String] {
      let object = try #require(value).object()
      return try #require(object["enum"]).strings()
    }
    func property(_ definition: String, _ name: String) throws -> JSON5Value? {
      try definitions[definition]?.object()["properties"]?.object()[name]
    }
    #expect(try words(definitions["ruleName"]) == RuleDescription.all.map(\.id))
    #expect(try words(definitions["severity"]) == Policy.words)
    #expect(try words(definitions["role"]) == Configuration.Role.allCases.map(\.rawValue))
    #expect(
      try words(property("usage", "scaling"))
        == Configuration.Usage.Scaling.allCases.map(\.rawValue))
    #expect(
      try words(property("target", "registration"))
        == Configuration.TargetSettings.Registration.allCases.map(\.rawValue))
    let properties = try #require(document["properties"]).object()
    for preset in try words(properties["preset"]) {
      let text = "{ preset: '\(preset)' }"
      _ = try Policy(Configuration(reading: Array(text.utf8), file: "fontkit.json"))
    }
    #expect(
      try words(properties["failOn"]) == Severity.allCases.map(\.rawValue) + ["never"])
  }

  @Test func `Help, schema and starting file name the platforms that are read, and no others`()
    throws
  {
    let known = Configuration.knownPlatforms
    let text = "{ platforms: [\(known.map { "'\($0)'" }.joined(separator: ", "))] }"
    _ = try Configuration(reading: Array(text.utf8), file: "fontkit.json")
    let properties = try #require(document["properties"]).object()
    let description = try #require(properties["platforms"]).object()["description"]?.string()
    let starting = StartingConfiguration(Project(root: ".")).text
    for page in [ConfigurationHelp.page, description ?? "", starting] {
      let words = Set(page.split { !$0.isLetter && $0 != "-" }.map(String.init))
      for platform in known { #expect(words.contains(platform), "\(platform)") }
    }
    let line = try #require(
      starting.components(separatedBy: "Where the fonts are used: ").last?
        .components(separatedBy: ".\n").first)
    #expect(line.split { ",/\n ".contains($0) }.map(String.init) == known)
  }

  /// The example of the help page and those of the README, and the file that `init` writes.
  private static func examples() throws -> [String] {
    let page = ConfigurationHelp.page.components(separatedBy: "Example:\n")
    let readme = try String(
      contentsOf: Transcript.root.appending(path: "README.md"), encoding: .utf8)
    let blocks = readme.components(separatedBy: "```json5\n").dropFirst()
      .map { $0.components(separatedBy: "```")[0] }
    return [page[1], StartingConfiguration(Project(root: ".")).text] + blocks
  }

  @Test func `Examples are read, and conform to the schema`() throws {
    let examples = try Self.examples()
    #expect(examples.count >= 3)
    for text in examples {
      _ = try Policy(Configuration(reading: Array(text.utf8), file: "fontkit.json"))
      #expect(
        try schema.violations(of: JSON5Reader.read(Array(text.utf8), file: "example")) == [])
    }
  }

  @Test(arguments: [
    ("{ usage: [] }", "$: has usage, which the schema does not describe"),
    ("{ usages: [{ style: 'body' }] }", "$.usages[0]: lacks font"),
    ("{ usages: [{ font: 'a', size: 0 }] }", "$.usages[0].size: breaks exclusiveMinimum"),
    ("{ rules: { 'no-such-rule': 'off' } }", "$.rules.no-such-rule: breaks enum"),
    ("{ rules: { 'size-budget': 'bad' } }", "$.rules.size-budget: breaks anyOf"),
    ("{ catalog: { a: 3 } }", "$.catalog.a: breaks anyOf"),
    ("{ ignore: [{ rule: 'size-budget' }] }", "$.ignore[0]: lacks reason"),
  ])
  func `What is refused breaks the schema too`(text: String, violation: String) throws {
    let bytes = Array(text.utf8)
    #expect(throws: JSON5Error.self) {
      _ = try Policy(Configuration(reading: bytes, file: "fontkit.json"))
    }
    #expect(try schema.violations(of: JSON5Reader.read(bytes, file: "example")) == [violation])
  }
}
