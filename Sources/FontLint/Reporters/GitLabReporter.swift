import FontCatalog

/// Writes a Code Quality report.
struct GitLabReporter {
  let style: ReportStyle

  func render(_ report: Report) -> String {
    let shown = zip(report.findings, report.fingerprints).filter { $0.0.hiding == nil }
    return JSONValue.array(shown.map(json)).pretty() + "\n"
  }

  private func json(_ finding: Finding, fingerprint: String) -> JSONValue {
    [
      "description": .string(finding.message),
      "check_name": .string(finding.rule),
      "fingerprint": .string(fingerprint),
      "severity": .string(severity(finding.severity)),
      "location": [
        "path": .string(style.path(finding.place.file)),
        "lines": ["begin": .integer(finding.place.line ?? 1)],
      ],
    ]
  }

  private func severity(_ severity: Severity) -> String {
    switch severity {
    case .info: "info"
    case .warning: "minor"
    case .error: "major"
    }
  }
}
