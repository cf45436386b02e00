import FontCatalog
import FontFiles
import FontLint

/// Reads a project for a command.
enum ProjectReader {
  /// Reads a project with the outlines that the rules need, and its fonts' checksums when it is to be
  /// checked; says so on a terminal meanwhile.
  static func read(
    _ root: String, _ configuration: Configuration, checking isChecking: Bool = false,
    verifying isVerifying: Bool = false,
    _ console: Console
  ) async throws(CommandFailure) -> Project {
    if console.isDiagnosticsTerminal { console.diagnose("\rfontkit: reading \(root.visible) …") }
    defer { if console.isDiagnosticsTerminal { console.diagnose("\r\u{1B}[K") } }
    var options = ReadingOptions.measuring(Linter.measuredCharacters(for: configuration))
    options.sumsTables = isChecking
    options.isVerifying = isVerifying
    do throws(FontFileError) {
      return try await Project.read(root, configuration: configuration, fonts: options)
    } catch {
      throw .input(error.path.visible, error.message)
    }
  }
}
