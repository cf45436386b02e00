import FontFiles

/// Writes one suite per group and one case per rule and subject, passes included, so that systems
/// which read totals of tests see what was checked.
struct JUnitReporter {
  let style: ReportStyle

  func render(_ report: Report) -> String {
    let suites = RuleGroup.allCases.compactMap { suite(of: $0, report) }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="fontkit">
      \(suites.joined())</testsuites>

      """
  }

  private func suite(of group: RuleGroup, _ report: Report) -> String? {
    let ran = report.rules.filter { $0.group == group }.flatMap { cases(of: $0, report) }
    let skipped = report.skipped.filter { RuleDescription.named($0.rule)?.group == group }
      .map { Case(subject: "project", rule: $0.rule, findings: [], skipped: $0.why) }
    let all = ran + skipped
    guard !all.isEmpty else { return nil }
    let failures = all.count { $0.fails(from: report.failOn) }
    return """
        <testsuite name="fontkit.\(group.rawValue)" tests="\(all.count)" \
      failures="\(failures)" errors="0" skipped="\(skipped.count)">
      \(all.map { element(for: $0, failOn: report.failOn) }.joined())  </testsuite>

      """
  }

  /// The subjects of a rule's kind, and any others that its findings are about.
  ///
  /// A finding counts for the file that it is in where files are the subjects.
  private func cases(of rule: RuleDescription, _ report: Report) -> [Case] {
    let known = Set(report.subjects[rule.subject] ?? [])
    let findings = report.reported.filter { $0.rule == rule.id }
    let bySubject = Dictionary(grouping: findings) { finding in
      let isOfFile = !known.contains(finding.subject) && known.contains(finding.place.file)
      return isOfFile ? finding.place.file : finding.subject
    }
    let subjects = known.union(bySubject.keys)
    return subjects.sorted().map {
      Case(subject: $0, rule: rule.id, findings: bySubject[$0] ?? [], skipped: nil)
    }
  }

  private func element(for testCase: Case, failOn: Severity?) -> String {
    let name = """
      <testcase classname="\(XML.escaped(testCase.subject.visible))" name="\(testCase.rule)"
      """
    if let why = testCase.skipped {
      return "    \(name)><skipped message=\"\(XML.escaped(why))\"/></testcase>\n"
    }
    let failing = testCase.failing(from: failOn)
    guard !failing.isEmpty else { return "    \(name)/>\n" }
    return "    \(name)>\n\(failing.map(failure).joined())    </testcase>\n"
  }

  private func failure(_ finding: Finding) -> String {
    let place = finding.place
    let position = [place.line, place.column].compactMap(\.self).map { ":\($0)" }.joined()
    return """
            <failure type="\(finding.severity.rawValue)" message="\(XML.escaped(finding.message))">\
      \(XML.escaped(style.path(place.file) + position + "\n" + finding.fix))</failure>

      """
  }

  private struct Case {
    let subject: String
    let rule: String
    let findings: [Finding]
    let skipped: String?

    func failing(from threshold: Severity?) -> [Finding] {
      guard let threshold else { return [] }
      return findings.filter { $0.severity >= threshold }
    }

    func fails(from threshold: Severity?) -> Bool {
      !failing(from: threshold).isEmpty
    }
  }
}
