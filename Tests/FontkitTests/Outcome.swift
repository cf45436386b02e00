import Synchronization

@testable import fontkit

/// What one run of the tool printed and said.
struct Outcome: Equatable {
  var output = ""
  var diagnostics = ""
  /// Both streams in the order of writing.
  var combined = ""
  var status = ExitStatus.success

  /// Runs the tool in this process; without a terminal unless told otherwise.
  static func running(
    _ arguments: [String], input: String = "", environment: [String: String] = [:],
    isTerminal: Bool = false
  ) async -> Outcome {
    let outcome = Mutex(Outcome())
    let console = Console(
      input: { Array(input.utf8) },
      output: { text in
        outcome.withLock {
          $0.output += text
          $0.combined += text
        }
      },
      diagnostics: { text in
        outcome.withLock {
          $0.diagnostics += text
          $0.combined += text
        }
      },
      isTerminal: isTerminal,
      isDiagnosticsTerminal: false,
      environment: { environment[$0] })
    let status = await Fontkit.run(arguments, console: console)
    return outcome.withLock {
      $0.status = status
      return $0
    }
  }

  /// The lines of a transcript.
  var transcript: [String] {
    var lines = combined.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    return status == .success ? lines : lines + ["[exit \(status.rawValue)]"]
  }
}
