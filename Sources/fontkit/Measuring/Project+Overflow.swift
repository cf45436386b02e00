import FontCatalog
import FontFiles

extension Project {
  /// An app's repository with what its `fontkit.json` says, which must be there.
  static func reading(
    _ root: String, _ console: Console
  ) async throws(CommandFailure) -> Project {
    let path = root.appendingPath(Configuration.fileName)
    let bytes = try InputFile.read(path, console: console)
    let configuration = try configuration(bytes, path)
    do throws(FontFileError) {
      return try await Project.read(root, configuration: configuration)
    } catch {
      throw .input(error.path, error.message)
    }
  }

  private static func configuration(
    _ bytes: [UInt8], _ path: String
  ) throws(CommandFailure) -> Configuration {
    do throws(JSON5Error) { return try Configuration(reading: bytes, file: path) } catch {
      throw CommandFailure(message: error.description, status: .unusable)
    }
  }
}
