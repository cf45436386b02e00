/// A line on a terminal that counts long work; silent for the first two seconds.
final class Progress {
  private let total: Int
  private let console: Console
  private let clock = ContinuousClock()
  private var done = 0
  private var nextUpdate: ContinuousClock.Instant
  private var isShown = false

  init(of total: Int, _ console: Console, delay: Duration = .seconds(2)) {
    self.total = total
    self.console = console
    nextUpdate = clock.now + delay
  }

  func advance() {
    done += 1
    guard console.isDiagnosticsTerminal, clock.now >= nextUpdate else { return }
    nextUpdate = clock.now + .milliseconds(100)
    console.diagnose("\r\(done) of \(total) files\u{1B}[K")
    isShown = true
  }

  /// Removes the line, so that something else can be written.
  func clear() {
    guard isShown else { return }
    console.diagnose("\r\u{1B}[K")
    isShown = false
  }
}
