import FontFiles
import Foundation
import Testing

/// Runs the examples of the module's page, and holds the page to what is run.
@Suite struct DocumentationTests {
  @Test func `the examples do what they say`() throws {
    let file = try FontFile.read("Fonts/Masume-Regular.ttf")
    let face = file.faces[0]
    #expect(face.names.postScript == "Masume-Regular")
    #expect(face.metrics.lineHeight == 1400)

    let verified = try FontFile.read("Fonts/Masume-Regular.ttf", options: .verifying)
    #expect(verified.warnings.isEmpty)

    let gaps = Orthography.gaps(in: face.coverage)
    let complete = gaps.filter { $0.missingCount == 0 }.map(\.language)
    #expect(complete.contains("fr"))

    let registry = FontRegistry()
    try registry.register("Fonts")
    let resolution = registry.resolve("Masume-Bold")
    #expect(resolution?.fonts.first?.face.weight == 700)
  }

  @Test func `every example of the page is run`() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
    let page = try Self.lines(
      of: root.appending(path: "Sources/FontFiles/FontFiles.docc/FontFiles.md"))
    let run = try Set(Self.lines(of: URL(filePath: #filePath)))
    let blocks = page.split(separator: "```swift").dropFirst().map { $0.prefix { $0 != "```" } }
    #expect(blocks.count == 4)
    for line in blocks.flatMap(\.self) {
      let statement = line.hasPrefix("// ") ? "#expect(\(line.dropFirst(3)))" : line
      #expect(run.contains(statement))
    }
  }

  private static func lines(of file: URL) throws -> [String] {
    try String(contentsOf: file, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.trimmingCharacters(in: .whitespaces) }
  }
}
