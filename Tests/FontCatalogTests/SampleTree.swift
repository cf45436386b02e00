import FontBuilder
import FontCatalog
import Foundation

/// A folder of files for a test, removed when the value goes away.
final class SampleTree {
  let root: URL

  /// Creates the files, by path; a text is written in UTF-8.
  init(_ files: [String: String] = [:], fonts: [String: String] = [:]) throws {
    root = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    for (path, text) in files { try add(path, Array(text.utf8)) }
    for (path, name) in fonts { try add(path, SampleFont(postScriptName: name).bytes()) }
  }

  deinit {
    try? FileManager.default.removeItem(at: root)
  }

  func add(_ path: String, _ bytes: [UInt8]) throws {
    let file = root.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
  }

  func link(_ path: String, to destination: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: root.appending(path: path).path, withDestinationPath: destination)
  }

  func read(_ configuration: Configuration = Configuration()) async throws -> Project {
    try await Project.read(root.path, configuration: configuration)
  }
}
