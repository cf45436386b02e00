extension Configuration {
  /// The keys at the top level of `fontkit.json`.
  package static let keys = [
    "$schema", "paths", "exclude", "ignoreFiles", "systemFonts", "platforms", "locales", "devices",
    "targets", "catalog", "usages", "rules", "ignore", "preset", "failOn", "baseline",
  ]

  /// Reads `fontkit.json`, which is JSON5: comments and trailing commas are welcome.
  ///
  /// - Parameters:
  ///   - bytes: The file's contents.
  ///   - file: The path that positions and errors name.
  /// - Throws: ``JSON5Error`` at the first syntax error, unknown key, value of a wrong type, unknown
  ///   device or platform.
  public init(reading bytes: [UInt8], file: String) throws(JSON5Error) {
    let document = try JSON5Reader.document(bytes, file: file)
    let object = try document.value.object()
    try object.requireNames(among: Self.keys)
    self.file = file
    directives = document.directives
    let paths = try object["paths"]?.paths() ?? []
    self.paths = paths.map(\.value)
    pathPositions = Dictionary(paths.map { ($0.value, $0.position) }) { first, _ in first }
    excluded = try object["exclude"]?.strings() ?? []
    ignoredFonts = try object["ignoreFiles"]?.strings() ?? []
    systemFonts = try object["systemFonts"]?.strings() ?? []
    platforms = try object["platforms"]?.platforms() ?? []
    locales = try object["locales"]?.locales() ?? []
    devices = try object["devices"]?.devices() ?? []
    targets = try Self.targets(object["targets"])
    catalog = try object.members("catalog").map(CatalogEntry.init(reading:))
    usages = try Self.usages(object["usages"])
    rules = try object.members("rules").map(RuleSettings.init(reading:))
    ignored = try (object["ignore"]?.array() ?? []).map(IgnoredFinding.init(reading:))
    preset = try object["preset"]?.setting()
    failOn = try object["failOn"]?.setting()
    baseline = try object["baseline"]?.string()
  }

  private static func targets(_ value: JSON5Value?) throws(JSON5Error) -> [String: TargetSettings] {
    var targets: [String: TargetSettings] = [:]
    for member in try value?.object().members ?? [] {
      targets[member.name] = try TargetSettings(reading: member)
    }
    return targets
  }

  private static func usages(_ value: JSON5Value?) throws(JSON5Error) -> [Usage] {
    var usages: [Usage] = []
    for (index, element) in try (value?.array() ?? []).enumerated() {
      usages.append(try Usage(reading: element, index: index))
    }
    return usages
  }
}

extension JSON5Object {
  /// The members of an object inside this one; none when it is absent.
  fileprivate func members(_ name: String) throws(JSON5Error) -> [Member] {
    try self[name]?.object().members ?? []
  }
}

extension JSON5Value {
  func setting() throws(JSON5Error) -> Configuration.Setting {
    Configuration.Setting(value: try string(), position: position)
  }

  /// The strings of a list, with their places.
  func settings() throws(JSON5Error) -> [Configuration.Setting] {
    try array().map { element throws(JSON5Error) in try element.setting() }
  }

  /// Paths below the project's folder, with their places.
  func paths() throws(JSON5Error) -> [Configuration.Setting] {
    let paths = try settings()
    let stray = paths.first { path in
      path.value.hasPrefix("/") || path.value.split(separator: "/").contains("..")
    }
    guard let stray else { return paths }
    throw JSON5Error(
      position: stray.position,
      reason: "'\(stray.value)' is no path in the project: write it from the project's folder, as "
        + "'App/Fonts'")
  }

  /// The case of an enum whose raw value the string is.
  func choice<Choice>(of type: Choice.Type) throws(JSON5Error) -> Choice
  where Choice: CaseIterable & RawRepresentable<String> {
    let word = try string()
    guard let choice = Choice(rawValue: word) else {
      throw unknown(word, among: Choice.allCases.map(\.rawValue))
    }
    return choice
  }

  func unknown(_ word: String, among known: [String]) -> JSON5Error {
    error("'\(word)' is not one of \(known.joined(separator: ", "))")
  }

  /// A finite number above zero.
  func positiveNumber() throws(JSON5Error) -> Double {
    let number = try number()
    guard number > 0 else { throw error("expected a number above 0, found \(number)") }
    return number
  }
}

extension Configuration.TargetSettings {
  /// The keys of a target's settings.
  package static let keys = ["registration", "infoPlist"]

  fileprivate init(reading member: JSON5Object.Member) throws(JSON5Error) {
    let object = try member.value.object()
    try object.requireNames(among: Self.keys)
    registration = try object["registration"]?.choice(of: Registration.self)
    infoPlist = try object["infoPlist"]?.string()
    position = member.position
  }
}

extension Configuration.RuleSettings {
  fileprivate init(reading member: JSON5Object.Member) throws(JSON5Error) {
    id = member.name
    position = member.position
    if case .object(let object) = member.value.content {
      severity = try object["severity"]?.setting()
      options = object
    } else {
      severity = try member.value.setting()
      options = JSON5Object()
    }
  }
}

extension Configuration.IgnoredFinding {
  /// The keys of an accepted finding.
  package static let keys = ["rule", "subject", "file", "reason"]

  fileprivate init(reading value: JSON5Value) throws(JSON5Error) {
    let object = try value.object()
    try object.requireNames(among: Self.keys)
    guard let rule = try object["rule"]?.string() else { throw value.error("'rule' is missing") }
    guard let reason = try object["reason"]?.string(), !reason.isEmpty else {
      throw value.error("'reason' is missing: say why the finding is accepted")
    }
    self.rule = rule
    self.reason = reason
    subject = try object["subject"]?.string()
    file = try object["file"]?.string()
    position = value.position
  }
}
