import FontFiles

/// A file that a command writes.
enum OutputFile {
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
      throw .input(path.visible, "exists already (give --force to replace it)")
    } catch {
      throw CommandFailure(message: "\(error)", status: .unusable)
    }
  }
}
