extension SwiftSource {
  /// An argument of a call, or an element of a list.
  struct Argument {
    /// The index of the label's or key's token; `nil` without one.
    var label: Int?
    /// The tokens of the value.
    var value: Range<Int>
  }

  /// The arguments between an opening bracket and its closing one.
  func arguments(_ opening: Int) -> [Argument] {
    let end = min(closer(of: opening), tokens.count)
    var arguments: [Argument] = []
    var start = opening + 1
    while start < end {
      let next = endOfArgument(from: start, before: end)
      if start < next { arguments.append(argument(start..<next)) }
      start = next + 1
    }
    return arguments
  }

  func label(of argument: Argument) -> String? {
    argument.label.map { text($0) }
  }

  /// The keys of the subscripts that begin at an index, `nil` for one that is no literal.
  func keys(from start: Int, before end: Int) -> [String?] {
    var keys: [String?] = []
    var index = start
    while index < end {
      if isCharacter(index, "[") {
        keys.append(literalKey(index + 1))
        index = max(closer(of: index), index)
      } else if !isCharacter(index, "!"), !isCharacter(index, "?") {
        break
      }
      index += 1
    }
    return keys
  }

  /// The literal that is all of a subscript but for a default.
  private func literalKey(_ token: Int) -> String? {
    guard isCharacter(token + 1, "]") || isCharacter(token + 1, ",") else { return nil }
    switch kind(token) {
    case .string: return stringValue(token)
    case .number: return text(token)
    default: return nil
    }
  }

  private func argument(_ range: Range<Int>) -> Argument {
    guard range.count > 2, isCharacter(range.lowerBound + 1, ":"),
      kind(range.lowerBound) == .identifier || kind(range.lowerBound) == .string
    else { return dictionaryElement(range) }
    return Argument(label: range.lowerBound, value: range.lowerBound + 2..<range.upperBound)
  }

  /// An element whose key is longer than one token, such as `.bold: "Lato-Bold"`.
  private func dictionaryElement(_ range: Range<Int>) -> Argument {
    let parts = topLevel(range)
    let hasCondition = parts.contains { isTernary($0) }
    guard !hasCondition, let colon = parts.first(where: { isCharacter($0, ":") }),
      colon > range.lowerBound, colon + 1 < range.upperBound
    else { return Argument(label: nil, value: range) }
    return Argument(label: colon - 1, value: colon + 1..<range.upperBound)
  }

  private func endOfArgument(from start: Int, before end: Int) -> Int {
    var index = start
    while index < end, !isCharacter(index, ",") { index = max(closer(of: index), index) + 1 }
    return min(index, end)
  }

  /// The indices of a range that are not inside brackets.
  func topLevel(_ range: Range<Int>) -> [Int] {
    var indices: [Int] = []
    var index = range.lowerBound
    while index < range.upperBound {
      indices.append(index)
      index = max(closer(of: index), index) + 1
    }
    return indices
  }

  /// Whether a token is the question mark of `condition ? a : b`, and not of an optional.
  func isTernary(_ index: Int) -> Bool {
    guard isCharacter(index, "?"), index > 0 else { return false }
    return tokens[index - 1].end < tokens[index].start
  }
}
