import FontFiles
import FontScaling

/// The files that the operands of `fontkit inspect` stand for.
struct InspectInputs {
  private(set) var files: [Result<String, InspectFailure>] = []
  private let console: Console
  private lazy var bundled = FontFile.exists("Fonts") ? NamedFile.bundled(in: "Fonts") : []
  private lazy var installed = NamedFile.installed()

  init(_ operands: [String], _ console: Console) {
    self.console = console
    for operand in operands {
      if FontFile.exists(operand) || operand.contains("/") {
        let found = FontFolder.files(at: [operand]).map { $0.mapError(InspectFailure.init) }
        let nothing = InspectFailure(path: operand, message: "there is no font in this directory")
        files += found.isEmpty ? [.failure(nothing)] : found
      } else {
        files.append(find(operand))
      }
    }
  }

  /// The file that a name stands for: of Fonts/ first, then of the installed fonts.
  private mutating func find(_ name: String) -> Result<String, InspectFailure> {
    var matches = NamedFile.matches(for: name, in: bundled)
    if matches.isEmpty { matches = NamedFile.matches(for: name, in: installed) }
    guard let match = matches.first else { return .failure(unknown(name)) }
    guard matches.count == 1 else { return .failure(ambiguous(name, matches)) }
    console.report("\(name): note: found as \(match.path)")
    return .success(match.path)
  }

  private func ambiguous(_ name: String, _ matches: [NamedFile]) -> InspectFailure {
    InspectFailure(
      path: name, message: "stands for \(matches.count) files (give the path of one)",
      candidates: matches.map(\.path))
  }

  private mutating func unknown(_ name: String) -> InspectFailure {
    let names = (bundled + installed).flatMap { $0.exactNames.union($0.otherNames) }
    let hint = Spelling.hint(for: name.withoutFontExtension, among: Set(names).sorted())
    let advice = hint ?? "'fc-list' shows what is installed"
    return InspectFailure(
      path: name,
      message: "no such file, and no font of that name in Fonts/ or installed (\(advice))")
  }
}
