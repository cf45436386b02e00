/// Sizes that `UIFontMetrics` has scaled and that are scaled once more.
extension SwiftScanner {
  /// `UIFontMetrics.default.scaledValue(for: size)` as the size of a font that scales, and
  /// `let scaledSize = …` of which that becomes.
  mutating func visitScaledValue(_ index: Int) {
    guard source.isCharacter(index + 1, "("), let start = startOfMetrics(before: index) else {
      return
    }
    let end = source.closer(of: index + 1) + 1
    if source.isCharacter(start - 1, ":") {
      guard source.isCharacter(end, ")") || source.isCharacter(end, ","), isScaledSize(start - 2)
      else { return }
      names.doubleScalings.append(source.position(start))
    } else if source.isCharacter(start - 1, "="), source.word(start - 3) == .let,
      source.kind(end) != .symbol || source.tokens[end].startsLine
    {
      addScalings(of: source.text(start - 2), after: end)
    }
  }

  /// Where `UIFontMetrics.default.` or `UIFontMetrics(forTextStyle: .body).` begins.
  private func startOfMetrics(before index: Int) -> Int? {
    let nearest = stride(from: index - 1, through: max(index - 12, 0), by: -1).first {
      source.kind($0) == .identifier && source.text($0) == "UIFontMetrics"
    }
    guard let nearest, source.isCharacter(index - 1, ".") else { return nil }
    let isDefault = nearest == index - 4 && source.word(index - 2) == .default
    let isStyled =
      source.isCharacter(nearest + 1, "(") && source.closer(of: nearest + 1) == index - 2
    return isDefault || isStyled ? nearest : nil
  }

  /// Whether a label is that of the size in `.custom(name, size:)`, or in
  /// `scaledFont(for: UIFont(name: name, size:))`.
  private func isScaledSize(_ label: Int) -> Bool {
    guard source.kind(label) == .identifier, source.text(label) == "size" else { return false }
    let opening = stride(from: label - 1, through: max(label - 64, 0), by: -1).first {
      source.isCharacter($0, "(") && source.closer(of: $0) > label
    }
    guard let opening else { return false }
    if source.word(opening - 1) == .custom { return source.isCharacter(opening - 2, ".") }
    return source.word(opening - 1) == .uiFont && source.isCharacter(opening - 2, ":")
      && source.isCharacter(opening - 4, "(") && source.word(opening - 5) == .scaledFont
  }

  /// The uses of a constant as such a size, in the rest of its block.
  private mutating func addScalings(of name: String, after start: Int) {
    let end = min(scopes.last?.end ?? source.tokens.count, source.endOfSearch(from: start))
    guard start < end else { return }
    let uses = (start..<end).filter { index in
      source.kind(index) == .identifier && source.text(index) == name
        && source.isCharacter(index - 1, ":")
        && (source.isCharacter(index + 1, ")") || source.isCharacter(index + 1, ","))
        && isScaledSize(index - 2)
    }
    names.doubleScalings += uses.map(source.position)
  }
}
