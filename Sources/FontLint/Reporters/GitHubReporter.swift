import FontFiles

/// Writes workflow commands, which GitHub Actions shows as annotations.
///
/// GitHub shows ten annotations of a kind per step: errors come first, and a plain line counts what
/// the log alone tells.
struct GitHubReporter {
  let style: ReportStyle

  private static let limit = 10

  func render(_ report: Report) -> String {
    Severity.allCases.reversed().map { severity in
      let findings = report.reported.filter { $0.severity == severity }
      let shown = findings.prefix(Self.limit).map(command)
      let rest = TextReporter(style: style)
      let others = findings.dropFirst(Self.limit)
      guard !others.isEmpty else { return shown.joined() }
      return shown.joined() + "… and \(others.count) more, see the log\n"
        + others.map { Self.inert(rest.lines(for: $0)) }.joined()
    }.joined()
  }

  /// Text without the old way of writing commands, which GitHub obeys anywhere in a line.
  private static func inert(_ text: String) -> String {
    text.split(separator: "##[", omittingEmptySubsequences: false).joined(separator: "##\\[")
  }

  /// A table for the step's summary page, of at most 1 MiB.
  func summary(of report: Report) -> String {
    let head = "### fontkit\n\n| severity | place | message | rule |\n|---|---|---|---|\n"
    var text = head
    for (index, finding) in report.reported.enumerated() {
      let row = row(for: finding)
      guard text.utf8.count + row.utf8.count < 1_000_000 else {
        return text + "\n… and \(report.reported.count - index) more\n"
      }
      text += row
    }
    return report.reported.isEmpty ? "### fontkit\n\nNo findings.\n" : text
  }

  private func row(for finding: Finding) -> String {
    let line = finding.place.line.map { ":\($0)" } ?? ""
    let cells = [
      finding.severity.rawValue, style.path(finding.place.file).visible + line, finding.message,
      finding.rule,
    ]
    return "| " + cells.map(cell).joined(separator: " | ") + " |\n"
  }

  /// A text in a table of Markdown, which takes none of it for markup.
  private func cell(_ text: String) -> String {
    text.reduce(into: "") {
      $0 += "\\`*_[]<>|~&".contains($1) ? "\\\($1)" : $1.isNewline ? " " : "\($1)"
    }
  }

  private func command(for finding: Finding) -> String {
    let place = finding.place
    var properties = ["file=\(property(style.path(place.file).visible))"]
    if let line = place.line { properties.append("line=\(line)") }
    if let column = place.column { properties.append("col=\(column)") }
    properties.append("title=\(property(finding.rule))")
    let kind = finding.severity == .info ? "notice" : finding.severity.rawValue
    return
      "::\(kind) \(properties.joined(separator: ","))::\(data("\(finding.message) — \(finding.fix)"))\n"
  }

  private func data(_ text: String) -> String {
    escaped(text, [("%", "%25"), ("\r", "%0D"), ("\n", "%0A")])
  }

  private func property(_ text: String) -> String {
    escaped(text, [("%", "%25"), ("\r", "%0D"), ("\n", "%0A"), (":", "%3A"), (",", "%2C")])
  }

  private func escaped(_ text: String, _ table: [(Unicode.Scalar, String)]) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      result += table.first { $0.0 == scalar }?.1 ?? String(scalar)
    }
  }
}
