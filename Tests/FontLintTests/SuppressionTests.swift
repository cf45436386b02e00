import FontBuilder
import FontCatalog
import FontLint
import Testing

@Suite struct SuppressionTests {
  /// A project with one finding, at line 3 of App.swift, and directives there.
  private func project(_ directives: [(text: String, line: Int, followsCode: Bool)]) throws
    -> SampleProject
  {
    try SampleProject(.good()).with {
      $0.swiftFileCount = 1
      $0.doubleScalings = [SourcePosition(file: "App.swift", line: 3, column: 5)]
      $0.directives = directives.map {
        Directive(
          text: $0.text, position: SourcePosition(file: "App.swift", line: $0.line, column: 1),
          followsCode: $0.followsCode, bytes: 0..<10)
      }
    }
  }

  @Test(arguments: [
    ("disable source-double-scaling It is meant so.", 3, true),
    ("disable source-double-scaling It is meant so.", 2, false),
    ("disable-file source-double-scaling It is meant so.", 40, false),
  ])
  func `A directive hides findings of its line, the next line or the file`(
    text: String, line: Int, followsCode: Bool
  ) throws {
    let report = try project([(text, line, followsCode)]).report()
    #expect(report.reported == [])
    #expect(report.findings.map(\.hiding) == [.suppressed(reason: "It is meant so.")])
  }

  @Test func `What the configuration accepts is told from what a comment accepts`() throws {
    let configuration = #"{ ignore: [{ rule: "source-double-scaling", reason: "Meant." }] }"#
    let report = try SampleProject(.good(), configuration: configuration).with {
      $0.swiftFileCount = 1
      $0.doubleScalings = [SourcePosition(file: "App.swift", line: 3, column: 5)]
    }.report()
    #expect(report.findings.map(\.hiding) == [.ignored(reason: "Meant.")])
    #expect(Baseline(of: report.findings, file: "b.json").entries == [])
    let text = ReportFormat.sarif.render(report, ReportStyle(version: "1.2.3"))
    #expect(text.contains(#""kind": "external""#) && !text.contains("inSource"))
  }

  @Test func `A directive for another line or rule hides nothing and is not needed`() throws {
    let lines = try project([("disable source-double-scaling Why not.", 7, false)]).findings()
    #expect(
      lines == [
        "warning source-double-scaling App.swift:3:5: the font's size is scaled twice",
        """
        warning unused-suppression/suppression App.swift:7:1: the suppression of \
        source-double-scaling is no longer needed
        """,
      ])
  }

  @Test func `Of several rules in one directive, those that hide nothing are told`() throws {
    let lines = try project([
      ("disable ps-name-invalid, source-double-scaling, size-budget Meant.", 2, false)
    ]).findings()
    #expect(
      lines == [
        """
        warning unused-suppression/suppression App.swift:2:1: the suppression of ps-name-invalid, \
        size-budget is no longer needed, that of source-double-scaling is
        """
      ])
  }

  @Test(arguments: ["disable", "disable-file"])
  func `A directive covers its own file alone, whatever its path is`(verb: String) throws {
    let paths = ["App.swift", "Other/App.swift", "Brand [new]*.swift", "Brand n.swift"]
    let project = try SampleProject(.good()).with {
      $0.swiftFileCount = 1
      $0.doubleScalings = paths.map { SourcePosition(file: $0, line: 3, column: 5) }
      $0.directives = [paths[0], paths[2]].map {
        Directive(
          text: "\(verb) source-double-scaling Why not.",
          position: SourcePosition(file: $0, line: 2, column: 1), followsCode: false, bytes: 0..<10)
      }
    }
    #expect(
      try project.report().reported.map(\.place.file) == ["Brand n.swift", "Other/App.swift"])
  }

  @Test(arguments: [
    ("disable source-double-scaling", "it gives no reason"),
    ("disable", "it names no rule"),
    ("disable source-duble-scaling Because.", "there is no rule 'source-duble-scaling'"),
    ("ignore source-double-scaling Because.", "'ignore' is not one of disable, disable-file"),
  ])
  func `A directive that cannot be read is an error and hides nothing`(
    text: String, what: String
  ) throws {
    let findings = try project([(text, 2, false)]).findings()
    #expect(
      findings == [
        "error invalid-suppression App.swift:2:1: the directive 'fontkit:\(text)' is not obeyed: \(what)",
        "warning source-double-scaling App.swift:3:5: the font's size is scaled twice",
      ])
  }

  @Test func `The configuration accepts findings by rule, subject and file, with a reason`() throws
  {
    func findings(_ entry: String) throws -> [String] {
      let font = SampleFont.good().with { $0.os2.fsType = 8 }
      return try SampleProject(font, configuration: "{ ignore: [\(entry)] }").findings()
    }
    let rule = #"rule: "license-embedding-restricted", reason: "Licence 12.""#
    #expect(try findings("{ \(rule) }") == [])
    #expect(try findings(#"{ \#(rule), subject: "Fonts/Test-Regular.ttf" }"#) == [])
    #expect(try findings(#"{ \#(rule), file: "Fonts/*.ttf" }"#) == [])
    #expect(try findings(#"{ \#(rule), file: "Other/" }"#).count == 2)
  }

  @Test func `A suppression of a rule that did not run is not called needless`() throws {
    let configuration = """
      {
        rules: { "source-double-scaling": "off" },
        ignore: [{ rule: "source-double-scaling", reason: "Why not." }],
      }
      """
    let off = try SampleProject(.good(), configuration: configuration)
    #expect(try off.findings() == [])
  }
}
