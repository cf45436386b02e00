import FontCatalog
import FontFiles
import FontLint

/// One run of `fontkit lint`.
struct LintRun {
  private let request: LintRequest
  private let console: Console

  init(_ request: LintRequest, _ console: Console) {
    self.request = request
    self.console = console
  }

  func run() async throws(CommandFailure) -> ExitStatus {
    let configuration = try ConfigurationFile.read(request, console)
    let linter = Linter(
      policy: try LintPolicy.make(request, configuration),
      baseline: try readBaseline(configuration))
    var (workspace, failures) = try await read(configuration, for: linter)
    var report = linter.lint(workspace)
    var isFixed = true
    if request.fixes || request.prunes {
      isFixed = try LintFixing(request, console).run(report)
      guard !request.isDryRun else { return status(of: report) }
      (workspace, failures) = try await read(configuration, for: linter)
      report = linter.lint(workspace)
    }
    note(failures, besides: report)
    if let file = request.newBaseline { return try writeBaseline(report, to: file) }
    try LintReporting(request, console).write(report)
    return isFixed ? status(of: report) : .findings
  }

  private func read(
    _ configuration: Configuration, for linter: Linter
  ) async throws(CommandFailure) -> (Workspace, [TextSurvey.Failure]) {
    let project = try await ProjectReader.read(
      request.root, configuration, checking: true, verifying: request.verifies, console)
    let workspace = linter.workspace(of: project)
    guard linter.needsTexts else { return (workspace, []) }
    let survey = TextSurvey(of: workspace)
    return (workspace.with(survey), survey.failures)
  }

  /// Says what could not be measured, unless the report says so.
  private func note(_ failures: [TextSurvey.Failure], besides report: Report) {
    let unknown = Set(
      report.reported.filter { $0.rule == "usage-unknown-font" }.map(\.place))
    for failure in failures
    where failure.text != nil || !unknown.contains(Place(failure.position)) {
      console.report(request.path(failure.line("note")))
    }
  }

  private func status(of report: Report) -> ExitStatus {
    let hasTooMany = request.maxWarnings.map { report.count(of: .warning) > $0 } ?? false
    return report.fails || hasTooMany ? .findings : .success
  }

  private func readBaseline(_ configuration: Configuration) throws(CommandFailure) -> Baseline? {
    guard request.newBaseline == nil else { return nil }
    guard let file = request.baseline ?? configuration.baseline.map(request.path) else {
      return nil
    }
    let bytes =
      request.baseline == nil
      ? try InputFile.readFound(file, console: console)
      : try InputFile.read(file, console: console)
    do {
      return try Baseline(reading: bytes, file: file)
    } catch {
      throw CommandFailure(message: "\(error)", status: .unusable)
    }
  }

  private func writeBaseline(
    _ report: Report, to file: String
  ) throws(CommandFailure) -> ExitStatus {
    let baseline = Baseline(of: report.findings, file: file)
    try OutputFile.write(baseline.text, to: file)
    console.report("\(file): note: holds \(baseline.entries.count.counted("kind")) of findings now")
    return .success
  }
}
