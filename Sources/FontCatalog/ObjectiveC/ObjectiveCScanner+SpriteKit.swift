extension ObjectiveCScanner {
  /// `[SKLabelNode labelNodeWithFontNamed:@"…"]` and `[[SKLabelNode alloc] initWithFontNamed:@"…"]`.
  mutating func visitSpriteLabel(_ index: Int) {
    let isMade = source.isCharacter(index - 1, "]")
    guard source.isCharacter(index + 1, ":"),
      isMade || isIdentifier(index - 1, "SKLabelNode") && source.isCharacter(index - 2, "[")
    else { return }
    addCall(.spriteKit, index + 2..<endOfArgument(from: index + 2))
  }

  /// `label.fontName = @"…"`.
  mutating func visitFontName(_ index: Int) {
    guard source.isCharacter(index + 1, "="), source.isCharacter(index - 1, "."),
      let string = literal(index + 2..<source.endOfExpression(from: index + 2)),
      let name = reference(string, .labelledArgument)
    else { return }
    names.labelled.append(name)
  }
}
