import FontBuilder
import FontCatalog
import Foundation
import Testing

@Suite struct JSONSchemaTests {
  private static let package = URL(filePath: #filePath)
    .deletingLastPathComponent().appending(path: "../..").standardized

  private let schema: JSONSchema

  init() throws {
    let file = Self.package.appending(path: "Schemas/inspect.schema.json")
    schema = try JSONSchema(JSON5Reader.read(Array(Data(contentsOf: file)), file: file.path))
  }

  @Test func `what inspect prints conforms to the shipped schema`() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, bytes) in Self.samples {
      try Data(bytes).write(to: folder.appending(path: name))
    }
    let outcome = await Outcome.running([
      "inspect", "--format", "json", "--coverage", "--names", "--verify",
      Self.package.appending(path: "Fonts").path, folder.path, "\(folder.path)/missing.ttf",
    ])
    let document = try JSON5Reader.read(Array(outcome.output.utf8), file: "output")
    #expect(try schema.violations(of: document) == [])
    #expect(try document.object()["files"]?.array().count == Self.samples.count - 1 + 2)
    #expect(try document.object()["errors"]?.array().count == 2)
  }

  @Test(
    arguments: [
      (#"{"schemaVersion": 2, "files": [], "errors": []}"#, "$.schemaVersion: breaks const"),
      (#"{"schemaVersion": 1, "files": []}"#, "$: lacks errors"),
      (#"{"schemaVersion": 1, "files": {}, "errors": []}"#, "$.files: breaks type"),
      (
        #"{"schemaVersion": 1, "files": [], "errors": [], "more": 1}"#,
        "$: has more, which the schema does not describe"
      ),
      (
        #"{"schemaVersion": 1, "files": [], "errors": [{"path": 1, "message": ""}]}"#,
        "$.errors[0].path: breaks type"
      ),
    ])
  func `a document that does not conform is found out`(text: String, violation: String) throws {
    let document = try JSON5Reader.read(Array(text.utf8), file: "document")
    #expect(try schema.violations(of: document) == [violation])
  }

  /// A font of each form the schema has a word for, and one that cannot be read.
  private static var samples: [(name: String, bytes: [UInt8])] {
    let plain = SampleFont(postScriptName: "Plain-Regular")
    var variable = SampleFont(postScriptName: "Variable-Regular")
    variable.axes = [.init("wght", minimum: 100, default: 400, maximum: 900, name: "Weight")]
    variable.instances = [
      .init("Bold", postScriptName: "Variable-Bold", coordinates: [700]),
      .init("Thin", coordinates: [100]),
    ]
    variable.substitution = .init(scripts: ["kana", "latn"], features: ["liga", "vert"])
    var compact = SampleFont(postScriptName: "Compact-Bold")
    compact.outlines = .compactFont
    compact.omittedTables = ["OS/2", "post"]
    return [
      ("variable.ttf", variable.bytes), ("compact.otf", compact.bytes),
      ("collection.ttc", FontCollection([plain, variable]).bytes),
      ("damaged.ttf", plain.bytes(with: .wrongChecksum("name"))), ("web.woff", plain.webFont),
      ("type1.pfa", plain.type1), ("dots.pcf", BitmapFont(family: "Dots").portableCompiledFormat),
      ("page.ttf", plain.bytes(with: .htmlPage)),
    ]
  }
}
