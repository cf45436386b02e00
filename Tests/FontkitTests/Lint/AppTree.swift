import FontBuilder
import FontCatalog
import Foundation

/// The repository of an app, on disk for as long as it is needed.
final class AppTree {
  let root: URL

  /// Writes files: texts, or fonts in any state.
  init(_ files: [String: Content]) throws {
    root = FileManager.default.temporaryDirectory.appending(path: "app-\(UUID().uuidString)")
    for (path, content) in files {
      let file = root.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try content.data.write(to: file)
    }
  }

  deinit {
    try? FileManager.default.removeItem(at: root)
  }

  /// What a file holds.
  enum Content: ExpressibleByStringLiteral {
    case text(String)
    case font(SampleFont)
    case bytes([UInt8])

    init(stringLiteral text: String) { self = .text(text) }

    fileprivate var data: Data {
      switch self {
      case .text(let text): Data(text.utf8)
      case .font(let font): Data(font.bytes)
      case .bytes(let bytes): Data(bytes)
      }
    }
  }

  func text(of path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// Runs `fontkit lint` here with more arguments; the root's path is taken out of what it says.
  func lint(_ arguments: String..., environment: [String: String] = [:]) async -> Outcome {
    var outcome = await Outcome.running(["lint", root.path] + arguments, environment: environment)
    outcome.output = outcome.output.replacing(root.path + "/", with: "")
    outcome.diagnostics = outcome.diagnostics.replacing(root.path + "/", with: "")
    return outcome
  }

  /// The findings, a line for each: `severity rule file:line`.
  func findings() async throws -> [String] {
    let outcome = await lint("--format", "json")
    let document = try JSON5Reader.read(Array(outcome.output.utf8), file: "report").object()
    return try (document["findings"]?.array() ?? []).map { value in
      let finding = try value.object()
      let words = try ["severity", "rule", "file"].map { try finding[$0]?.string() ?? "" }
      let line = try? finding["line"]?.integer()
      return words.joined(separator: " ") + (line.map { ":\($0)" } ?? "")
    }
  }
}
