extension NameReader {
  /// What a chain of names leads to.
  enum Target {
    /// Members of a type; of the types around, or of the file, when the path is empty.
    case members(type: [String], [String])
    /// The values that a local variable can have, by the tokens of the file.
    case expressions([Range<Int>])
    case unknown
  }

  /// Follows a chain as far as the file tells.
  func target(of chain: MemberChain, near index: Int) -> Target {
    guard let first = chain.names.first else { return .unknown }
    if chain.startsWithDot {
      return chain.names.count == 1 ? .members(type: ["String"], chain.names) : .unknown
    }
    let rest = Array(chain.names.dropFirst())
    if first == "self" || first == "Self" {
      return assignedMember(rest, near: index) ?? .members(type: scope, rest)
    }
    if first == "rawValue" || first == "allCases" {
      return .members(type: scope, chain.names)
    }
    if !chain.type.isEmpty {
      return .members(type: chain.type, Array(chain.names.dropFirst(chain.type.count)))
    }
    let local = LocalBindings(scanner).binding(of: first, near: index)
    if first == "$0" || local.map(isClosureParameter) ?? false {
      return target(ofElements: first, rest, near: index)
    }
    if isMember(first, since: local, before: index) {
      return .members(type: [], chain.names)
    }
    let found = local ?? memberDeclaration(of: first, near: index)
    switch found.flatMap({ declaration(at: $0, usedAt: index) }) {
    case .type(let type): return .members(type: type, rest)
    case .pattern: return .unknown
    case .values(let ranges) where rest.isEmpty: return .expressions(ranges)
    case .values(let ranges):
      guard ranges.count == 1 else { return .unknown }
      return MemberChain(scanner.source, ranges[0]).map { owner in
        target(ofMembers: rest, of: owner, near: ranges[0].lowerBound)
      } ?? .unknown
    case nil where local != nil: return .unknown
    case nil: return isNamedForFonts(chain) ? .members(type: [], chain.names) : .unknown
    }
  }

  /// The members of a local constant's value, as in `let font = MyFont.bold; font.rawValue`.
  private func target(
    ofMembers members: [String], of owner: MemberChain, near index: Int
  ) -> Target {
    guard let deeper = deeper(in: scanner.source),
      case .members(let type, let first) = deeper.target(of: owner, near: index)
    else { return .unknown }
    return .members(type: type, first + members)
  }

  /// What a variable of the types around is given that has no value of its own.
  private func assignedMember(_ names: [String], near index: Int) -> Target? {
    guard names.count == 1, !scanner.members.contains(names[0]),
      let name = memberDeclaration(of: names[0], near: index),
      case .values(let values)? = declaration(at: name, usedAt: index)
    else { return nil }
    return .expressions(values)
  }

  private func isClosureParameter(_ local: Int) -> Bool {
    guard let brace = scanner.source.brace(around: local) else { return false }
    return scanner.functionHeaders[brace] == nil
      && ClosureParameters(scanner.source).parameters(of: brace).contains(local)
  }

  /// What a closure is handed, one after the other: `names.map { UIFont(name: $0, size: 17) }`, or
  /// the cases of an enum.
  private func target(ofElements name: String, _ members: [String], near index: Int) -> Target {
    let closures = ClosureParameters(scanner.source)
    guard let list = closures.wholeList(of: name, behind: index) else { return .unknown }
    guard let chain = MemberChain(scanner.source, list) else {
      return members.isEmpty ? .expressions([list]) : .unknown
    }
    if chain.names.last == "allCases" {
      return target(ofMembers: members, of: chain, near: list.lowerBound)
    }
    let isOneName =
      chain.names.count == (chain.names.first == "self" ? 2 : chain.type.count + 1)
    return isOneName && members.isEmpty ? .expressions([list]) : .unknown
  }

  /// Whether a type around the expression, or the file, has a string under a name; for a local
  /// variable, whether a `switch` behind its declaration gives it strings.
  private func isMember(_ name: String, since local: Int?, before index: Int) -> Bool {
    scanner.members.contains(name)
      && typesAround.contains { type in
        scanner.members.groups(of: type, giving: name).contains { group in
          let start = scanner.groups[group].start
          return local.map { $0 < start && start < index } ?? true
        }
      }
  }

  /// A name without a declaration may be a member of a type elsewhere, or a constant: believed if it
  /// says so, or begins with a capital, as no parameter does.
  private func isNamedForFonts(_ chain: MemberChain) -> Bool {
    chain.names.count == 1
      && (chain.beginsWithCapital || chain.names[0].lowercased().contains("font"))
  }

  private enum Declaration {
    case type([String])
    /// What a variable can be: its first value and those that are assigned to it.
    case values([Range<Int>])
    /// A part of what a `case` matches.
    case pattern
  }

  /// How far from its use a declaration is looked for, in tokens.
  private static let reach = 1500

  /// The name's token in the declaration of a parameter, constant or property: that of the innermost
  /// scope.
  func declarationIndex(of name: String, near index: Int) -> Int? {
    LocalBindings(scanner).binding(of: name, near: index)
      ?? memberDeclaration(of: name, near: index)
  }

  /// The name's token in the declaration of a constant or property of the types around, or of the
  /// file: the nearest before, else after.
  private func memberDeclaration(of name: String, near index: Int) -> Int? {
    let spelling = Array(name.utf8)
    let first = max(0, index - Self.reach)
    let last = min(scanner.source.tokens.count, index + Self.reach)
    func isMeant(_ token: Int) -> Bool {
      isSpelled(token, spelling) && isDeclared(token) && isMemberHere(token)
        && declaration(at: token, usedAt: index) != nil
    }
    return stride(from: index - 1, through: first, by: -1).first(where: isMeant)
      ?? (index..<max(last, index)).first(where: isMeant)
  }

  /// Whether a declaration is directly in one of the types around the expression, or in the file.
  private func isMemberHere(_ index: Int) -> Bool {
    guard let brace = scanner.source.brace(around: index) else { return true }
    return scanner.typeBraces[brace].map { scope.starts(with: $0) } ?? false
  }

  private func isSpelled(_ index: Int, _ spelling: [UInt8]) -> Bool {
    let token = scanner.source.tokens[index]
    return token.end - token.start == spelling.count && token.kind == .identifier
      && scanner.source.bytes[token.range].elementsEqual(spelling)
  }

  /// Whether a name follows `let` or `var`, or the comma after another constant of such a list.
  private func isDeclared(_ index: Int) -> Bool {
    let source = scanner.source
    guard source.isCharacter(index - 1, ",") else {
      return source.word(index - 1) == .let || source.word(index - 1) == .var
    }
    let keyword = stride(from: index - 2, through: max(index - 64, 0), by: -1).first {
      [.let, .var, .case].contains(source.word($0))
    }
    return keyword.map { source.word($0) != .case } ?? false
  }

  /// Whether a name is bound as in `case .lato(let weight)` or `case let .lato(weight)`.
  private func isInPattern(_ index: Int) -> Bool {
    let source = scanner.source
    guard source.isCharacter(index + 1, ")") || source.isCharacter(index + 1, ",") else {
      return false
    }
    let start = stride(from: index - 1, through: max(index - 64, 0), by: -1).first { index in
      source.word(index) != .other
        || source.kind(index) != .identifier && ![".", "(", ","].contains(source.text(index))
    }
    guard let start, source.word(start) == .let else { return false }
    return source.word(start - 1) == .case
      || start == index - 1
        && (source.isCharacter(start - 1, "(") || source.isCharacter(start - 1, ","))
  }

  private func declaration(at index: Int, usedAt use: Int) -> Declaration? {
    let source = scanner.source
    let isDeclared = isDeclared(index)
    if source.word(index - 1) == .for, source.word(index + 1) == .in {
      return .values([index + 2..<source.endOfExpression(from: index + 2)])
    }
    if source.isCharacter(index + 1, "="), isDeclared {
      return .values(values(from: index + 2, of: index, usedAt: use))
    }
    if isInPattern(index) { return .pattern }
    if isDeclared, source.isCharacter(index + 1, ":"), source.isCharacter(index + 2, "[") {
      let equals = source.closer(of: index + 2) + 1
      guard source.isCharacter(equals, "=") else { return nil }
      return .values(values(from: equals + 1, of: index, usedAt: use))
    }
    guard source.isCharacter(index + 1, ":"), source.isTypeName(index + 2) else { return nil }
    var type = [source.text(index + 2)]
    var next = index + 3
    while source.isCharacter(next, "."), source.kind(next + 1) == .identifier {
      type.append(source.text(next + 1))
      next += 2
    }
    if source.isCharacter(next, "?") { next += 1 }
    guard type == ["String"] else { return .type(type) }
    guard source.isCharacter(next, "=") else {
      let values = isDeclared ? variableValues(of: index, at: use).all() : []
      return values.isEmpty ? nil : .values(values)
    }
    return .values(values(from: next + 1, of: index, usedAt: use))
  }

  /// What a constant is, or what a variable can be where it is used.
  private func values(from start: Int, of name: Int, usedAt use: Int) -> [Range<Int>] {
    let source = scanner.source
    if source.word(start) == .if, let branches = source.branches(from: start) { return branches }
    let end = source.endOfExpression(from: start)
    // A condition's value ends before `else`.
    let first = start..<(end > start && source.isElse(end - 1) ? end - 1 : end)
    guard source.word(name - 1) == .var else { return [first] }
    return variableValues(of: name, at: use).all(beginningWith: first)
  }

  private func variableValues(of name: Int, at use: Int) -> VariableValues {
    let brace = scanner.source.brace(around: name)
    return VariableValues(
      scanner.source, of: name, at: use,
      isMember: brace.map { scanner.typeBraces[$0] != nil } ?? false)
  }
}
