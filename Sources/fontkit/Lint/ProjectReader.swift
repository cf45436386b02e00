import FontCatalog
import FontFiles
import FontLint

/// Reads a project for a command.
enum ProjectReader {
  /// Reads a project with the outlines that the rules need, and its fonts' checksums when it is to be
  /// checked; says so on a terminal meanwhile.
  ///
  /// - Throws: A failure where there is nothing to look at.
  static func read(
    _ root: String, _ configuration: Configuration, checking isChecking: Bool = false,
    verifying isVerifying: Bool = false,
    _ console: Console
  ) async throws(CommandFailure) -> Project {
    var options = ReadingOptions.measuring(Linter.measuredCharacters(for: configuration))
    options.sumsTables = isChecking
    options.isVerifying = isVerifying
    let line = WaitingLine("fontkit: reading \(root.visible) …", console)
    let result = await project(root, configuration, options)
    await line.clear()
    let project = try result.get()
    guard !project.isEmpty else {
      throw .input(
        root,
        "no font, property list or source was found (run it in the app's folder, or look at paths, "
          + "exclude and .gitignore)")
    }
    return project
  }

  private static func project(
    _ root: String, _ configuration: Configuration, _ options: ReadingOptions
  ) async -> Result<Project, CommandFailure> {
    do throws(FontFileError) {
      return .success(try await Project.read(root, configuration: configuration, fonts: options))
    } catch {
      return .failure(.input(error.path, error.message))
    }
  }
}
