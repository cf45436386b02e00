extension SwiftSource {
  /// The values of `if condition { a } else { b }`; `nil` unless it has an `else` and each of its blocks
  /// is one expression.
  func branches(from start: Int) -> [Range<Int>]? {
    var values: [Range<Int>] = []
    var next = start
    let end = endOfSearch(from: start)
    while next < end {
      let isCondition = word(next) == .if
      while isCondition, next < end, !isCharacter(next, "{") {
        next = max(closer(of: next), next) + 1
      }
      guard next < end, isCharacter(next, "{"), closer(of: next) < tokens.count else { return nil }
      let value = next + 1..<endOfExpression(from: next + 1)
      guard !value.isEmpty, value.upperBound == closer(of: next) else { return nil }
      values.append(value)
      guard isCondition else { return values }
      next = closer(of: next) + 1
      guard isElse(next) else { return nil }
      next += 1
    }
    return nil
  }

  /// Whether a token is `else`.
  func isElse(_ index: Int) -> Bool {
    kind(index) == .identifier && text(index) == "else"
  }
}
