extension SwiftScanner {
  /// The case of the enum around whose associated value a name is, in a case of `switch self`: it is
  /// called as a function is, `Style.custom(name: "…")`.
  func fontCase(passing use: Int) -> FontFunction? {
    guard let selection = scopes.last(where: { $0.kind == .selection }),
      source.word(selection.start - 1) == .self,
      let type = scopes.last(where: \.isType),
      let label = (max(selection.start, use - Self.bodyLimit)..<use).last(where: { index in
        source.isCaseLabel(index) && source.brace(around: index) == selection.start
      }),
      let opening = (label..<use).first(where: { source.isCharacter($0, "(") }),
      source.closer(of: opening) < use,
      let place = source.arguments(opening).firstIndex(where: { isBound(use, by: $0.value) }),
      let declaration = declaration(ofCase: opening - 1, in: type)
    else { return nil }
    let limit = max(use, min(selection.end, use + Self.bodyLimit))
    let end = (use..<limit).first { source.isCaseLabel($0) } ?? limit
    let values = source.arguments(declaration + 1)
    guard values.indices.contains(place), isText(values[place]),
      isHandedOn(source.text(use), in: source.closer(of: opening)..<end, isMember: false)
    else { return nil }
    let argument = source.label(of: values[place])
    guard argument != nil || place == 0 else { return nil }
    return FontFunction(
      name: source.text(declaration), label: argument, declaration: source.position(declaration),
      owner: typePath.last ?? "")
  }

  /// Whether a pattern's argument binds what is used: `let name` or `name`.
  private func isBound(_ use: Int, by argument: Range<Int>) -> Bool {
    argument.last.map { source.text($0) == source.text(use) } ?? false
  }

  /// Where an enum declares the case of a name.
  private func declaration(ofCase name: Int, in type: SwiftScope) -> Int? {
    guard source.kind(name) == .identifier else { return nil }
    let end = min(type.end, source.tokens.count, type.start + Self.bodyLimit)
    return (type.start..<end).first { index in
      source.brace(around: index) == type.start && source.isCharacter(index + 1, "(")
        && (source.word(index - 1) == .case || source.isCharacter(index - 1, ","))
        && source.kind(index) == .identifier && source.text(index) == source.text(name)
    }
  }

  private func isText(_ value: SwiftSource.Argument) -> Bool {
    source.word(value.value.lowerBound) == .string && value.value.count == 1
  }
}
