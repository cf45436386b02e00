import FontBuilder
import FontCatalog
import FontFiles

@testable import FontLint

/// A project in memory: fonts, a configuration, and whatever else a test sets.
struct SampleProject {
  private(set) var project: Project

  /// Creates a project of fonts with a configuration; each font's licence lies next to it.
  init(_ fonts: [String: [UInt8]] = [:], configuration: String = "{}") throws {
    let configuration = try Configuration(
      reading: Array(configuration.utf8), file: Configuration.fileName)
    project = Project(root: "/app", configuration: configuration, files: fonts.keys.sorted())
    let measured = Linter.measuredCharacters(for: configuration)
    var options = ReadingOptions.measuring(measured)
    options.isVerifying = true
    var first: [[UInt8]: String] = [:]
    for (path, bytes) in fonts.sorted(by: { $0.key < $1.key }) {
      let contents = Result { () throws(FontFileError) in
        try FontFile.read(bytes: bytes, name: path, options: options)
      }
      project.fonts.append(
        FontResource(path: path, contents: contents, duplicateOf: first[bytes]))
      first[bytes] = first[bytes] ?? path
    }
  }

  /// Creates a project of one font, in a file that is named after it.
  init(_ font: SampleFont, configuration: String = "{}") throws {
    let name = font.names[6] ?? ""
    let isLegal = !name.isEmpty && name.unicodeScalars.allSatisfy { $0.isASCII && $0 != " " }
    try self.init(
      ["Fonts/\(isLegal ? name : "Test-Regular").ttf": font.bytes], configuration: configuration)
  }

  /// The project with a change.
  func with(_ change: (inout Project) throws -> Void) rethrows -> SampleProject {
    var copy = self
    try change(&copy.project)
    return copy
  }

  /// What the linter reports, a line for each finding: `severity rule/reason place: message`.
  func findings() throws -> [String] {
    try report().reported.map { finding in
      let position = [finding.place.line, finding.place.column].compactMap(\.self)
      let place = ([finding.place.file] + position.map(String.init)).joined(separator: ":")
      let rule = [finding.rule, finding.reason].compactMap(\.self).joined(separator: "/")
      return "\(finding.severity) \(rule) \(place): \(finding.message)"
    }
  }

  /// The linter's report.
  func report() throws -> Report {
    Linter(policy: try Policy(project.configuration)).lint(project)
  }
}
