import FontBuilder
import FontCatalog
@testable import FontLint
import Testing

@Suite struct BaselineTests {
  private func project(lines: [Int]) throws -> Project {
    try SampleProject(.good()).with {
      $0.swiftFileCount = 1
      $0.doubleScalings = lines.map { SourcePosition(file: "App.swift", line: $0, column: 5) }
    }.project
  }

  private func baseline(lines: [Int]) throws -> Baseline {
    let findings = Linter().lint(try project(lines: lines)).findings
    let text = Baseline(of: findings, file: "fontkit-baseline.json").text
    return try Baseline(reading: Array(text.utf8), file: "fontkit-baseline.json")
  }

  @Test func `A baseline is written for people and read back`() throws {
    let findings = Linter().lint(try project(lines: [3, 9])).findings
    let text = Baseline(of: findings, file: "b.json").text
    let fingerprint = try #require(findings.first).fingerprint
    #expect(
      text == """
        {
          "findings": [
            {
              "count": 2,
              "fingerprint": "\(fingerprint)",
              "reason": null,
              "rule": "source-double-scaling",
              "subject": "App.swift"
            }
          ],
          "schemaVersion": 1
        }

        """)
    #expect(try Baseline(reading: Array(text.utf8), file: "b.json").entries.count == 1)
  }

  @Test func `Known findings are hidden although their lines moved, new ones are not`() throws {
    let baseline = try baseline(lines: [3])
    let moved = Linter(baseline: baseline).lint(try project(lines: [12]))
    #expect(moved.reported == [])
    #expect(moved.baselineCount == 1)
    let more = Linter(baseline: baseline).lint(try project(lines: [3, 12]))
    #expect(more.reported.count == 1)
  }

  @Test func `An entry without a finding is no longer needed`() throws {
    let report = Linter(baseline: try baseline(lines: [3])).lint(try project(lines: []))
    #expect(
      report.reported.map(\.message) == [
        "the baseline's entry for source-double-scaling at 'App.swift' is no longer needed"
      ])
    #expect(report.reported.map(\.place.file) == ["fontkit-baseline.json"])
  }

  @Test func `An entry that counts too many, or of a rule that is not there, is reported`() throws {
    var baseline = try baseline(lines: [3, 9, 12])
    baseline.entries.append(
      .init(rule: "no-such-rule", reason: nil, subject: "A", fingerprint: "f", count: 1))
    let report = Linter(baseline: baseline).lint(try project(lines: [3]))
    #expect(
      report.reported.map(\.message) == [
        "the baseline's entry for no-such-rule at 'A' hides nothing, as there is no such rule",
        "the baseline's entry for source-double-scaling at 'App.swift' counts 3, of which 1 are left",
      ])
    #expect(report.prunedBaseline?.entries.map(\.count) == [1])
  }

  @Test func `A run over some files calls no entry needless, as their findings may be elsewhere`()
    throws
  {
    var project = try project(lines: [])
    project.configuration.isPartial = true
    let report = Linter(baseline: try baseline(lines: [3])).lint(project)
    #expect(report.reported == [])
    #expect(report.prunedBaseline == nil)
  }

  @Test func `An entry of a rule that is not there hides no finding`() throws {
    var baseline = try baseline(lines: [3])
    for index in baseline.entries.indices { baseline.entries[index].rule = "no-such-rule" }
    let report = Linter(baseline: baseline).lint(try project(lines: [3]))
    #expect(
      report.reported.map(\.rule).sorted() == ["source-double-scaling", "unused-suppression"])
  }

  @Test(arguments: [
    (
      "{}",
      "b.json:1:1: error: 'schemaVersion' is missing: expected 1, as --write-baseline writes it"
    ),
    (
      #"{ "schemaVersion": 99, "findings": [] }"#,
      "b.json:1:1: error: 'schemaVersion' is 99: expected 1, as --write-baseline writes it"
    ),
    (#"{ "schemaVersion": 1 }"#, "b.json:1:1: error: 'findings' is missing"),
    (#"{ "finding": [] }"#, "b.json:1:3: error: unknown key 'finding' (did you mean 'findings'?)"),
    (
      #"{ "schemaVersion": 1, "findings": [{ "rule": "a" }] }"#,
      "b.json:1:36: error: an entry needs rule, subject, fingerprint and count"
    ),
    (
      #"{ "schemaVersion": 1, "findings": [{ "rule": "a", "subject": "b", "fingerprint": "c", "count": 0 }] }"#,
      "b.json:1:36: error: a count is between 1 and 1000000"
    ),
    (
      #"{ "schemaVersion": 1, "findings": [{ "rule": "a", "subject": "b", "fingerprint": "c", "count": 9e18 }] }"#,
      "b.json:1:36: error: a count is between 1 and 1000000"
    ),
  ])
  func `A file that is no baseline is an error with its place`(text: String, message: String) {
    let error = #expect(throws: JSON5Error.self) {
      try Baseline(reading: Array(text.utf8), file: "b.json")
    }
    #expect(error?.description == message)
  }
}
