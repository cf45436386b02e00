import FontCatalog
import FontFiles
import FontScaling

extension Project {
  /// The configuration and the fonts of a directory, for measuring.
  static func reading(_ root: String, _ console: Console) throws(CommandFailure) -> Project {
    let configuration = try configuration(in: root, console)
    let paths = FontFolder.files(at: [root]).compactMap { try? $0.get() }
    let fonts = paths.map { path in
      let relative = path.hasPrefix(root + "/") ? String(path.dropFirst(root.count + 1)) : path
      return FontResource(
        path: relative, contents: Result { () throws(FontFileError) in try FontFile.read(path) })
    }
    return Project(root: root, configuration: configuration, fonts: fonts)
  }

  private static func configuration(
    in root: String, _ console: Console
  ) throws(CommandFailure) -> Configuration {
    let path = root.appendingPath(Configuration.fileName)
    let bytes = try InputFile.read(path, console: console)
    do throws(JSON5Error) {
      return try Configuration(reading: bytes, file: path)
    } catch {
      throw CommandFailure(message: error.description, status: .unusable)
    }
  }
}
