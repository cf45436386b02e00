import FontFiles

/// The font that an option names: a file, or a name as `fontkit inspect` takes it.
enum FontOperand {
  /// The one file that a name stands for.
  static func path(_ name: String, _ console: Console) throws(CommandFailure) -> String {
    let files = InspectInputs([name], console).files
    guard let found = files.first else { throw .input(name, "there is no font in it") }
    if files.count > 1, let path = try? found.get() {
      console.report(
        "\(name): note: of its \(files.count) fonts \(path) is taken")
    }
    do throws(InspectFailure) { return try found.get() } catch {
      throw .input(error.path, error.message)
    }
  }
}
