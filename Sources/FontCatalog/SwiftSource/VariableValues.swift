/// Finds what a variable can be where it is used.
struct VariableValues {
  private let source: SwiftSource
  /// The name's token in the declaration.
  private let name: Int
  private let use: Int
  /// Whether it belongs to a type, so that `self` may stand before it.
  private let isMember: Bool

  init(_ source: SwiftSource, of name: Int, at use: Int, isMember: Bool) {
    self.source = source
    self.name = name
    self.use = use
    self.isMember = isMember
  }

  /// The most mentions that are looked at, each of which may be far from the use.
  private static let mentionLimit = 64

  /// The values that the variable is given before the use and may still have there; none when it is
  /// changed on the way.
  ///
  /// Its first value counts unless it is an empty string, which stands for none.
  func all(beginningWith first: Range<Int>? = nil) -> [Range<Int>] {
    let mentions = mentions
    guard mentions.count <= Self.mentionLimit else { return [] }
    let last = mentions.reversed().lazy.compactMap { certainStart($0, among: mentions) }.first
    let recent = last.map { last in mentions.filter { $0 >= last } } ?? mentions
    guard !recent.contains(where: isChange) else { return [] }
    let assigned = recent.filter(isAssignment).map { value(from: $0 + 2) }
    guard last == nil, let first, !isEmpty(first) else { return assigned }
    return [first] + assigned
  }

  /// Where the variable is mentioned between its declaration and the use.
  private var mentions: [Int] {
    guard name < use else { return [] }
    let spelling = source.bytes[source.tokens[name].range]
    return (name + 1..<use).filter { index in
      let token = source.tokens[index]
      return token.kind == .identifier && token.range.count == spelling.count
        && source.bytes[token.range].elementsEqual(spelling)
        && (!source.isCharacter(index - 1, ".") || isMember && source.word(index - 2) == .self)
    }
  }

  private func isAssignment(_ mention: Int) -> Bool {
    source.isCharacter(mention + 1, "=") && value(from: mention + 2).upperBound <= use
  }

  /// Whether whatever comes to the use has passed an assignment: it stands in a block around the use,
  /// and in no other case of a `switch`.
  private func isCertain(_ assignment: Int) -> Bool {
    let block = source.brace(around: assignment)
    guard block.map({ source.closer(of: $0) > use }) ?? true else { return false }
    return !(assignment..<use).contains {
      source.isCaseLabel($0) && source.brace(around: $0) == block
    }
  }

  /// The first assignment of those of which one is surely passed: the one given, or those in all
  /// branches of the `if` to whose last `else` it belongs; `nil` when it may not be passed.
  private func certainStart(_ mention: Int, among mentions: [Int]) -> Int? {
    guard isAssignment(mention) else { return nil }
    if isCertain(mention) { return mention }
    guard let block = source.brace(around: mention), source.isElse(block - 1) else { return nil }
    var keyword = block - 1
    while source.isElse(keyword), let branch = branch(endingBefore: keyword) {
      let assigned = mentions.first { isAssignment($0) && source.brace(around: $0) == branch }
      guard let assigned, let condition = condition(before: branch) else { return nil }
      guard source.isElse(condition - 1) else { return isCertain(condition) ? assigned : nil }
      keyword = condition - 1
    }
    return nil
  }

  /// The opening brace of the block before `else`.
  private func branch(endingBefore keyword: Int) -> Int? {
    let end = keyword - 1
    return source.brace(around: end - 1).flatMap { source.closer(of: $0) == end ? $0 : nil }
  }

  /// The `if` whose block begins at a brace, at most as far before as any condition is long.
  private func condition(before brace: Int) -> Int? {
    (max(brace - 100, 0)..<brace).last { index in
      source.word(index) == .if && source.brace(around: index) == source.brace(around: brace)
    }
  }

  /// Whether the variable is changed: `name += "…"`, `name = name + "…"`, `name.append("…")`.
  private func isChange(_ mention: Int) -> Bool {
    if source.isSymbol(mention + 1, "+=") { return true }
    guard source.kind(mention + 2) == .identifier else { return false }
    let next = source.text(mention + 2)
    return isAssignment(mention) && next == source.text(mention)
      || source.isCharacter(mention + 1, ".") && next == "append"
  }

  private func value(from start: Int) -> Range<Int> {
    start..<source.endOfExpression(from: start)
  }

  private func isEmpty(_ value: Range<Int>) -> Bool {
    value.count == 1 && source.text(value.lowerBound) == "\"\""
  }
}

extension SwiftSource {
  /// Whether a token begins a case of a `switch`.
  func isCaseLabel(_ index: Int) -> Bool {
    guard word(index) == .case || word(index) == .default else { return false }
    switch word(index - 1) {
    case .if, .guard, .while, .for: return false
    default: return ![",", ".", "("].contains { isCharacter(index - 1, $0) }
    }
  }
}
