import FontCatalog
import FontFiles

extension Project {
  /// An app's repository with what its `fontkit.json` says, which must be there.
  static func reading(
    _ root: String, _ console: Console
  ) async throws(CommandFailure) -> Project {
    let path = root.appendingPath(Configuration.fileName)
    let bytes = try InputFile.readFound(path, console: console)
    let configuration = try configuration(bytes, path)
    do throws(FontFileError) {
      return try await Project.read(root, configuration: configuration)
    } catch {
      throw .input(error.path, error.message)
    }
  }

  /// A place in a file of the project, whose path is then that from the working directory.
  func place(_ position: SourcePosition) -> SourcePosition {
    var position = position
    if root != ".", !position.file.hasPrefix("/") {
      position.file = root.appendingPath(position.file)
    }
    return position
  }

  private static func configuration(
    _ bytes: [UInt8], _ path: String
  ) throws(CommandFailure) -> Configuration {
    do throws(JSON5Error) {
      return try Configuration(reading: bytes, file: Configuration.fileName)
    } catch {
      var error = error
      error.position.file = path
      throw CommandFailure(message: error.description, status: .unusable)
    }
  }
}
