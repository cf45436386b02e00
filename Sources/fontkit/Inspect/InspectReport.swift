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
    if request.isJSON { console.print(#"{"schemaVersion":1,"files":["#) }
  }

  mutating func add(_ inspection: Inspection) {
    if let failure = inspection.failure {
      failures.append(failure)
      console.report("\(failure.path.visible): error: \(failure.message.visible)")
      for path in failure.candidates { console.report("  \(path.visible)") }
      return
    }
    inspection.warnings.forEach(console.report)
    warningCount += inspection.warnings.count
    let separator =
      request.isJSON ? (shownCount == 0 ? "\n" : ",\n") : (shownCount == 0 ? "" : "\n")
    console.print(separator + inspection.text)
    shownCount += 1
  }

  func finish() -> ExitStatus {
    if request.isJSON {
      let errors = failures.map { failure -> JSONValue in
        ["path": .string(failure.path), "message": .string(failure.message)]
      }
      console.print("\n],\"errors\":\(JSONValue.array(errors).compact)}\n")
    }
    guard !failures.isEmpty || warningCount > 0 else { return .success }
    return shownCount == 0 ? .unusable : .findings
  }
}
