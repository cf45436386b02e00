/// The font that an option names: a file, or a name as `fontkit inspect` takes it.
enum FontOperand {
  /// The one file that a name stands for.
  static func path(_ name: String, _ console: Console) throws(CommandFailure) -> String {
    guard let found = InspectInputs([name], console).files.first else {
      throw .input(name, "there is no font in it")
    }
    do throws(InspectFailure) { return try found.get() } catch {
      throw .input(error.path, error.message)
    }
  }
}
