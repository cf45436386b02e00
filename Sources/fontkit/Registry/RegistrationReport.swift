import FontCatalog
import FontFiles

/// What became of fonts that were registered one after the other in an empty registry.
struct RegistrationReport {
  private var faces: [RegisteredFont] = []
  private var refusals: [FontRegistryError] = []

  init(_ paths: [String]) {
    for result in FontRegistry().registerEach(paths) {
      switch result {
      case .success(let fonts): faces += fonts
      case .failure(let error): refusals.append(error)
      }
    }
  }

  /// The files that were registered, each once.
  var paths: [String] {
    var seen: Set<String> = []
    return faces.map(\.source.description).filter { seen.insert($0).inserted }
  }

  var status: ExitStatus {
    guard !refusals.isEmpty else { return faces.isEmpty ? .unusable : .success }
    return faces.isEmpty ? .unusable : .findings
  }

  func print(to console: Console, asJSON: Bool) {
    for refusal in refusals {
      console.report(
        "\(refusal.source): error: \(refusal.message) (CTFontManagerError \(refusal.code))")
    }
    guard !asJSON else { return console.print(json.pretty() + "\n") }
    console.print(FontRows(names).text)
    console.print(
      "registered \(faces.count.counted("face")) of \(paths.count.counted("file"))\n")
  }

  /// The faces, each followed by the instances that have a name of their own.
  private var names: [RegisteredFont] {
    faces.flatMap { face in
      [face] + face.namedInstances.filter { !$0.isDefault && $0.postScriptName != nil }
    }
  }

  private var json: JSONValue {
    let errors = refusals.map { refusal -> JSONValue in
      [
        "path": .string(refusal.source.description), "message": .string(refusal.message),
        "code": .integer(refusal.code),
      ]
    }
    return ["schemaVersion": 1, "fonts": .array(faces.map(\.json)), "errors": .array(errors)]
  }
}
