/// A line on a terminal that says what takes long; silent for the first two seconds.
struct WaitingLine {
  private let console: Console
  /// Gives whether the line is shown.
  private let task: Task<Bool, Never>

  init(_ text: String, _ console: Console, delay: Duration = .seconds(2)) {
    self.console = console
    task = Task {
      guard console.isDiagnosticsTerminal, (try? await Task.sleep(for: delay)) != nil else {
        return false
      }
      console.diagnose("\r\(text)")
      return true
    }
  }

  /// Removes the line, or sees to it that it never appears.
  func clear() async {
    task.cancel()
    if await task.value { console.diagnose("\r\u{1B}[K") }
  }
}
