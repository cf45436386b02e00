import FontFiles
import FontLint

/// Makes the edits that findings propose, or shows them.
struct LintFixing {
  private let request: LintRequest
  private let console: Console

  init(_ request: LintRequest, _ console: Console) {
    self.request = request
    self.console = console
  }

  /// Edits what it can, and says which files it cannot.
  ///
  /// - Returns: Whether every file could be edited.
  func run(_ report: Report) throws(CommandFailure) -> Bool {
    let findings = report.reported.filter { finding in
      request.fixes || finding.rule == "unused-suppression"
    }
    let edits = Dictionary(grouping: findings.flatMap(\.edits), by: \.file)
    var isComplete = true
    var changes = 0
    for (file, edits) in edits.sorted(by: { $0.key < $1.key }) {
      do throws(CommandFailure) { changes += try edit(file, edits) } catch {
        console.report(error.message)
        isComplete = false
      }
    }
    for note in Set(findings.compactMap(note)).sorted() { console.report(note) }
    if request.prunes, let baseline = report.prunedBaseline {
      try replace(baseline)
      changes += 1
    }
    if request.isDryRun, changes == 0, !request.isQuiet { tellUnfixable(report.reported.count) }
    return isComplete
  }

  /// Says that a dry run has nothing to show, and what a real run would leave.
  private func tellUnfixable(_ count: Int) {
    let findings = count.counted("finding")
    let rest = count == 0 ? "" : ": no fix cures the \(findings) that 'fontkit lint' reports"
    console.report("fontkit: nothing to change\(rest)")
  }

  /// Why a finding stays, although its like are fixed.
  private func note(on finding: Finding) -> String? {
    finding.obstacle.map { obstacle in
      let line = finding.place.line.map { ":\($0)" } ?? ""
      return
        "\(request.path(finding.place.file))\(line): note: not fixable here: \(obstacle)"
    }
  }

  /// - Returns: How many changes there are.
  private func edit(_ file: String, _ edits: [Edit]) throws(CommandFailure) -> Int {
    let path = request.path(file)
    let old = try InputFile.read(path, console: console)
    let edited = EditedText(old, edits: edits)
    guard edited.count > 0 else { return 0 }
    if request.isDryRun {
      console.print(UnifiedDiff.text(of: path, old: old, new: edited.bytes))
    } else {
      try OutputFile.write(edited.bytes, to: path)
      console.report(
        "\(path): note: \(edited.count.counted("change")) made")
    }
    return edited.count
  }

  private func replace(_ baseline: Baseline) throws(CommandFailure) {
    let old = try InputFile.read(baseline.file, console: console)
    let new = Array(baseline.text.utf8)
    guard request.isDryRun else { return try OutputFile.write(new, to: baseline.file) }
    console.print(UnifiedDiff.text(of: baseline.file, old: old, new: new))
  }
}
