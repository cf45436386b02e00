import FontCatalog

/// Writes SARIF 2.1.0 with one run.
///
/// Every result has a region, because code scanning drops results without one; a finding in a
/// binary file is at line 1. Columns count UTF-16 code units here, as SARIF asks, and not bytes of
/// UTF-8 as in the other formats. Alerts are matched by the fingerprint, which moving code keeps.
struct SARIFReporter {
  let style: ReportStyle

  func render(_ report: Report) -> String {
    let rules = rules(of: report)
    let indices = Dictionary(
      uniqueKeysWithValues: rules.enumerated().map { ($0.element.id, $0.offset) })
    let run: JSONValue = [
      "tool": ["driver": driver(rules)],
      "columnKind": "utf16CodeUnits",
      "originalUriBaseIds": ["%SRCROOT%": ["description": ["text": "the repository's root"]]],
      "results": .array(
        zip(report.findings, report.fingerprints).map {
          result($0, index: indices[$0.rule], fingerprint: $1)
        }),
    ]
    let document: JSONValue = [
      "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
      "version": "2.1.0",
      "runs": [run],
    ]
    return document.pretty() + "\n"
  }

  /// The rules that ran and those that findings are of: what was accepted in vain is no rule's.
  private func rules(of report: Report) -> [RuleDescription] {
    let named = Set(report.findings.map(\.rule) + report.rules.map(\.id))
    return RuleDescription.all.filter { named.contains($0.id) }
  }

  private func driver(_ rules: [RuleDescription]) -> JSONValue {
    [
      "name": "fontkit", "version": .string(style.version),
      "semanticVersion": .string(style.version),
      "rules": .array(rules.map(descriptor)),
    ]
  }

  private func descriptor(_ rule: RuleDescription) -> JSONValue {
    [
      "id": .string(rule.id),
      "name": .string(rule.name),
      "shortDescription": ["text": .string(rule.summary)],
      "fullDescription": ["text": .string(rule.rationale)],
      "help": [
        "text": .string("\(rule.rationale)\n\n\(rule.remedy)"),
        "markdown": .string("\(rule.rationale)\n\n**What to do:** \(rule.remedy)"),
      ],
      "defaultConfiguration": ["level": .string(level(rule.severity))],
      "properties": ["tags": [.string("fonts"), .string(rule.group.rawValue)]],
    ]
  }

  private func result(_ finding: Finding, index: Int?, fingerprint: String) -> JSONValue {
    var result: [String: JSONValue] = [
      "ruleId": .string(finding.rule),
      "level": .string(level(finding.severity)),
      "message": ["text": .string("\(finding.message). \(finding.fix)")],
      "locations": [["physicalLocation": location(finding.place)]],
      "partialFingerprints": ["fontkit/v1": .string(fingerprint)],
    ]
    if let index { result["ruleIndex"] = .integer(index) }
    if !finding.related.isEmpty {
      result["relatedLocations"] = .array(finding.related.map(related))
    }
    if let hiding = finding.hiding { result["suppressions"] = [suppression(hiding)] }
    return JSONValue(result)
  }

  private func related(_ related: Finding.Related) -> JSONValue {
    [
      "physicalLocation": location(related.place), "message": ["text": .string(related.message)],
    ]
  }

  private func location(_ place: Place) -> JSONValue {
    let path = style.path(place.file)
    var artifact: [String: JSONValue] = ["uri": .string(URI.escaped(path))]
    if !path.hasPrefix("/") { artifact["uriBaseId"] = "%SRCROOT%" }
    var region: [String: JSONValue] = ["startLine": .integer(place.line ?? 1)]
    if let column = place.utf16Column { region["startColumn"] = .integer(column) }
    return ["artifactLocation": JSONValue(artifact), "region": JSONValue(region)]
  }

  private func suppression(_ hiding: Finding.Hiding) -> JSONValue {
    switch hiding {
    case .suppressed(let reason): ["kind": "inSource", "justification": .string(reason)]
    case .ignored(let reason): ["kind": "external", "justification": .string(reason)]
    case .baseline: ["kind": "external", "justification": "the baseline holds it"]
    }
  }

  private func level(_ severity: Severity) -> String {
    severity == .info ? "note" : severity.rawValue
  }
}
