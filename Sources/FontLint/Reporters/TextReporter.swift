import FontFiles

/// Writes `path:line:column: severity: message [rule]`, which Xcode and editors understand.
struct TextReporter {
  let style: ReportStyle

  func render(_ report: Report) -> String {
    report.reported.map { lines(for: $0) }.joined()
  }

  func lines(for finding: Finding) -> String {
    let severity = word(for: finding.severity)
    let message = "\(finding.message) [\(finding.rule)]"
    let fix = "  fix: \(finding.fix)\n"
    return "\(bold(place(finding.place) + ":")) \(severity) \(message)\n\(fix)"
  }

  private func place(_ place: Place) -> String {
    let position = [place.line, place.column].compactMap(\.self).map { ":\($0)" }.joined()
    return path(place.file) + position
  }

  /// A path that begins like a workflow command of GitHub, which obeys them in any output, begins
  /// with its folder instead.
  private func path(_ file: String) -> String {
    let path = style.path(file).visible
    return path.trimmingPrefix(while: \.isWhitespace).hasPrefix("::") ? "./" + path : path
  }

  /// Xcode knows `note` and not `info`.
  private func word(for severity: Severity) -> String {
    switch severity {
    case .error: colored("error:", 31)
    case .warning: colored("warning:", 33)
    case .info: colored("note:", 36)
    }
  }

  private func colored(_ text: String, _ code: Int) -> String {
    style.isColored ? "\u{1B}[1;\(code)m\(text)\u{1B}[0m" : text
  }

  private func bold(_ text: String) -> String {
    style.isColored ? "\u{1B}[1m\(text)\u{1B}[0m" : text
  }
}
