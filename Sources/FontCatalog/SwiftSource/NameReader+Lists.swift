/// Lists where a font's name is expected: `names[0]`, `[family, weight].joined(separator: "-")`.
extension NameReader {
  /// What a list's elements are joined by; `nil` for anything else than a list that is joined.
  func separator(_ range: Range<Int>) -> String? {
    guard source.isCharacter(range.lowerBound, "[") else { return nil }
    let call = source.closer(of: range.lowerBound) + 3
    guard call < range.upperBound, source.isCharacter(call - 2, "."),
      source.kind(call - 1) == .identifier, source.text(call - 1) == "joined",
      source.isCharacter(call, "("), source.closer(of: call) == range.upperBound - 1
    else { return nil }
    guard let separator = source.arguments(call).first?.value else { return "" }
    return separator.count == 1 ? source.stringValue(separator.lowerBound) : nil
  }

  /// The pieces of `a + b` or `[a, b].joined()`; none for other expressions.
  func operands(_ range: Range<Int>) -> [Range<Int>] {
    let operands = concatenated(range)
    guard operands.isEmpty, separator(range) != nil else { return operands }
    return source.arguments(range.lowerBound).map(\.value)
  }

  /// Whether an expression that begins with a list gives its elements and not what is made of them.
  func isElement(_ range: Range<Int>) -> Bool {
    source.topLevel(range).dropFirst().allSatisfy { index in
      guard source.kind(index) == .identifier else { return true }
      return Self.choosing.contains(source.text(index))
    }
  }

  /// The members of a list that give nothing but elements of it.
  private static let choosing: Set = [
    "filter", "first", "last", "randomElement", "reversed", "shuffled", "sorted",
  ]

  /// Every string that joining a list's elements can give, as its parts.
  func joined(_ range: Range<Int>, by separator: String, near index: Int) -> [[String]]? {
    let pieces = operands(range)
    let reader = deeper(in: source, among: pieces.count)
    let values = pieces.lazy.map { reader?.values(of: $0, near: index) }
    return product(values)?.map { parts in
      separator.isEmpty ? parts : Array(parts.map { [$0] }.joined(separator: [separator]))
    }
  }
}
