import FontCatalog
import FontFiles

/// A file that a command writes.
enum OutputFile {
  /// Where what is written to a path ends up: the path without links.
  static func destination(_ path: String) -> String {
    if let resolved = FolderEntry.resolvedPath(path) { return resolved }
    let folder = path.hasPrefix("/") ? "/" + path.parentPath : "./" + path.parentPath
    return (FolderEntry.resolvedPath(folder) ?? folder).appendingPath(path.lastPathComponent)
  }

  /// Puts a text in the place of what was there, at once.
  static func write(_ text: String, to path: String) throws(CommandFailure) {
    try write(Array(text.utf8), to: path)
  }

  /// Puts bytes in the place of what was there, at once.
  static func write(_ bytes: [UInt8], to path: String) throws(CommandFailure) {
    do throws(InstallationError) {
      try AtomicFile.replace(path, with: bytes)
    } catch {
      throw CommandFailure(message: "\(error)", status: .unusable)
    }
  }

  /// Adds a text to what is there.
  static func append(_ text: String, to path: String) throws(CommandFailure) {
    do throws(InstallationError) {
      try AtomicFile.append(Array(text.utf8), to: path)
    } catch {
      throw CommandFailure(message: "\(error)", status: .unusable)
    }
  }

  /// Writes a text where nothing may be yet.
  static func create(_ text: String, at path: String) throws(CommandFailure) {
    do throws(InstallationError) {
      try AtomicFile.create(path, with: Array(text.utf8))
    } catch .occupied {
      throw .input(path, "exists already (give --force to replace it)")
    } catch {
      throw CommandFailure(message: "\(error)", status: .unusable)
    }
  }
}
