import FontFiles
import FontLint

/// Writes a report where it should go.
struct LintReporting {
  private let request: LintRequest
  private let console: Console

  init(_ request: LintRequest, _ console: Console) {
    self.request = request
    self.console = console
  }

  func write(_ report: Report) throws(CommandFailure) {
    let shown = request.isQuiet ? report.withoutNotes : report
    for output in request.outputs {
      var style = style
      style.isColored = output.file == nil && console.allowsColor && !request.isPlain
      let text = output.format.render(shown, style)
      if let file = output.file {
        try OutputFile.write(text, to: file)
      } else {
        console.print(text)
      }
      if output.format == .github { try writeStepSummary(shown) }
    }
    if request.reportsSkipped {
      for skipped in report.skipped {
        console.report("fontkit: skipped \(skipped.rule): \(skipped.why)")
      }
    }
    if !request.isQuiet { console.report("fontkit: \(report.summary)") }
  }

  private var style: ReportStyle {
    var style = ReportStyle(version: Fontkit.version)
    if request.usesAbsolutePaths {
      let root = FolderEntry.resolvedPath(request.root) ?? request.root
      style.pathPrefix = root.hasSuffix("/") ? root : root + "/"
    } else if request.root != "." {
      style.pathPrefix = request.root == "/" ? "/" : request.root + "/"
    }
    return style
  }

  /// GitHub shows what stands in the file that this variable names.
  private func writeStepSummary(_ report: Report) throws(CommandFailure) {
    guard let file = console.environment("GITHUB_STEP_SUMMARY"), !file.isEmpty else { return }
    try OutputFile.append(report.stepSummary(style), to: file)
  }
}
