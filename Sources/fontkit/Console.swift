import FontFiles

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Where a command's words go, and what it may know of the world around it.
struct Console: Sendable {
  /// Everything on standard input; `nil` when it cannot be read.
  let input: @Sendable () -> [UInt8]?
  /// Writes results.
  let output: @Sendable (String) -> Void
  /// Writes everything else.
  let diagnostics: @Sendable (String) -> Void
  /// Whether results are read by a person on a terminal.
  let isTerminal: Bool
  /// Whether diagnostics are.
  let isDiagnosticsTerminal: Bool
  /// An environment variable.
  let environment: @Sendable (String) -> String?

  /// Writes results, as they are.
  func print(_ text: String) {
    output(text)
  }

  /// Writes a diagnostic, as it is.
  func diagnose(_ text: String) {
    diagnostics(text)
  }

  /// Writes one diagnostic line; what a terminal would obey is escaped.
  ///
  /// GitHub obeys a line that begins like one of its workflow commands, as the name of a file may.
  func report(_ line: String) {
    let isCommand = line.trimmingPrefix(while: \.isWhitespace).hasPrefix("::")
    diagnostics((isCommand ? "./" : "") + line.visible + "\n")
  }

  /// Whether results may be coloured: on a terminal, and NO_COLOR is unset or empty.
  var allowsColor: Bool {
    isTerminal && (environment("NO_COLOR") ?? "").isEmpty && environment("TERM") != "dumb"
  }

  /// The process's own streams.
  static let process = Console(
    input: { InputFile.contents(of: STDIN_FILENO) },
    output: { write($0, to: STDOUT_FILENO) },
    diagnostics: { write($0, to: STDERR_FILENO) },
    isTerminal: isatty(STDOUT_FILENO) == 1,
    isDiagnosticsTerminal: isatty(STDERR_FILENO) == 1,
    environment: { name in
      guard let value = unsafe getenv(name) else { return nil }
      return unsafe String(cString: value)
    })

  /// Writes all of a text; where that fails nothing can be said, save through the status.
  private static func write(_ text: String, to descriptor: Int32) {
    var text = text
    let complete = text.withUTF8 { bytes in
      var written = 0
      while written < bytes.count {
        let count = unsafe Glibc.write(
          descriptor, bytes.baseAddress?.advanced(by: written), bytes.count - written)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return false }
        written += count
      }
      return true
    }
    guard complete || descriptor == STDERR_FILENO else {
      let reason = unsafe String(cString: strerror(errno))
      write("fontkit: error: cannot write the results (\(reason))\n", to: STDERR_FILENO)
      exit(ExitStatus.unusable.rawValue)
    }
  }
}
