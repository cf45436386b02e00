extension ObjectiveCScanner {
  /// Whether the code around a message in brackets expects that it gives no font: it tests that, or
  /// names another font.
  func mayBeAbsent(_ opening: Int) -> Bool {
    let next = source.closer(of: opening) + 1
    let isCompared =
      isCompared(next, with: next + 1) || isCompared(opening - 1, with: opening - 2)
    let isOperand = ["&&", "||"].contains { mark in
      source.isSymbol(opening - 1, mark) || source.isSymbol(next, mark)
    }
    let isNegated = source.isSymbol(opening - 1, "!") || source.isSymbol(opening - 1, "!!")
    return isCompared || isOperand || isNegated || isCondition(opening, next)
      || source.isCharacter(next, "?") && isChoice(next)
  }

  /// `… == nil`, `nil != …`.
  private func isCompared(_ mark: Int, with other: Int) -> Bool {
    guard source.isSymbol(mark, "==") || source.isSymbol(mark, "!=") else { return false }
    return ["nil", "NULL", "Nil"].contains { isIdentifier(other, $0) }
  }

  /// `if ([…])`.
  private func isCondition(_ opening: Int, _ next: Int) -> Bool {
    source.isCharacter(next, ")") && source.isCharacter(opening - 1, "(")
      && (source.word(opening - 2) == .if || source.word(opening - 2) == .while)
  }

  /// `[…] ? a : b`, and `[…] ?: [UIFont fontWithName:…]`.
  private func isChoice(_ mark: Int) -> Bool {
    !source.isCharacter(mark + 1, ":")
      || source.isCharacter(mark + 2, "[") && isIdentifier(mark + 4, "fontWithName")
  }
}
