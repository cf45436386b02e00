import Foundation
import Testing

/// A Markdown page whose `console` blocks are command lines and what they print.
///
/// Inside a block, a line `$ fontkit …` is a command; the lines up to the next one are its standard
/// output and standard error, in the order of writing; `[exit 1]` ends it when the status is not 0.
struct Transcript {
  let url: URL

  /// The pages of this test target, and the README.
  static let all: [Transcript] = {
    var pages = Self.pages(in: "Tests/FontkitTests/Transcripts")
    #if Shaping
      pages += Self.pages(in: "Tests/FontkitTests/Transcripts/Shaping")
    #endif
    return (pages + [root.appending(path: "README.md")])
      .sorted { $0.path < $1.path }.map(Transcript.init)
  }()

  private static func pages(in folder: String) -> [URL] {
    let files = try? FileManager.default.contentsOfDirectory(
      at: root.appending(path: folder), includingPropertiesForKeys: nil)
    return (files ?? []).filter { $0.pathExtension == "md" }
  }

  /// The package's directory.
  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The page as it is, and as it would be if every command printed what it prints now.
  func replay() async throws -> (recorded: String, replayed: String) {
    let recorded = try String(contentsOf: url, encoding: .utf8)
    var replayed: [String] = []
    var isConsole = false
    for line in recorded.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if line.hasPrefix("```") { isConsole = line == "```console" }
      guard isConsole, !line.hasPrefix("```") else {
        replayed.append(line)
        continue
      }
      guard line.hasPrefix("$ ") else { continue }
      replayed.append(line)
      guard line.hasPrefix("$ fontkit") else { continue }
      let words = ShellWords.split(String(line.dropFirst("$ fontkit".count)))
      replayed += await Outcome.running(words).transcript
    }
    return (recorded, replayed.joined(separator: "\n"))
  }
}

extension Transcript: CustomTestStringConvertible {
  var testDescription: String { url.lastPathComponent }
}
