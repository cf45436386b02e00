import FontScaling

/// The tool as a whole: which commands there are and how one is chosen.
enum Fontkit {
  static let version = "0.1.0"

  static let commands: [Command] = [
    .inspect, .list, .register, .resolve, .validate,
    .scale, .size, .layout, .curve, .device,
    .measure, .fit, .overflow,
    .lint, .`init`,
  ]

  /// Runs one command line, without the program's name.
  static func run(_ arguments: [String], console: Console) async -> ExitStatus {
    do throws(CommandFailure) {
      return try await dispatch(arguments, console: console)
    } catch {
      console.report(error.message)
      return error.status
    }
  }

  private static func dispatch(
    _ arguments: [String], console: Console
  ) async throws(CommandFailure) -> ExitStatus {
    guard let first = arguments.first else {
      console.diagnose(Help.overview)
      return .unusable
    }
    switch first {
    case "help", "--help", "-h":
      console.print(try Help.page(for: arguments.dropFirst().first))
      return .success
    case "--version":
      console.print("fontkit \(version)\n")
      return .success
    case "completions":
      console.print(try Completions.script(for: arguments.dropFirst().first))
      return .success
    default:
      let command = try command(named: first)
      let rest = Array(arguments.dropFirst())
      guard !Arguments.asksForHelp(rest) else {
        console.print(command.helpPage)
        return .success
      }
      return try await command.run(try Arguments(rest, for: command), console)
    }
  }

  static func command(named name: String) throws(CommandFailure) -> Command {
    if let command = commands.first(where: { $0.name == name }) { return command }
    let names = commands.map(\.name) + ["help", "completions", ConfigurationHelp.topic]
    throw .usage("unknown command '\(name)'", hint: Spelling.hint(for: name, among: names))
  }
}
