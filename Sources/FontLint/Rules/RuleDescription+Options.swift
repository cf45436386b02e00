import FontCatalog
import FontScaling

extension RuleDescription {
  /// The rule of an identifier.
  public static func named(_ id: String) -> RuleDescription? {
    byID[id]
  }

  private static let byID = Dictionary(uniqueKeysWithValues: all.map { ($0.id, $0) })

  /// What to try in place of an identifier that no rule has.
  package static func hint(for id: String) -> String {
    Spelling.hint(for: id, among: all.map(\.id)) ?? "see 'fontkit lint --list-rules'"
  }

  /// The options that a configuration sets, with the types of their defaults.
  func readOptions(_ object: JSON5Object) throws(JSON5Error) -> [String: RuleOption.Value] {
    try object.requireNames(among: options.map(\.name) + ["severity"])
    var values: [String: RuleOption.Value] = [:]
    for option in options {
      if let value = object[option.name] { values[option.name] = try option.read(value) }
    }
    return values
  }
}

extension RuleOption {
  fileprivate func read(_ value: JSON5Value) throws(JSON5Error) -> Value {
    switch defaultValue {
    case .flag: return .flag(try value.bool())
    case .number: return .number(try value.number())
    case .range:
      let limits = try value.array()
      guard limits.count == 2 else { throw value.error("expected two numbers") }
      let (lower, upper) = (try limits[0].number(), try limits[1].number())
      guard lower <= upper else { throw value.error("the lower limit is above the upper one") }
      return .range(lower...upper)
    }
  }
}
