import FontCatalog
import FontFiles

/// The configuration of a run.
enum ConfigurationFile {
  /// Reads the file that was named, else `fontkit.json` in the root, else gives the defaults.
  static func read(
    _ request: LintRequest, _ console: Console
  ) throws(CommandFailure) -> Configuration {
    guard let (file, bytes) = try contents(request, console) else {
      return with(Configuration(), request)
    }
    do throws(JSON5Error) {
      return with(try Configuration(reading: bytes, file: request.pathInRoot(file)), request)
    } catch {
      throw request.failure(error)
    }
  }

  /// The file with its bytes; `nil` when there is none.
  private static func contents(
    _ request: LintRequest, _ console: Console
  ) throws(CommandFailure) -> (file: String, bytes: [UInt8])? {
    if let file = request.configuration {
      return (file, try InputFile.read(file, console: console))
    }
    let usual = request.path(Configuration.fileName)
    return FontFile.exists(usual) ? (usual, try InputFile.readFound(usual, console: console)) : nil
  }

  private static func with(_ configuration: Configuration, _ request: LintRequest) -> Configuration
  {
    guard !request.paths.isEmpty else { return configuration }
    var configuration = configuration
    configuration.paths = request.paths
    configuration.isPartial = true
    return configuration
  }
}
