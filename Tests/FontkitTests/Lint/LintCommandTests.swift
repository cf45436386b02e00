import FontBuilder
import FontCatalog
import FontFiles
import Foundation
import Testing

@testable import fontkit

@Suite struct LintCommandTests {
  /// An app with a name in the wrong case, a wrong entry, a missing one and a dead suppression.
  private func app() throws -> AppTree {
    try HealthyAppTests.app(
      """
      enum Face: String {
        case regular = "Lato-Regular"
        case bold = "Lato-bold" // fontkit:disable size-budget It is small.
      }
      let fonts = [Font.custom(Face.bold.rawValue, size: 1), .custom("Lato-Bold", size: 1)]

      """,
      more: ["App/Info.plist": .text(PropertyListText.listing(["lato-regular.ttf"]))])
  }

  @Test func `Fixing edits names, entries and suppressions, and leaves nothing to report`()
    async throws
  {
    let app = try app()
    let before = await app.lint()
    #expect(before.status == .findings)
    let outcome = await app.lint("--fix")
    #expect(outcome.output == "")
    #expect(outcome.status == .success)
    #expect(
      try app.text(of: "App/Source.swift").contains("  case bold = \"Lato-Bold\"\n}\n"))
    #expect(
      try app.text(of: "App/Info.plist").contains(
        """
        \t<array>
        \t\t<string>Lato-Regular.ttf</string>
        \t\t<string>Lato-Bold.ttf</string>
        \t</array>

        """))
    #expect(await app.lint().output == "")
  }

  @Test func `A dry run shows the changes and makes none`() async throws {
    let app = try app()
    let source = try app.text(of: "App/Source.swift")
    let outcome = await app.lint("--fix", "--dry-run")
    #expect(
      outcome.output.contains(
        """
        @@ -1,5 +1,5 @@
         enum Face: String {
           case regular = "Lato-Regular"
        -  case bold = "Lato-bold" // fontkit:disable size-budget It is small.
        +  case bold = "Lato-Bold"
         }
        """))
    #expect(try app.text(of: "App/Source.swift") == source)
    #expect(outcome.status == .findings)
  }

  @Test func `Fixing keeps links and modes, and refuses read-only files`() async throws {
    let app = try app()
    let source = app.root.appending(path: "App/Source.swift").path
    let list = app.root.appending(path: "App/Info.plist").path
    let shared = app.root.appending(path: "App/Shared.txt").path
    let files = FileManager.default
    try files.moveItem(atPath: source, toPath: shared)
    try files.createSymbolicLink(atPath: source, withDestinationPath: "Shared.txt")
    try files.setAttributes([.posixPermissions: 0o640], ofItemAtPath: shared)
    try files.setAttributes([.posixPermissions: 0o444], ofItemAtPath: list)
    let before = try app.text(of: "App/Info.plist")
    let outcome = await app.lint("--fix")
    #expect(outcome.status == .findings)
    #expect(outcome.diagnostics.contains("App/Info.plist: error: read-only (it is left alone;"))
    #expect(try app.text(of: "App/Info.plist") == before)
    #expect(try files.destinationOfSymbolicLink(atPath: source) == "Shared.txt")
    #expect(try files.attributesOfItem(atPath: shared)[.posixPermissions] as? Int == 0o640)
    #expect(try app.text(of: "App/Shared.txt").contains("case bold = \"Lato-Bold\"\n"))
  }

  @Test func `Pruning deletes only what is not needed`() async throws {
    let app = try app()
    _ = await app.lint("--prune-suppressions")
    let source = try app.text(of: "App/Source.swift")
    #expect(source.contains("  case bold = \"Lato-bold\"\n"))
  }

  @Test func `A baseline hides what was known, and says when it is no longer needed`() async throws
  {
    let app = try app()
    let baseline = app.root.appending(path: "fontkit-baseline.json").path
    #expect(await app.lint("--write-baseline", baseline).status == .success)
    let known = await app.lint("--baseline", baseline)
    #expect(known.output.split(separator: "\n").count == 2)
    #expect(known.output.contains("[unused-suppression]"))
    #expect(known.diagnostics.contains("hidden by the baseline"))
    #expect(known.status == .success)
    _ = await app.lint("--fix")
    let fixed = await app.lint("--baseline", baseline, "--strict-baseline")
    #expect(fixed.output.contains("error: the baseline's entry for"))
    #expect(fixed.status == .findings)
    _ = await app.lint("--baseline", baseline, "--prune-suppressions")
    #expect(await app.lint("--baseline", baseline).output == "")
  }

  @Test func `The list of rules goes where it is asked to go`() async throws {
    let app = try app()
    let file = app.root.appending(path: "rules.json").path
    let outcome = await Outcome.running(["lint", "--list-rules", "--format", "json:\(file)"])
    #expect(outcome.output == "")
    #expect(try app.text(of: "rules.json").contains(#""id": "ps-name-invalid""#))
  }

  @Test func `A usage's font that is not known is said once`() async throws {
    let app = try HealthyAppTests.app(
      #"enum F: String { case bold = "Lato-Bold", regular = "Lato-Regular" }"#,
      more: ["fontkit.json": #"{ usages: [{ name: "title", font: "bolt", samples: ["A"] }] }"#])
    let outcome = await app.lint()
    #expect(outcome.output.contains("fix: Write 'bold'."))
    #expect(!outcome.diagnostics.contains("no font of the project is named"))
  }

  @Test func `A mistake in the catalogue is not said again of what goes by its key`() async throws {
    let app = try HealthyAppTests.app(
      #"let fonts = [Font.custom("Lato-Bold", size: 1), .custom("Lato-Regular", size: 1)]"#,
      more: [
        "fontkit.json": """
        {
          catalog: {
            title: { name: "Lato-Blod", fallback: ["body"] },
            body: { name: "Lato-Regular", fallback: ["title"] },
          },
          usages: [{ font: "title", samples: ["A"] }],
        }
        """
      ])
    #expect(
      try await app.findings().filter { $0.hasPrefix("error") }
        == ["error catalog-unknown-postscript-name fontkit.json:3"])
  }

  @Test(arguments: [["README.md": "Text"], ["README.md": "Text", "fontkit.json": "{}"]])
  func `A folder without anything to check is an error`(files: [String: String]) async throws {
    let app = try AppTree(files.mapValues(AppTree.Content.text))
    let outcome = await app.lint()
    #expect(outcome.status == .unusable)
    #expect(outcome.output == "")
    #expect(outcome.diagnostics.contains(": error: no font, property list or source was found ("))
  }

  @Test func `A path of the configuration that is not there is reported where it is written`()
    async throws
  {
    let app = try AppTree(["fontkit.json": "{\n  paths: [\"nope\"],\n}\n"])
    let outcome = await app.lint()
    #expect(outcome.status == .findings)
    #expect(
      outcome.output.hasPrefix("fontkit.json:2:11: error: there is no file or folder 'nope' ["))
  }

  @Test func `Several formats are written at once`() async throws {
    let app = try app()
    let file = app.root.appending(path: "report.sarif").path
    let outcome = await app.lint("--format", "github", "--format", "sarif:\(file)")
    #expect(outcome.output.hasPrefix("::error file=App/Info.plist,line="))
    #expect(try app.text(of: "report.sarif").contains(#""version": "2.1.0""#))
  }

  @Test func `GitHub's step summary is added to`() async throws {
    let app = try app()
    let file = app.root.appending(path: "summary.md")
    try "Before.\n".write(to: file, atomically: true, encoding: .utf8)
    _ = await app.lint(
      "--format", "github", environment: ["GITHUB_STEP_SUMMARY": file.path])
    #expect(try app.text(of: "summary.md").hasPrefix("Before.\n### fontkit\n\n| severity |"))
  }

  @Test func `The least severity that fails can be chosen, and warnings counted`() async throws {
    let app = try HealthyAppTests.app(
      #"let fonts = [Font.custom("Lato-Bold", size: 1), .custom("Lato-Regular", size: 1)]"#
        + "\nlet lost = UIFont(name: \"Lato-Bould\", size: 1)\n")
    #expect(await app.lint().status == .success)
    #expect(await app.lint("--strict").status == .findings)
    #expect(await app.lint("--fail-on", "warning").status == .findings)
    #expect(await app.lint("--max-warnings", "0").status == .findings)
    #expect(await app.lint("--max-warnings", "1").status == .success)
    #expect(await app.lint("--rule", "source-unknown-font-name=error").status == .findings)
    #expect(await app.lint("--rule", "source-unknown-font-name=off").output == "")
    #expect(await app.lint("--except", "source-unknown-font-name").output == "")
    let both = await app.lint("--only", "size-budget,size-budget", "--except", "size-budget")
    #expect(both.status.rawValue == 2)
    #expect(
      both.diagnostics.hasPrefix(
        "fontkit: error: --only and --except both name 'size-budget': leave it out of one of them"))
    #expect(await app.lint("--only", "ps-name-invalid,ps-name-duplicate").output == "")
  }

  @Test func `A second run prints the same bytes`() async throws {
    let app = try app()
    let first = await app.lint("--format", "json")
    #expect(first == (await app.lint("--format", "json")))
    for format in ["json", "sarif", "gitlab"] {
      let report = app.root.appending(path: "fonts-\(format).json").path
      #expect(await app.lint("--format", "\(format):\(report)").status == .findings)
    }
    let baseline = app.root.appending(path: "font-baseline.json").path
    #expect(await app.lint("--write-baseline", baseline).status == .success)
    #expect(first == (await app.lint("--format", "json")))
  }

  @Test func `Paths can be absolute`() async throws {
    let app = try app()
    let outcome = await Outcome.running(["lint", app.root.path, "--absolute-paths"])
    let root = try #require(FolderEntry.resolvedPath(app.root.path))
    #expect(outcome.output.hasPrefix("\(root)/App/Info.plist:"))
  }

  @Test(.timeLimit(.minutes(1)))
  func `A configuration that is no file is refused, not waited for`() async throws {
    let app = try app()
    try #require(unsafe mkfifo(app.root.appending(path: "fontkit.json").path, 0o600) == 0)
    let outcome = await app.lint()
    #expect(outcome.status == .unusable)
    #expect(
      outcome.diagnostics
        == "fontkit.json: error: cannot be read (it is no regular file; remove or rename it)\n")
  }

  @Test(.timeLimit(.minutes(1)), arguments: ["--config", "--baseline"])
  func `A file that never ends is refused`(option: String) async throws {
    let app = try app()
    let outcome = await Outcome.running(["lint", app.root.path, option, "/dev/zero"])
    #expect(outcome.status == .unusable)
    #expect(outcome.diagnostics.hasSuffix("/dev/zero: error: cannot be read (File too large)\n"))
  }

  @Test(arguments: [["--output"], ["--format", "json", "--output"]])
  func `A report replaces no font`(options: [String]) async throws {
    let app = try app()
    let font = try #require(
      FileManager.default.subpaths(atPath: app.root.path)?.first { $0.hasSuffix(".ttf") })
    let path = app.root.appending(path: font).path
    let outcome = await Outcome.running(["lint", app.root.path] + options + [path])
    #expect(outcome.status == .unusable)
    #expect(outcome.diagnostics.contains("is a font, which a report would replace"))
    #expect(try FontFile.read(path).faces.count == 1)
  }

  @Test func `No diagnostic is a command to GitHub`() async {
    let outcome = await Outcome.running(["lint", "::stop-commands::x"])
    #expect(
      outcome.diagnostics == "./::stop-commands::x: error: there is no such file or folder\n")
  }

  @Test func `A mistake in the configuration is shown with its place and nothing else`()
    async throws
  {
    let app = try HealthyAppTests.app("", more: ["fontkit.json": "{\n  usage: [],\n}\n"])
    let outcome = await app.lint()
    #expect(outcome.output == "")
    #expect(
      outcome.diagnostics
        == "fontkit.json:2:3: error: unknown key 'usage' (did you mean 'usages'?)\n")
    #expect(outcome.status == .unusable)
  }

  @Test func `What init writes changes no finding`() async throws {
    let strings = AppTree.Content.text("\"title\" = \"Hello\";\n")
    let app = try HealthyAppTests.app(
      #"let fonts = [Font.custom("Lato-Bold", size: 1), .custom("Lato-Regular", size: 1)]"#,
      more: [
        "App/en.lproj/Localizable.strings": strings,
        "App/ja.lproj/Localizable.strings": .text("\"title\" = \"こんにちは\";\n"),
      ])
    #expect(try await app.findings() == [])
    #expect(await Outcome.running(["init", app.root.path]).status == .success)
    #expect(try await app.findings() == [])
    #expect(try app.text(of: "fontkit.json").contains(#"// locales: ["en","ja"],"#))
  }

  @Test func `What init writes is read back, and never overwritten`() async throws {
    let app = try HealthyAppTests.app(#"let font = Font.custom("Lato-Bold", size: 1)"#)
    let outcome = await Outcome.running(["init", app.root.path])
    #expect(outcome.status == .success)
    let written = try app.text(of: "fontkit.json")
    #expect(written.contains(#""latoBold": { name: "Lato-Bold", role: "text" }"#))
    #expect(await app.lint().status == .success)
    let uncommented = written.replacing(#/(?m)^( +)// ("|\{ name)/#) { "\($0.1)\($0.2)" }
      .replacing("    //   samples", with: "      samples").replacing("// { rule", with: "{ rule")
    let configuration = try Configuration(reading: Array(uncommented.utf8), file: "fontkit.json")
    #expect(configuration.catalog.count == 2)
    #expect(configuration.usages.count == 1)
    #expect(await Outcome.running(["init", app.root.path]).status == .unusable)
    #expect(await Outcome.running(["init", app.root.path, "--force"]).status == .success)
  }
}
