import FontBuilder
import FontCatalog
import Testing

@testable import FontLint

/// Fonts of a project with targets that none of them ships: those of its web site, of its tests.
@Suite struct UnshippedFontTests {
  private static let path = "website/a b.ttf"

  /// A project of an app with a font, and of a font that has faults of many kinds.
  private func project(
    configuration: String = "{}", changing change: (inout Project) -> Void = { _ in }
  ) throws -> SampleProject {
    let faulty = SampleFont.good("Else-Thin").with {
      $0.os2.fsType = 2
      $0.hhea.ascender = 0
      $0.names[13] = "SIL Open Font License"
      $0.names[19] = ""
    }
    let fonts = [
      "Test-Regular.ttf": SampleFont.good().bytes,
      Self.path: faulty.bytes(with: .wrongChecksum("glyf")),
    ]
    return try SampleProject(fonts, configuration: configuration).with {
      $0.files.append("website/metro.config.js")
      $0.targets = [
        .app(fonts: [.init(path: "Test-Regular.ttf", bundlePath: "Test-Regular.ttf")], plists: [])
      ]
      change(&$0)
    }
  }

  private static let faults = [
    "file-name-unsafe", "license-embedding-restricted", "license-file-missing",
    "metrics-hhea-invalid", "name-table-structure", "ps-name-file-mismatch",
    "table-checksum-mismatch", "weight-class-mismatch",
  ]

  @Test func `They are not checked, but counted`() throws {
    let report = try project().report()
    #expect(report.findings == [])
    #expect(report.unshippedFontCount == 1)
    #expect(report.fonts.map(\.path) == ["Test-Regular.ttf"])
    #expect(report.subjects[.font] == ["Test-Regular.ttf"])
    #expect(report.summary.contains("1 font in no target unchecked"))
  }

  @Test func `Those of tests are not checked either`() throws {
    let report = try project {
      $0.targets.append(
        .app("Tests", kind: .test, fonts: [.init(path: Self.path, bundlePath: "a")]))
    }.report()
    #expect(report.findings == [] && report.unshippedFontCount == 1)
  }

  @Test func `A broken one is not accused, and names are judged in spite of it`() throws {
    let report = try SampleProject([
      "Test-Regular.ttf": SampleFont.good().bytes, "Tests/broken.ttf": [1, 2, 3],
    ]).with {
      $0.targets = [
        .app(fonts: [.init(path: "Test-Regular.ttf", bundlePath: "Test-Regular.ttf")], plists: [])
      ]
      $0.references = [
        NameReference(
          value: "Test-Regluar", kind: .uiFont,
          position: SourcePosition(file: "App.swift", line: 3, column: 9))
      ]
    }.report()
    #expect(report.findings.map(\.rule) == ["source-unknown-font-name"])
    #expect(report.unshippedFontCount == 1)
  }

  @Test func `Without targets any font may be shipped`() throws {
    let report = try project { $0.targets = [] }.report()
    #expect(Set(report.findings.map(\.rule)) == Set(Self.faults))
    #expect(report.unshippedFontCount == 0 && !report.summary.contains("in no target"))
  }

  @Test(arguments: ["android", "Flutter", "react-native"])
  func `Platforms without targets take their fonts from anywhere`(platform: String) throws {
    let report = try project(configuration: #"{ platforms: ["iOS", "\#(platform)"] }"#).report()
    #expect(Set(report.findings.map(\.rule)) == Set(Self.faults))
  }

  @Test(arguments: ["iOS", "watchOS", "macOS", "visionOS"])
  func `Platforms of Apple's take their fonts from targets`(platform: String) throws {
    let report = try project(configuration: #"{ platforms: ["\#(platform)"] }"#).report()
    #expect(report.findings == [])
  }

  @Test func `A font that the code asks for is checked`() throws {
    let report = try project {
      $0.references = [
        NameReference(
          value: "Else-Thin", kind: .swiftUIFont,
          position: SourcePosition(file: "App.swift", line: 3, column: 9))
      ]
    }.report()
    let rules = Set(report.findings.map(\.rule))
    #expect(rules.isSuperset(of: Self.faults) && rules.contains("target-font-not-copied"))
  }
}
