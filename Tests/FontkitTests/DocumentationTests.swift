import Foundation
import Testing

/// Holds the examples of the modules' pages to the tests that run them.
@Suite struct DocumentationTests {
  private static func lines(_ path: String) throws -> [String] {
    try String(contentsOf: Transcript.root.appending(path: path), encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.trimmingCharacters(in: .whitespaces) }
  }

  /// The Swift blocks of a page, where a comment says what the lines before it give.
  private static func examples(_ path: String) throws -> [String] {
    try lines(path).split(separator: "```swift").dropFirst().map { rest in
      rest.prefix { $0 != "```" }
        .map { $0.hasPrefix("// ") ? "#expect(\($0.dropFirst(3)))" : $0 }
        .joined(separator: "\n")
    }
  }

  @Test(arguments: [
    ("FontCatalog", 2), ("FontFiles", 4), ("FontLint", 2), ("FontMeasuring", 1),
    ("FontScaling", 10),
  ])
  func `Every example of a module's page is run`(module: String, count: Int) throws {
    let examples = try Self.examples("Sources/\(module)/\(module).docc/\(module).md")
    #expect(examples.count == count)
    let run = try Self.lines("Tests/\(module)Tests/ExampleTests.swift").joined(separator: "\n")
    for example in examples { #expect(run.contains(example), "\(example)") }
  }
}
