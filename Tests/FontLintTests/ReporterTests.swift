import FontBuilder
import FontCatalog
import Foundation
import FoundationXML
import Testing

@testable import FontLint

@Suite struct ReporterTests {
  /// A report with each severity, each way of hiding, places with and without lines, a skipped rule,
  /// an unchecked name, and characters that every format must escape.
  private static func report() throws -> Report {
    let font = SampleFont.good("A&B-Regular").with { $0.os2.fsType = 2 }
    let project = try SampleProject(
      ["Fonts/A, B.ttf": font.bytes],
      configuration: #"{ ignore: [{ rule: "ps-name-file-mismatch", reason: "Kept <so>." }] }"#
    ).with {
      $0.files.append("metro.config.js")
      $0.swiftFileCount = 1
      $0.doubleScalings = [SourcePosition(file: "App/A:100%.swift", line: 3, column: 5)]
      $0.references = [
        NameReference(
          value: "Lost \"Bold\" <é>\u{202E}", kind: .swiftUIFont,
          position: SourcePosition(file: "App/A:100%.swift", line: 4, column: 9))
      ]
      $0.uncheckedNames = [
        UncheckedName(
          position: SourcePosition(file: "App/View.swift", line: 8, column: 3),
          expression: #""A-\(weight)""#, kind: .swiftUIFont)
      ]
    }.project
    let policy = try Policy(project.configuration)
    let known = Linter(policy: policy).lint(project).findings.filter {
      $0.rule == "source-double-scaling"
    }
    return Linter(policy: policy, baseline: Baseline(of: known, file: "b.json")).lint(project)
  }

  /// Set `FONTKIT_RECORD=1` to write the files anew; then review them.
  @Test(arguments: ReportFormat.allCases)
  func `A report in each format is what its file says`(format: ReportFormat) throws {
    let text = format.render(try Self.report(), ReportStyle(version: "1.2.3"))
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Golden/report.\(format.rawValue)")
    if ProcessInfo.processInfo.environment["FONTKIT_RECORD"] == "1" {
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(text == (try String(contentsOf: file, encoding: .utf8)))
  }

  @Test func `Findings that look alike have fingerprints of their own`() throws {
    let project = try SampleProject(.good()).with {
      $0.swiftFileCount = 1
      $0.doubleScalings = [3, 9].map { SourcePosition(file: "App.swift", line: $0, column: 5) }
    }
    for format in [ReportFormat.gitlab, .sarif, .json] {
      let text = format.render(try project.report(), ReportStyle(version: "1.2.3"))
      let fingerprints = text.matches(of: #/"[0-9a-f]{64}"/#).map(\.output)
      #expect(fingerprints.count == 2)
      #expect(Set(fingerprints).count == 2)
    }
  }

  @Test func `A second run gives the same bytes`() throws {
    for format in ReportFormat.allCases {
      let style = ReportStyle(version: "1.2.3")
      #expect(format.render(try Self.report(), style) == format.render(try Self.report(), style))
    }
  }

  @Test(arguments: [ReportFormat.junit, .checkstyle])
  func `XML is well-formed`(format: ReportFormat) throws {
    let text = format.render(try Self.report(), ReportStyle(version: "1.2.3"))
    let parser = XMLParser(data: Data(text.utf8))
    #expect(parser.parse(), "\(String(describing: parser.parserError))")
  }

  /// What the schema of SARIF 2.1.0 requires, and what code scanning needs besides.
  @Test func `SARIF has the structure that its schema requires`() throws {
    let text = ReportFormat.sarif.render(try Self.report(), ReportStyle(version: "1.2.3"))
    let log = try JSON5Reader.read(Array(text.utf8), file: "report.sarif").object()
    #expect(try log["version"]?.string() == "2.1.0")
    let run = try #require(try log["runs"]?.array().first).object()
    let driver = try #require(try run["tool"]?.object()["driver"]?.object())
    #expect(try driver["name"]?.string() == "fontkit")
    let rules = try (driver["rules"]?.array() ?? []).map { try $0.object()["id"]?.string() }
    #expect(Set(rules).count == rules.count)
    let results = try run["results"]?.array() ?? []
    #expect(results.count == (try Self.report().findings.count))
    for result in try results.map({ try $0.object() }) {
      let index = try #require(try result["ruleIndex"]?.integer())
      #expect(rules[index] == (try result["ruleId"]?.string()))
      #expect(["error", "warning", "note"].contains(try result["level"]?.string()))
      #expect(try result["message"]?.object()["text"]?.string().isEmpty == false)
      #expect(try result["partialFingerprints"]?.object().members.count == 1)
      let location = try #require(try result["locations"]?.array().first).object()
      let place = try #require(try location["physicalLocation"]?.object())
      let uri = try place["artifactLocation"]?.object()["uri"]?.string()
      #expect(uri?.contains(" ") == false)
      let line = try place["region"]?.object()["startLine"]?.integer()
      #expect((line ?? 0) >= 1)
    }
  }

  @Test func `SARIF counts columns in UTF-16, the other formats in bytes`() throws {
    let report = try SampleProject(.good()).with {
      $0.swiftFileCount = 1
      var position = SourcePosition(file: "A.swift", line: 3, column: 12)
      position.utf16Column = 7
      $0.doubleScalings = [position]
    }.report()
    let style = ReportStyle(version: "1.2.3")
    let sarif = ReportFormat.sarif.render(report, style)
    #expect(sarif.contains(#""columnKind": "utf16CodeUnits""#))
    #expect(sarif.contains(#""startColumn": 7"#) && !sarif.contains(#""startColumn": 12"#))
    #expect(ReportFormat.text.render(report, style).hasPrefix("A.swift:3:12: "))
    #expect(ReportFormat.github.render(report, style).contains("line=3,col=12,"))
  }

  @Test func `Paths have a prefix in every format`() throws {
    var style = ReportStyle(version: "1.2.3")
    style.pathPrefix = "Apps/One/"
    for format in ReportFormat.allCases {
      let text = format.render(try Self.report(), style)
      #expect(text.contains("Apps/One/Fonts/A"), "\(format)")
    }
  }

  @Test func `Coloured text is the same text`() throws {
    var style = ReportStyle(version: "1.2.3")
    let plain = ReportFormat.text.render(try Self.report(), style)
    style.isColored = true
    let colored = ReportFormat.text.render(try Self.report(), style)
    #expect(colored != plain)
    #expect(colored.replacing(#/\e\[[0-9;]*m/#, with: "") == plain)
  }

  @Test func `GitHub is shown ten findings of a kind, errors first, and the rest as text`() throws {
    let lines = 1...25
    let project = try SampleProject(SampleFont.good().with { $0.os2.fsType = 2 }).with {
      $0.swiftFileCount = 1
      $0.doubleScalings = lines.map { SourcePosition(file: "A.swift", line: $0, column: 1) }
    }
    let report = try project.report()
    let text = ReportFormat.github.render(report, ReportStyle(version: "1.2.3"))
    #expect(text.hasPrefix("::error file=Fonts/Test-Regular.ttf,title="))
    #expect(text.split(separator: "\n").count { $0.hasPrefix("::warning ") } == 10)
    #expect(text.contains("\n… and 15 more, see the log\nA.swift:11:1: warning:"))
    let summary = report.stepSummary(ReportStyle(version: "1.2.3"))
    #expect(summary.split(separator: "\n").count { $0.hasPrefix("| warning | A.swift:") } == 25)
  }

  @Test(arguments: ["::stop-commands::x.swift", " ::error::/y.swift", "a\u{1B}[1m\nb.swift"])
  func `No path is a command to GitHub or its log`(path: String) throws {
    let project = try SampleProject(.good()).with {
      $0.swiftFileCount = 1
      $0.doubleScalings = (1...11).map { SourcePosition(file: path, line: $0, column: 1) }
    }
    let report = try project.report()
    let style = ReportStyle(version: "1.2.3")
    let lines = ReportFormat.github.render(report, style).split(separator: "\n")
    #expect(lines.count == 13)
    #expect(lines.dropFirst(10).allSatisfy { !$0.drop(while: \.isWhitespace).hasPrefix("::") })
    #expect(lines.allSatisfy { !$0.contains("\u{1B}") })
    #expect(!report.stepSummary(style).contains("\u{1B}"))
    let text = ReportFormat.text.render(report, style).split(separator: "\n")
    #expect(text.allSatisfy { !$0.drop(while: \.isWhitespace).hasPrefix("::") })
  }

  @Test func `GitHub's old commands are not written either`() throws {
    let project = try SampleProject(.good()).with {
      $0.swiftFileCount = 1
      $0.doubleScalings = (1...11).map {
        SourcePosition(file: "##[stop-commands]x.swift", line: $0, column: 1)
      }
    }
    let text = ReportFormat.github.render(try project.report(), ReportStyle(version: "1.2.3"))
    #expect(text.split(separator: "\n").allSatisfy { $0.hasPrefix("::") || !$0.contains("##[") })
  }

  @Test func `The summary of a step takes no name for markup`() throws {
    let project = try SampleProject(.good()).with {
      $0.swiftFileCount = 1
      $0.doubleScalings = [SourcePosition(file: "a`|<b>_c_.swift", line: 3, column: 5)]
    }
    let summary = try project.report().stepSummary(ReportStyle(version: "1.2.3"))
    #expect(summary.contains(#"| warning | a\`\|\<b\>\_c\_.swift:3 | "#))
  }

  @Test func `The summary of a step stays below its limit`() throws {
    let project = try SampleProject(.good()).with {
      $0.swiftFileCount = 1
      $0.doubleScalings = (1...20_000).map { SourcePosition(file: "A.swift", line: $0, column: 1) }
    }
    let summary = try project.report().stepSummary(ReportStyle(version: "1.2.3"))
    #expect(summary.utf8.count < 1 << 20)
    #expect(summary.contains("\n… and "))
  }

  @Test func `The summary says what was not checked`() throws {
    #expect(
      try Self.report().summary.hasPrefix("1 error, 2 warnings, 1 note in 1 font, 1 name ("))
    #expect(try Self.report().summary.contains("1 name put together at run time unchecked"))
    #expect(try Self.report().summary.contains("1 finding hidden by the baseline"))
  }
}
