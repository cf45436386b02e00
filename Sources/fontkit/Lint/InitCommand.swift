import FontCatalog
import FontFiles

extension Command {
  /// Writes a first `fontkit.json`.
  static let `init` = Command(
    name: "init",
    summary: "Write a fontkit.json with what can be found in an app.",
    operands: "[FOLDER]",
    options: [force],
    discussion: """
      Reads the folder (the working directory by default) as 'fontkit lint' does and writes
      fontkit.json there: the languages and platforms that were found, and everything else that can
      be set, as comments to fill in. A file that is there already stays, unless --force is given.

      Example:
        fontkit init
      """
  ) { arguments, console throws(CommandFailure) in
    let folder = arguments.operands.first ?? "."
    guard arguments.operands.count <= 1 else { throw .usage("init takes one folder") }
    let project = try await ProjectReader.read(folder, Configuration(), console)
    let path = folder == "." ? Configuration.fileName : "\(folder)/\(Configuration.fileName)"
    let text = StartingConfiguration(project).text
    if arguments.has(force) {
      try OutputFile.write(text, to: path)
    } else {
      try OutputFile.create(text, at: path)
    }
    console.report("\(path): note: written for \(project.fonts.count.counted("font"))")
    return .success
  }

  private static let force = Option.flag("--force", "replace a file that is there already")
}
