import FontCatalog
import FontFiles

/// The configuration of a run.
enum ConfigurationFile {
  /// Reads the file that was named, else `fontkit.json` in the root, else gives the defaults.
  static func read(
    _ request: LintRequest, _ console: Console
  ) throws(CommandFailure) -> Configuration {
    let usual = request.path(Configuration.fileName)
    guard let file = request.configuration ?? (FontFile.exists(usual) ? usual : nil) else {
      return with(Configuration(), request)
    }
    let bytes = try InputFile.read(file, console: console)
    do throws(JSON5Error) {
      return with(try Configuration(reading: bytes, file: request.pathInRoot(file)), request)
    } catch {
      throw request.failure(error)
    }
  }

  private static func with(_ configuration: Configuration, _ request: LintRequest) -> Configuration
  {
    guard !request.paths.isEmpty else { return configuration }
    var configuration = configuration
    configuration.paths = request.paths
    return configuration
  }
}
