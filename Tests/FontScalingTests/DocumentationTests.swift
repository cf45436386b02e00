import Foundation
import Testing

/// Holds the documentation's examples against the code that is run.
@Suite struct DocumentationTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private static func lines(_ path: String) throws -> [String] {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.trimmingCharacters(in: .whitespaces) }
  }

  /// The lines of each Swift block of a page.
  private static func examples(_ path: String) throws -> [[String]] {
    var examples: [[String]] = []
    var isSwift = false
    for line in try lines(path) {
      if line.hasPrefix("```") {
        isSwift = line == "```swift"
        if isSwift { examples.append([]) }
      } else if isSwift {
        examples[examples.count - 1].append(line)
      }
    }
    return examples
  }

  @Test func `Every example is run, and every comment in it is expected`() throws {
    let examples = try Self.examples("Sources/FontScaling/FontScaling.docc/FontScaling.md")
    #expect(examples.count == 10)
    let run = try Self.lines("Tests/FontScalingTests/ExampleTests.swift").joined(separator: "\n")
    for example in examples {
      let lines = example.flatMap { line in
        line.hasPrefix("// ") ? [line, "#expect(\(line.dropFirst(3)))"] : [line]
      }
      #expect(run.contains(lines.joined(separator: "\n")), "\(example.joined(separator: "\n"))")
    }
  }
}
