import FontCatalog

/// Writes the report as `Schemas/lint.schema.json` describes it.
struct JSONReporter {
  let style: ReportStyle

  func render(_ report: Report) -> String {
    let document: JSONValue = [
      "schemaVersion": 1,
      "tool": ["name": "fontkit", "version": .string(style.version)],
      "summary": summary(report),
      "findings": .array(zip(report.findings, report.fingerprints).map(json)),
      "skipped": .array(
        report.skipped.map { ["rule": .string($0.rule), "why": .string($0.why)] }),
      "unchecked": .array(report.uncheckedNames.map(json)),
      "fonts": .array(
        report.fonts.map {
          [
            "path": .string(style.path($0.path)),
            "postScriptNames": .array($0.postScriptNames.map { .string($0) }),
          ]
        }),
    ]
    return document.pretty() + "\n"
  }

  private func summary(_ report: Report) -> JSONValue {
    [
      "errors": .integer(report.count(of: .error)),
      "warnings": .integer(report.count(of: .warning)),
      "infos": .integer(report.count(of: .info)),
      "hiddenByBaseline": .integer(report.baselineCount),
      "suppressed": .integer(report.findings.count - report.reported.count - report.baselineCount),
      "fonts": .integer(report.fonts.count),
      "names": .integer(report.nameCount),
      "uncheckedNames": .integer(report.uncheckedNames.count),
      "skippedRules": .integer(report.skipped.count),
      "failed": .bool(report.fails),
    ]
  }

  private func json(_ finding: Finding, fingerprint: String) -> JSONValue {
    [
      "rule": .string(finding.rule),
      "reason": .optional(finding.reason) { .string($0) },
      "severity": .string(finding.severity.rawValue),
      "message": .string(finding.message),
      "fix": .string(finding.fix),
      "file": .string(style.path(finding.place.file)),
      "line": .optional(finding.place.line) { .integer($0) },
      "column": .optional(finding.place.column) { .integer($0) },
      "subject": .string(finding.subject),
      "related": .array(finding.related.map(json)),
      "data": JSONValue(finding.data.mapValues { .string($0) }),
      "fingerprint": .string(fingerprint),
      "fixable": .bool(!finding.edits.isEmpty),
      "suppressed": .optional(finding.hiding) { .string($0.description) },
    ]
  }

  private func json(_ related: Finding.Related) -> JSONValue {
    [
      "file": .string(style.path(related.place.file)),
      "line": .optional(related.place.line) { .integer($0) },
      "column": .optional(related.place.column) { .integer($0) },
      "message": .string(related.message),
    ]
  }

  private func json(_ name: UncheckedName) -> JSONValue {
    [
      "file": .string(style.path(name.position.file)),
      "line": .integer(name.position.line),
      "column": .integer(name.position.column),
      "expression": .string(name.expression),
    ]
  }
}
