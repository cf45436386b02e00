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
    let last = mentions.last { isAssignment($0) && isCertain($0) }
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
