extension SwiftScanner {
  /// The cases and values for which the code around a place takes another path, as in
  /// `self == .system ? .system(size: 1) : .custom(rawValue, size: 1)`.
  ///
  /// A comparison counts wherever it stands before the place in the same function, a case of a
  /// `switch` when the place belongs to another case of it.
  func avoidedCases(at index: Int) -> Set<String> {
    let function = scopes.lastIndex { $0.kind == .function }
    let start = max(function.map { scopes[$0].start } ?? 0, index - Self.avoidanceReach)
    let compared = (start..<index).flatMap(comparedCases)
    let selections = scopes[(function ?? 0)...].filter { $0.kind == .selection }
    return Set(compared + selections.flatMap { passedCases(of: $0, at: index) })
  }

  /// How far a comparison is looked for, in tokens.
  private static let avoidanceReach = 400

  /// What `== .system`, `!= "System"` and `if case .system` at an index speak of.
  private func comparedCases(_ index: Int) -> [String] {
    switch source.word(index) {
    case .case where source.word(index - 1) == .if || source.word(index - 1) == .guard:
      [caseName(from: index + 1)].compactMap(\.self)
    case .other where source.isSymbol(index, "==") || source.isSymbol(index, "!="):
      [caseName(from: index + 1)].compactMap(\.self)
    default: []
    }
  }

  /// The last name of `.system` or `Face.system`, or the text of a literal.
  private func caseName(from start: Int) -> String? {
    if source.kind(start) == .string { return source.stringValue(start) }
    var index = source.kind(start) == .identifier ? start + 1 : start
    var name: String?
    while source.isCharacter(index, "."), source.kind(index + 1) == .identifier {
      name = source.text(index + 1)
      index += 2
    }
    return name
  }

  /// The cases of a `switch` to which a place does not belong.
  private func passedCases(of selection: SwiftScope, at place: Int) -> [String] {
    let end = min(selection.end, source.endOfSearch(from: selection.start))
    guard selection.start + 1 < end else { return [] }
    let parts = source.topLevel(selection.start + 1..<end)
    let labels = parts.filter { source.word($0) == .case || source.word($0) == .default }
    let own = labels.last { $0 < place }
    return labels.filter { $0 != own }.flatMap { label in
      parts.drop { $0 <= label }.prefix { !source.isCharacter($0, ":") }
        .filter { source.isCharacter($0 - 1, ".") && source.kind($0) == .identifier }
        .map { source.text($0) }
    }
  }
}
