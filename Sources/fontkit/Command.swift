/// One command: its description, from which help and completions are made, and what it does.
struct Command: Sendable {
  let name: String
  /// One line for the list of commands.
  let summary: String
  /// The operands as the usage line shows them.
  let operands: String
  let options: [Option]
  /// What the options alone do not say: prose and examples.
  let discussion: String
  let run: @Sendable (Arguments, Console) async throws(CommandFailure) -> ExitStatus
}
