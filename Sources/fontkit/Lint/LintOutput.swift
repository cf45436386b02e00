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
    let files = outputs.compactMap(\.file)
    guard Set(files.map(OutputFile.destination)).count == files.count else {
      throw .usage(
        "two formats would be written to one file", hint: "--format sarif:FILE names its own")
    }
    for file in files { try requireReplaceable(file) }
    return outputs
  }

  /// Refuses to replace a file that is neither empty nor what `fontkit lint` wrote before.
  static func requireReplaceable(_ file: String) throws(CommandFailure) {
    guard FolderEntry.kind(at: file) == .file,
      let start = try? FileContents.prefix(file, count: ReportFormat.recognizedLength).bytes,
      !ReportFormat.recognizes(start)
    else { return }
    guard !FontSniffing.isFont(start) else {
      throw .usage("'\(file)' is a font, which a report would replace")
    }
    throw .usage(
      "'\(file)' was not written by 'fontkit lint', which would replace it",
      hint: "name another file, or delete it")
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
