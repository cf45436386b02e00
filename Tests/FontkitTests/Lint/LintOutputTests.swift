import FontBuilder
import FontLint
import Foundation
import Testing

@testable import fontkit

/// Where reports go, and what they leave alone.
@Suite struct LintOutputTests {
  private static let source = #"let font = UIFont(name: "Lato-Bould", size: 1)"#

  @Test(arguments: ["fontkit.json", "App/Info.plist", "App/Source.swift"], ["report", "baseline"])
  func `Neither a report nor a baseline replaces what is neither`(
    file: String, kind: String
  ) async throws {
    let app = try HealthyAppTests.app(Self.source, more: ["fontkit.json": "{ locales: ['en'] }"])
    let before = try app.text(of: file)
    let path = app.root.appending(path: file).path
    let options = kind == "report" ? ["--format", "json:\(path)"] : ["--write-baseline", path]
    let outcome = await Outcome.running(["lint", app.root.path] + options)
    #expect(outcome.status == .unusable)
    #expect(
      outcome.diagnostics.hasPrefix(
        "fontkit: error: '\(path)' was not written by 'fontkit lint', which would replace it"))
    #expect(try app.text(of: file) == before)
  }

  @Test(arguments: ReportFormat.allCases, [source, "let x = 1"])
  func `A report replaces an older one of any format, and an empty file`(
    format: ReportFormat, source: String
  ) async throws {
    let app = try HealthyAppTests.app(source, more: ["report": ""])
    let path = app.root.appending(path: "report").path
    for other in ReportFormat.allCases {
      #expect(await app.lint("--format", "\(format):\(path)").status != .unusable)
      #expect(await app.lint("--format", "\(other):\(path)").status != .unusable)
    }
    #expect(await app.lint("--write-baseline", path).status == .success)
    #expect(await app.lint("--write-baseline", path).status == .success)
  }

  @Test func `Two formats do not go into one file, by whatever names`() async throws {
    let app = try HealthyAppTests.app(Self.source, more: ["report": ""])
    let (file, link) = (app.root.path + "/report", app.root.path + "/link")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "report")
    for (first, second) in [
      (file, file), (file, link), (app.root.path + "/new", app.root.path + "/App/../new"),
    ] {
      let outcome = await app.lint("--format", "json:\(first)", "--format", "sarif:\(second)")
      #expect(outcome.status == .unusable)
      #expect(
        outcome.diagnostics.hasPrefix("fontkit: error: two formats would be written to one file"))
    }
    #expect(try app.text(of: "report") == "")
  }

  @Test func `A dry run that changes nothing says what there is`() async throws {
    let app = try HealthyAppTests.app(
      Self.source + #"; let fonts = [Font.custom("Lato-Bold", size: 1)]"#)
    let outcome = await app.lint("--fix", "--dry-run", "--strict")
    #expect(outcome.output == "")
    #expect(outcome.status == .findings)
    #expect(
      outcome.diagnostics
        == "fontkit: nothing to change: no fix cures the 2 findings that 'fontkit lint' reports\n")
  }

  @Test(arguments: [[:], ["README.md": AppTree.Content.text("Text")]])
  func `init writes nothing where there is nothing to check`(
    files: [String: AppTree.Content]
  ) async throws {
    let app = try AppTree(files)
    try FileManager.default.createDirectory(at: app.root, withIntermediateDirectories: true)
    let outcome = await Outcome.running(["init", app.root.path])
    #expect(outcome.status == .unusable)
    #expect(outcome.diagnostics.contains(": error: no font, property list or source was found ("))
    #expect(!FileManager.default.fileExists(atPath: app.root.path + "/fontkit.json"))
  }
}
