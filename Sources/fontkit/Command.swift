/// One command: its description, from which help and completions are made, and what it does.
struct Command: Sendable {
  let name: String
  /// One line for the list of commands.
  let summary: String
  /// The operands as the usage line shows them.
  let operands: String
  private let makeOptions: @Sendable () -> [Option]
  /// What the options alone do not say: prose and examples.
  let discussion: String
  let run: @Sendable (Arguments, Console) async throws(CommandFailure) -> ExitStatus

  /// The options, made when they are asked for: a run needs those of one command.
  var options: [Option] { makeOptions() }

  init(
    name: String, summary: String, operands: String,
    options: @autoclosure @escaping @Sendable () -> [Option], discussion: String,
    run: @escaping @Sendable (Arguments, Console) async throws(CommandFailure) -> ExitStatus
  ) {
    self.name = name
    self.summary = summary
    self.operands = operands
    makeOptions = options
    self.discussion = discussion
    self.run = run
  }
}
