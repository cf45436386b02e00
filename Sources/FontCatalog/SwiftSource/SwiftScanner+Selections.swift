extension SwiftScanner {
  /// `switch value {`: its cases may give names.
  mutating func enterSwitch(_ index: Int) {
    guard !source.isCharacter(index - 1, ".") else { return }
    var brace = index + 1
    let end = source.endOfSearch(from: brace)
    while brace < end, !source.isCharacter(brace, "{") {
      guard source.word(brace) != .switch else { return }
      brace = max(source.closer(of: brace), brace) + 1
    }
    guard brace < end else { return }
    let name = assignedName(before: index) ?? ""
    _ = enter(
      SwiftScope(kind: .selection, name: name, start: brace, end: source.closer(of: brace)))
  }

  /// The variable in `let name: Type = switch`.
  private func assignedName(before index: Int) -> String? {
    guard source.isCharacter(index - 1, "=") else { return nil }
    let start = max(index - 8, 0)
    let declaration = (start..<index).last { source.word($0) == .let || source.word($0) == .var }
    return declaration.map { source.text($0 + 1) }
  }

  /// A case of an enum, or of a `switch`.
  mutating func visitCase(_ index: Int) {
    guard !source.isCharacter(index - 1, "."), let scope = scopes.last else { return }
    switch (source.word(index - 1), scope.kind) {
    case (.if, _), (.guard, _), (.while, _), (.for, _): return
    case (_, .enumeration): addCases(index + 1, to: scope.group)
    case (_, .selection): visitPattern(index)
    default: return
    }
  }

  /// `case a = "A", b(Int), c`.
  private mutating func addCases(_ start: Int, to group: Int?) {
    var index = start
    while source.kind(index) == .identifier {
      let name = source.text(index)
      enumCases[typePath, default: []].append(name)
      declareCase(index)
      var next = index + 1
      if source.isCharacter(next, "(") { next = source.closer(of: next) + 1 }
      if source.isCharacter(next, "="), source.kind(next + 1) == .string {
        if let group { groups[group].entries.append((name, next + 1..<next + 2)) }
        next += 2
      } else if let group {
        let value = NameReference(
          value: name, kind: .rawValue, position: source.position(index), caseName: name)
        groups[group].impliedEntries.append(StringGroup.Entry(name: name, values: [value]))
      }
      guard source.isCharacter(next, ",") else { return }
      index = next + 1
    }
  }

  /// `case .a, .b: "A"`, `default: name = "A"`; a `return` is met later on.
  private mutating func visitPattern(_ index: Int) {
    var colon = index + 1
    let end = source.endOfSearch(from: colon)
    while colon < end, !source.isCharacter(colon, ":") {
      if source.isCharacter(colon, "}") { return }
      colon = max(source.closer(of: colon), colon) + 1
    }
    guard colon < end else { return }
    let isDefault = source.word(index) == .default
    scopes[scopes.count - 1].pattern =
      isDefault ? "default" : Self.caseName(source.text(index + 1..<colon))
    let isAssignment = source.kind(colon + 1) == .identifier && source.isCharacter(colon + 2, "=")
    if isAssignment {
      addReturn(colon + 3, isImplicit: true, variable: source.text(colon + 1))
    } else {
      addReturn(colon + 1, isImplicit: true, variable: scopes.last?.name ?? "")
    }
  }

  private static func caseName(_ pattern: String) -> String {
    pattern.hasPrefix(".") ? String(pattern.dropFirst()) : pattern
  }

  /// Adds what a function or property returns to its group, when that is made of strings; what a
  /// variable of it is given is what it returns only where it returns the variable.
  ///
  /// - Parameters:
  ///   - start: The index of the expression's first token.
  ///   - isImplicit: Whether there is no `return`, so that only an expression counts that begins with a
  ///     string or chooses between some.
  ///   - variable: The variable that is assigned instead.
  mutating func addReturn(_ start: Int, isImplicit: Bool = false, variable: String = "") {
    guard start < source.tokens.count else { return }
    guard let function = scopes.lastIndex(where: { $0.kind == .function }) else { return }
    if source.word(start) == .if, let branches = source.branches(from: start) {
      for branch in branches { addReturn(branch.lowerBound, isImplicit: true, variable: variable) }
      return
    }
    let value = start..<source.endOfExpression(from: start)
    guard !isImplicit || source.kind(start) == .string || isChoice(value) else { return }
    if value.count == 1, let group = scopes[function].assignedGroups[source.text(start)] {
      return addMember(scopes[function].name, to: group)
    }
    guard holdsString(value, depth: 0) else { return }
    let group = group(of: function, variable: variable, start: start)
    let pattern = scopes[function...].last { $0.kind == .selection }?.pattern
    groups[group].entries.append((pattern ?? scopes[function].name, value))
  }

  /// Whether a value is `condition ? a : b`, assigned to nothing.
  private func isChoice(_ value: Range<Int>) -> Bool {
    let parts = source.topLevel(value)
    return parts.contains { source.isTernary($0) }
      && !parts.contains { source.isCharacter($0, "=") }
  }

  private mutating func addMember(_ name: String, to group: Int) {
    if !groups[group].members.contains(name) { groups[group].members.insert(name, at: 0) }
  }

  /// The group of what a function returns, or of what a variable of it is given.
  private mutating func group(of function: Int, variable: String, start: Int) -> Int {
    let scope = scopes[function]
    if let known = variable.isEmpty ? scope.group : scope.assignedGroups[variable] { return known }
    groups.append(
      PendingGroup(
        kind: .enumeration, entryKind: .switchValue, type: typePath,
        members: [variable.isEmpty ? scope.name : variable], start: start, visibility: visibility))
    if variable.isEmpty {
      scopes[function].group = groups.count - 1
    } else {
      scopes[function].assignedGroups[variable] = groups.count - 1
    }
    return groups.count - 1
  }
}
