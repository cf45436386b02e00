import FontCatalog
import FontFiles
import FontLint
import FontScaling

/// Where a report goes and how it is written.
struct LintOutput: Equatable {
  let format: ReportFormat
  /// The file; `nil` for standard output.
  let file: String?

  /// Reads the values of `--format` and `--output`.
  static func outputs(_ arguments: Arguments) throws(CommandFailure) -> [LintOutput] {
    var outputs: [LintOutput] = []
    for text in arguments.all(LintOptions.format) { outputs.append(try LintOutput(text)) }
    if outputs.isEmpty { outputs = [LintOutput(format: .text, file: nil)] }
    if let file = arguments[LintOptions.output] {
      guard outputs.count == 1, outputs[0].file == nil else {
        throw .usage("--output goes with one --format that names no file itself")
      }
      outputs = [LintOutput(format: outputs[0].format, file: file)]
    }
    guard outputs.count(where: { $0.file == nil }) <= 1 else {
      throw .usage(
        "two formats would be mixed on standard output", hint: "--format sarif:FILE writes a file")
    }
    for file in outputs.compactMap(\.file) where isFont(file) {
      throw .usage("'\(file.visible)' is a font, which a report would replace")
    }
    return outputs
  }

  private static func isFont(_ file: String) -> Bool {
    let start = try? FileContents.prefix(file, count: FontSniffing.length)
    return start.map { FontSniffing.isFont($0.bytes) } ?? false
  }

  private init(format: ReportFormat, file: String?) {
    self.format = format
    self.file = file
  }

  private init(_ text: String) throws(CommandFailure) {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard let format = ReportFormat(rawValue: String(parts[0])) else {
      let names = ReportFormat.allCases.map(\.rawValue)
      throw .usage(
        "--format '\(parts[0])' is not one of \(names.joined(separator: ", "))",
        hint: Spelling.hint(for: String(parts[0]), among: names))
    }
    guard parts.count == 1 || !parts[1].isEmpty else {
      throw .usage("--format '\(text)' names no file")
    }
    self.init(format: format, file: parts.count == 2 ? String(parts[1]) : nil)
  }
}
