import FontCatalog
import Foundation
import Testing

/// A sample of what `Scripts/compare-with-fonttools` compares over whole directories of fonts.
@Suite struct FontToolsTests {
  @Test func `inspect agrees with fontTools in every field`() async throws {
    let golden = try Self.golden().object().members
    for (path, expected) in golden.map({ ($0.name, $0.value) }) {
      let outcome = await Outcome.running(["inspect", "--format", "json", path])
      let document = try JSON5Reader.read(Array(outcome.output.utf8), file: path)
      let file = try #require(try document.object()["files"]?.array().first)
      let faces = try #require(try file.object()["faces"])
      #expect(expected.differences(from: faces, at: path) == [])
    }
    #expect(golden.count == 4)
  }

  private static func golden() throws -> JSON5Value {
    let file = URL(filePath: #filePath)
      .deletingLastPathComponent().appending(path: "Golden/fonttools.json5")
    return try JSON5Reader.read(Array(Data(contentsOf: file)), file: file.path)
  }
}

extension JSON5Value {
  /// The paths at which another value is not this one; keys that only the other has are no matter.
  fileprivate func differences(from other: JSON5Value?, at path: String) -> [String] {
    switch (content, other?.content) {
    case (.object(let object), .object(let others)):
      object.members.flatMap {
        $0.value.differences(from: others[$0.name], at: "\(path).\($0.name)")
      }
    case (.array(let elements), .array(let others)) where elements.count == others.count:
      zip(elements, others).enumerated().flatMap { index, pair in
        pair.0.differences(from: pair.1, at: "\(path)[\(index)]")
      }
    case (.number(let number), .number(let other)):
      abs(number - other) <= 1e-9 * max(1, abs(number)) ? [] : ["\(path): \(number), not \(other)"]
    default: content == other?.content ? [] : [path]
    }
  }
}
