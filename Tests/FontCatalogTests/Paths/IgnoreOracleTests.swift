import FontBuilder
import FontCatalog
import Foundation
import Testing

/// What is left out is what Git leaves out.
@Suite struct IgnoreOracleTests {
  private static let names = ["a", "b", "ab", "c.t"]

  @Test(arguments: 0..<40)
  func `the files read are those that Git does not ignore`(seed: UInt64) async throws {
    var generator = SeededGenerator(seed: seed)
    let tree = try Self.tree(&generator)
    let read = try await tree.read().files
    #expect(try Self.git(["ls-files", "-z", "--others", "--exclude-standard"], in: tree) == read)
    let inner = try await Project.read(tree.root.appending(path: "ab").path).files
    let wanted = read.filter { $0.hasPrefix("ab/") }.map { String($0.dropFirst(3)) }
    // The root is read even where Git ignores it.
    #expect(inner == wanted || wanted.isEmpty)
  }

  /// A repository of folders within folders with rules in some of them.
  private static func tree(_ generator: inout SeededGenerator) throws -> SampleTree {
    let tree = try SampleTree()
    _ = try git(["init", "-q"], in: tree)
    for one in names {
      for two in names.dropLast() {
        for three in names { try tree.add("\(two)/\(one)x/\(three)", []) }
        try tree.add("\(two)/\(one)", [])
      }
      try tree.add("top-\(one)", [])
    }
    for file in [".gitignore", ".git/info/exclude", "a/.gitignore", "ab/ax/.gitignore"] {
      try tree.add(file, Array(rules(&generator).utf8))
    }
    return tree
  }

  private static func rules(_ generator: inout SeededGenerator) -> String {
    let pieces = [
      "a", "b", "ab", "ax", "bx", "abx", "c.t", "*", "*.t", "a*", "?x", "[ab]x", "[!a]", "**",
      "[]a]", "[!]a]x", "\\a", "*b*x", "[[:alpha:]]", "[a-b]x", "top-*",
    ]
    let ends = ["", "", "/", "/**", "/*", "  "]
    return (0..<Int.random(in: 0...5, using: &generator)).map { _ in
      let start = ["", "", "", "/", "!", "!", "!/", "**/", "\\", "#"].randomElement(
        using: &generator)
      let parts = (0..<Int.random(in: 1...2, using: &generator)).compactMap { _ in
        pieces.randomElement(using: &generator)
      }
      return (start ?? "") + parts.joined(separator: "/")
        + (ends.randomElement(using: &generator) ?? "") + "\n"
    }.joined()
  }

  /// The paths that a command of Git prints, sorted, without hidden files.
  private static func git(_ arguments: [String], in tree: SampleTree) throws -> [String] {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["git", "-C", tree.root.path] + arguments
    process.environment = [
      "PATH": "/usr/local/bin:/usr/bin:/bin", "HOME": tree.root.path, "GIT_CONFIG_NOSYSTEM": "1",
    ]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let paths = bytes.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    return paths.filter { !$0.split(separator: "/").contains { $0.hasPrefix(".") } }.sorted()
  }
}
