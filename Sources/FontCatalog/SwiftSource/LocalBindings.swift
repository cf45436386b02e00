/// Finds the local declaration that a name means.
///
/// That is a parameter, a variable of a function, what a loop or a condition binds.
struct LocalBindings {
  private let scanner: SwiftScanner
  private let source: SwiftSource

  init(_ scanner: SwiftScanner) {
    self.scanner = scanner
    source = scanner.source
  }

  /// How far before its use a declaration is looked for, in tokens.
  private static let reach = 1500
  /// How far before a name the keyword of its statement is looked for, in tokens.
  private static let statementReach = 200

  /// The name's token in the innermost local declaration around a use; `nil` for a name of a type or
  /// of the file.
  func binding(of name: String, near use: Int) -> Int? {
    let spelling = Array(name.utf8)
    let first = max(0, use - Self.reach)
    var end = use
    while true {
      let brace = source.brace(around: end)
      if let brace, scanner.typeBraces[brace] != nil { return nil }
      let start = max(brace.map { $0 + 1 } ?? 0, first)
      if let found = statement(binding: spelling, in: start..<end, of: brace, near: use) {
        return found
      }
      guard let brace, brace >= first else { return nil }
      if let parameter = parameters(of: brace, since: first).first(where: {
        isSpelled($0, spelling)
      }) {
        return parameter
      }
      end = brace
    }
  }

  /// The parameters of a function or closure, by the brace that opens its body.
  private func parameters(of brace: Int, since first: Int) -> [Int] {
    guard let header = scanner.functionHeaders[brace] else {
      return ClosureParameters(source).parameters(of: brace)
    }
    let opening = (header..<brace).first { source.isCharacter($0, "(") }
    guard let opening, header >= first else { return [] }
    return source.parameters(opening).map(\.name)
  }

  /// The last statement before a use that binds a name, of those directly in a pair of braces.
  private func statement(
    binding spelling: [UInt8], in range: Range<Int>, of brace: Int?, near use: Int
  ) -> Int? {
    for index in range.reversed() where source.brace(around: index) == brace {
      // What the other cases of a `switch` bind is theirs.
      if source.isCaseLabel(index) { return nil }
      guard isSpelled(index, spelling), let keyword = keyword(binding: index),
        use >= source.endOfExpression(from: index + 1),
        isVisible(index, boundBy: keyword, isLocal: brace != nil, from: use)
      else { continue }
      return index
    }
    return nil
  }

  private func isSpelled(_ index: Int, _ spelling: [UInt8]) -> Bool {
    let token = source.tokens[index]
    return token.end - token.start == spelling.count && token.kind == .identifier
      && source.bytes[token.range].elementsEqual(spelling)
  }

  /// The `let`, `var` or `for` that declares a name.
  private func keyword(binding index: Int) -> Int? {
    if isVariable(index - 1) { return isUnwrapped(index) ? nil : index - 1 }
    if source.word(index + 1) == .in { return loop(over: index) }
    let isListed = source.isCharacter(index - 1, ",") && source.isCharacter(index + 1, "=")
    if isListed { return (max(index - 64, 0)..<index).last(where: isVariable) }
    return pattern(around: index)
  }

  private func isVariable(_ index: Int) -> Bool {
    source.word(index) == .let || source.word(index) == .var
  }

  /// `if let name {`, which means the same as outside.
  private func isUnwrapped(_ index: Int) -> Bool {
    let isFirst = [.if, .guard, .while].contains(source.word(index - 2))
    return source.isCharacter(index + 1, "{")
      || source.kind(index + 1) == .identifier && source.text(index + 1) == "else"
      || isFirst && source.isCharacter(index + 1, ",")
  }

  /// `for name in`, `for await name in`.
  private func loop(over index: Int) -> Int? {
    (max(index - 3, 0)..<index).last { source.word($0) == .for }
  }

  /// The keyword in `let (name, size) =`, `for (index, name) in` and `case let .custom(name)`.
  private func pattern(around index: Int) -> Int? {
    guard source.isCharacter(index + 1, ")") || source.isCharacter(index + 1, ",") else {
      return nil
    }
    let start = stride(from: index - 1, through: max(index - 64, 0), by: -1).first { index in
      source.word(index) != .other && !source.isCharacter(index - 1, ".")
        || source.kind(index) != .identifier && ![".", "(", ","].contains(source.text(index))
    }
    guard let start, isVariable(start) || source.word(start) == .for else { return nil }
    let isPattern = source.isCharacter(start + 1, "(") || source.word(start - 1) == .case
    return isPattern ? start : nil
  }

  /// Whether a use is where a declaration counts.
  private func isVisible(
    _ index: Int, boundBy keyword: Int, isLocal: Bool, from use: Int
  ) -> Bool {
    guard source.word(keyword) == .for || isCondition(keyword) else { return isLocal }
    let statement = source.word(keyword) == .for ? keyword : statement(around: keyword)
    if let statement, source.word(statement) == .case { return true }
    let end = source.endOfSearch(from: index)
    var brace = index
    while brace < end, !source.isCharacter(brace, "{") {
      brace = max(source.closer(of: brace), brace) + 1
    }
    guard brace < end else { return true }
    let isGuard = statement.map { source.word($0) == .guard } ?? false
    return isGuard
      ? !(brace..<source.closer(of: brace)).contains(use) : source.closer(of: brace) > use
  }

  /// Whether `let` stands in a condition or pattern.
  private func isCondition(_ keyword: Int) -> Bool {
    switch source.word(keyword - 1) {
    case .if, .guard, .while, .case, .for: true
    default:
      source.isCharacter(keyword - 1, ",") || source.isCharacter(keyword - 1, "(")
        || source.kind(keyword - 1) == .identifier && source.text(keyword - 1) == "catch"
    }
  }

  /// The `if`, `guard`, `while` or `for` of a condition, or the `case` of a `switch`.
  private func statement(around keyword: Int) -> Int? {
    let brace = source.brace(around: keyword)
    return (max(keyword - Self.statementReach, 0)..<keyword).last { index in
      guard source.brace(around: index) == brace else { return false }
      return [.if, .guard, .while, .for].contains(source.word(index)) || source.isCaseLabel(index)
    }
  }
}
