import Foundation
import Testing

@Suite struct ReadmeTests {
  /// The library examples of the README, and the file in which they are compiled and run.
  @Test func `The library example is the one that is run`() throws {
    let tests = URL(filePath: #filePath).deletingLastPathComponent()
    let readme = tests.appending(path: "../../README.md").standardized
    let example = tests.appending(path: "LibraryExampleTests.swift")
    let blocks = try String(contentsOf: readme, encoding: .utf8)
      .components(separatedBy: "```swift\n").dropFirst()
      .map { $0.components(separatedBy: "```")[0] }
    let source = try String(contentsOf: example, encoding: .utf8)
    #expect(blocks.filter { $0.contains("import FontResources") } == [source])
  }
}
