import FontCatalog
import FontFiles

/// Prints inspections as they come: results on one stream, problems on the other.
struct InspectReport {
  private let request: InspectRequest
  private let console: Console
  private var shownCount = 0
  private var warningCount = 0
  private var failures: [InspectFailure] = []

  init(_ request: InspectRequest, _ console: Console) {
    self.request = request
    self.console = console
  }

  mutating func add(_ inspection: Inspection) {
    if let failure = inspection.failure {
      failures.append(failure)
      console.report("\(failure.path): error: \(failure.message)")
      for path in failure.candidates { console.report("  \(path)") }
      return
    }
    inspection.warnings.forEach(console.report)
    warningCount += inspection.warnings.count
    console.print(separator + inspection.text)
    shownCount += 1
  }

  /// What stands before the next result.
  private var separator: String {
    switch (request.isJSON, shownCount == 0) {
    case (true, true): #"{"schemaVersion":1,"files":["# + "\n"
    case (true, false): ",\n"
    case (false, true): ""
    case (false, false): "\n"
    }
  }

  func finish() -> ExitStatus {
    if request.isJSON {
      let errors = failures.map { failure -> JSONValue in
        ["path": .string(failure.path), "message": .string(failure.message)]
      }
      let start = shownCount == 0 ? separator : "\n"
      console.print(start + "],\"errors\":\(JSONValue.array(errors).compact)}\n")
    }
    guard !failures.isEmpty || warningCount > 0 else { return .success }
    return shownCount == 0 ? .unusable : .findings
  }
}
