import FontCatalog
import FontFiles
import FontLint

/// The problems of some catalogues with the fonts that are registered.
struct ValidationReport {
  private let registry = FontRegistry()
  private var nameCount = 0
  private var problems: [(position: SourcePosition, problem: FontNameProblem)] = []
  /// What could not be registered or read, each line starting with the file.
  private var failures: [String] = []

  /// Registers the fonts.
  init(fonts paths: [String]) {
    for result in registry.registerEach(paths) {
      guard case .failure(let error) = result else { continue }
      failures.append("\(error.source): error: \(error.message)")
    }
  }

  /// Checks the catalogues of a file.
  mutating func check(_ path: String, _ console: Console) {
    do throws(CommandFailure) {
      let bytes = try InputFile.read(path, console: console)
      for catalog in try Self.catalogs(in: bytes, file: path) { check(catalog) }
    } catch {
      failures.append(error.message)
    }
  }

  private static func catalogs(
    in bytes: [UInt8], file: String
  ) throws(CommandFailure) -> [NameCatalog] {
    let catalogs: [NameCatalog]
    do throws(JSON5Error) {
      catalogs = try NameCatalog.declared(in: bytes, file: file)
    } catch {
      throw .input("\(error.position)", error.reason)
    }
    guard !catalogs.isEmpty else {
      throw .input(file, "no catalogue is in it (an enum of names, constants, or a JSON object)")
    }
    return catalogs
  }

  private mutating func check(_ catalog: NameCatalog) {
    nameCount += catalog.entries.count
    let problemsByEntry = registry.problems(of: catalog.entries.map { ($0.subject, $0.value) })
    for (entry, found) in zip(catalog.entries, problemsByEntry) {
      problems += found.filter { !$0.isAboutSystemFont }.map { (entry.position, $0) }
    }
  }

  var status: ExitStatus {
    guard nameCount > 0 else { return .unusable }
    return problems.isEmpty && failures.isEmpty ? .success : .findings
  }

  func print(to console: Console, asJSON: Bool) {
    for failure in failures { console.report(failure) }
    guard !asJSON else { return console.print(json.pretty() + "\n") }
    for (position, problem) in problems {
      console.print("\(position): error: \(problem)".visible + "\n")
    }
    guard nameCount > 0 else { return }
    console.print(
      "checked \(nameCount.counted("name")), found \(problems.count.counted("problem"))\n")
  }

  private var json: JSONValue {
    [
      "schemaVersion": 1, "names": .integer(nameCount),
      "problems": .array(problems.map { Self.json($0.problem, at: $0.position) }),
      "errors": .array(failures.map(JSONValue.string)),
    ]
  }

  private static func json(_ problem: FontNameProblem, at position: SourcePosition) -> JSONValue {
    [
      "file": .string(position.file), "line": .integer(position.line),
      "column": .integer(position.column), "entry": .string(problem.entry),
      "name": .string(problem.name), "kind": .string(problem.kind.code),
      "message": .string(problem.message),
      "suggestions": .array(problem.kind.suggestions.map(JSONValue.string)),
    ]
  }
}

extension FontNameProblem {
  /// Whether the name is unknown only because the system has the font, and not the app.
  fileprivate var isAboutSystemFont: Bool {
    guard case .unknown(let mismatch) = kind else { return false }
    return [.nearest, .none].contains(mismatch.reason) && SystemFonts.contain(name)
  }
}

extension FontNameProblem.Kind {
  /// The problem as a word for programs; of an unknown name, the reason.
  fileprivate var code: String {
    switch self {
    case .unknown(let mismatch): mismatch.reason.rawValue
    case .duplicate: "duplicate"
    case .privateSystemName: "private-system-name"
    case .ambiguousFamily: "ambiguous-family"
    }
  }

  /// The PostScript names that may have been meant.
  fileprivate var suggestions: [String] {
    guard case .unknown(let mismatch) = self else { return [] }
    return mismatch.postScriptNames
  }
}
