/// Why a command stopped: one line for people, and a status.
struct CommandFailure: Error, Hashable {
  var message: String
  var status: ExitStatus

  /// An input that cannot be used.
  static func input(_ path: String, _ what: String) -> CommandFailure {
    CommandFailure(message: "\(path): error: \(what)", status: .unusable)
  }

  /// A wrong command line.
  static func usage(_ what: String, hint: String? = nil) -> CommandFailure {
    CommandFailure(
      message: "fontkit: error: \(what) (\(hint ?? "see 'fontkit help'"))", status: .unusable)
  }
}
