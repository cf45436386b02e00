/// Names that are given to properties, and calls that do not name the type of the font.
extension SwiftScanner {
  /// `fontName: "…"`, `SKLabelNode(fontNamed: "…")` and `label.fontName = "…"`.
  mutating func visitFontNamed(_ index: Int) {
    if source.isCharacter(index + 1, ":") {
      addLabelledArgument(index)
      let value = index + 2..<source.endOfExpression(from: index + 2)
      guard isSpriteLabel(index) else { return addLabelled(value) }
      if !isNil(index + 2) { addCall(.spriteKit, value) }
    } else if source.isCharacter(index + 1, "="), source.isCharacter(index - 1, ".") {
      addAssignedName(index)
    }
  }

  private mutating func addAssignedName(_ index: Int) {
    let isOptional = source.isCharacter(index - 2, "?") || source.isCharacter(index - 2, "!")
    let owner = isOptional ? index - 3 : index - 2
    let value = index + 2..<source.endOfExpression(from: index + 2)
    guard source.kind(owner) == .identifier else { return addLabelled(value) }
    let name = source.word(owner) == .self ? typePath.last ?? "" : source.text(owner)
    assignedNames.append(
      (
        name,
        FontCall(
          kind: .spriteKit, name: value, scope: typePath, function: fontFunction(passing: value))
      ))
  }

  /// Whether `fontNamed:` is the label of a call that makes a node.
  private func isSpriteLabel(_ index: Int) -> Bool {
    guard source.isCharacter(index - 1, "("), source.kind(index - 2) == .identifier,
      source.text(index) == "fontNamed"
    else { return false }
    let isInit = source.word(index - 2) == .`init` && source.isCharacter(index - 3, ".")
    let type = isInit ? index - 4 : index - 2
    return source.kind(type) == .identifier && source.text(type) == "SKLabelNode"
  }

  /// The variable in `name: SKLabelNode`, `name = SKLabelNode(…)` or `name = node as? SKLabelNode`,
  /// or the class in `Name: SKLabelNode`.
  mutating func addSpriteLabel(_ index: Int) {
    let start = source.tokens[max(index - 24, 0)..<index].lastIndex(where: \.startsLine) ?? index
    let isDeclared = source.isCharacter(index - 1, ":") || source.isCharacter(index - 1, "=")
    let isCast = isCast(index - 1) || isCast(index - 2)
    guard isDeclared || isCast,
      let sign = isDeclared
        ? index - 1 : (start..<index).last(where: { source.isCharacter($0, "=") }),
      start < sign, let name = (start..<sign).last(where: { source.kind($0) == .identifier })
    else { return }
    spriteLabels.insert(source.text(name))
  }

  private func isCast(_ index: Int) -> Bool {
    source.kind(index) == .identifier && source.text(index) == "as"
  }

  /// What is given to the `fontName` of a label of SpriteKit names a font; for other types only
  /// their property says so.
  mutating func addAssignedNames() {
    for (owner, call) in assignedNames {
      if spriteLabels.contains(owner) {
        calls.append(call)
      } else {
        labelled.append(FontCall(kind: .labelledArgument, name: call.name, scope: call.scope))
      }
    }
  }

  /// `let font: UIFont? = .init(name: "…", size: 17)` and `return .init(name: "…", size: 17)` in a
  /// function that gives a font; `label.font = .init(name: "…", size: 17)`.
  mutating func visitImplicitFont(_ index: Int) {
    guard source.isCharacter(index + 1, "(") else { return }
    let arguments = source.arguments(index + 1)
    guard arguments.map(source.label) == ["name", "size"] else { return }
    switch implicitType(ofMember: index).map(typeName) {
    case "UIFont": visitNamed(index, .uiFont)
    case "NSFont": visitNamed(index, .nsFont)
    default:
      guard isFontProperty(before: index - 2) else { return }
      if importsFontKit { visitNamed(index, .uiFont) } else { addLabelled(arguments[0].value) }
    }
  }

  /// Whether `.font` or `.font?` stands before an equals sign.
  private func isFontProperty(before equals: Int) -> Bool {
    guard source.isCharacter(equals, "=") else { return false }
    let name = source.isCharacter(equals - 1, "?") ? equals - 2 : equals - 1
    return source.kind(name) == .identifier && source.text(name) == "font"
      && source.isCharacter(name - 1, ".")
  }

  /// `layer.font = "…" as CFTypeRef`.
  mutating func visitLayerFont(_ index: Int) {
    guard source.kind(index - 2) == .string, source.isCharacter(index - 3, "="),
      source.isCharacter(index - 5, "."), source.text(index - 4) == "font", isCast(index - 1)
    else { return }
    addCall(.coreText, index - 2..<index - 1)
  }

  /// `FontFamily(.custom("…"))` of MarkdownUI.
  func isFamilyOfMarkdown(_ index: Int, _ arguments: [SwiftSource.Argument]) -> Bool {
    arguments.count == 1 && source.isCharacter(index - 2, "(")
      && source.kind(index - 3) == .identifier && source.text(index - 3) == "FontFamily"
  }
}
