extension SwiftScanner {
  /// The name of the type whose member `.init(…)` or `.custom(…)` is, by its token: the one before the dot, that
  /// of the variable, or that which the function or property around gives; `nil` for others.
  func implicitType(ofMember index: Int) -> Int? {
    let dot = index - 1
    guard source.isCharacter(dot, ".") else { return nil }
    if source.isTypeName(dot - 1) { return dot - 1 }
    if source.isCharacter(dot - 1, "=") { return typeName(before: dot - 1) }
    guard let function = scopes.last(where: { $0.kind == .function }),
      source.word(dot - 1) == .return || dot - 1 == function.start
    else { return nil }
    return typeName(before: function.start)
  }

  /// The name in `: Type =`, `: Type? {` or `-> Type {`.
  private func typeName(before end: Int) -> Int? {
    let isOptional = source.isCharacter(end - 1, "?") || source.isCharacter(end - 1, "!")
    let name = isOptional ? end - 2 : end - 1
    let isType =
      source.isTypeName(name)
      && (source.isCharacter(name - 1, ":") || source.isSymbol(name - 1, "->"))
    return isType ? name : nil
  }

  /// The type's name at a token; that of the type around for `Self`.
  func typeName(at index: Int) -> String {
    source.word(index) == .self ? typePath.last ?? "" : source.text(index)
  }
}
