extension ObjectiveCScanner {
  /// Adds the names that stand in the place of a font's name.
  mutating func addCall(_ kind: NameReference.Kind, _ range: Range<Int>, depth: Int = 0) {
    let range = unwrapped(range)
    guard !range.isEmpty, depth < NameReader.depthLimit else { return }
    guard let (first, second) = choices(range) else { return addName(kind, range) }
    addCall(kind, first, depth: depth + 1)
    addCall(kind, second, depth: depth + 1)
  }

  /// The two sides of `condition ? a : b`; `nil` for other expressions.
  private func choices(_ range: Range<Int>) -> (Range<Int>, Range<Int>)? {
    let parts = source.topLevel(range)
    guard let mark = parts.first(where: { source.isCharacter($0, "?") }),
      let colon = parts.first(where: { $0 > mark && source.isCharacter($0, ":") })
    else { return nil }
    return (mark + 1..<colon, colon + 1..<range.upperBound)
  }

  /// Leaves out parentheses around everything, and casts such as `(__bridge CFStringRef)`.
  private func unwrapped(_ range: Range<Int>) -> Range<Int> {
    var range = range
    while source.isCharacter(range.lowerBound, "("), range.count > 1 {
      let closer = source.closer(of: range.lowerBound)
      guard closer < range.upperBound else { return range }
      range =
        closer == range.upperBound - 1
        ? range.lowerBound + 1..<closer : closer + 1..<range.upperBound
    }
    return range
  }

  private mutating func addName(_ kind: NameReference.Kind, _ range: Range<Int>) {
    guard let last = range.last else { return }
    if let literal = literal(range) {
      if let reference = reference(literal, kind) { names.references.append(reference) }
    } else {
      let unchecked = UncheckedName(
        position: source.position(range.lowerBound), expression: source.excerpt(range), kind: kind)
      guard range.count == 1, source.kind(last) == .identifier else {
        return names.unchecked.append(unchecked)
      }
      names.uses.append(
        GroupUse(
          type: [], member: source.text(last), scope: [], file: source.lines.file,
          fallback: unchecked))
    }
  }

  /// The index of the string in `@"…"` or `CFSTR("…")`; `nil` for other expressions.
  func literal(_ range: Range<Int>) -> Int? {
    let first = range.lowerBound
    if range.count == 2, source.isCharacter(first, "@"), source.kind(first + 1) == .string {
      return first + 1
    }
    let isMacro = range.count == 4 && isIdentifier(first, "CFSTR")
    return isMacro && source.kind(first + 2) == .string ? first + 2 : nil
  }

  /// The text of a literal as a name.
  func reference(_ string: Int, _ kind: NameReference.Kind) -> NameReference? {
    let range = source.tokens[string].range
    guard range.count <= NameReader.nameLimit, let literal = StringLiteral(source.bytes, range),
      let text = literal.text
    else { return nil }
    return NameReference(
      value: text, kind: kind, position: source.position(string), bytes: literal.bytes)
  }

  func isIdentifier(_ index: Int, _ name: String) -> Bool {
    source.kind(index) == .identifier && source.text(index) == name
  }

  /// Where an argument of a message or an element of a dictionary ends: at a closing bracket, a
  /// comma, or the next label.
  func endOfArgument(from start: Int) -> Int {
    var index = start
    let end = source.endOfSearch(from: start)
    var isInChoice = false
    while index < end, !endsArgument(index) {
      if source.isCharacter(index, "?") { isInChoice = true }
      if !isInChoice, index > start, source.isCharacter(index + 1, ":") { return index }
      if source.isCharacter(index, ":") { isInChoice = false }
      index = max(source.closer(of: index), index) + 1
    }
    return min(index, source.tokens.count)
  }

  private func endsArgument(_ index: Int) -> Bool {
    [",", ";", ")", "]", "}"].contains { source.isCharacter(index, $0) }
  }
}
