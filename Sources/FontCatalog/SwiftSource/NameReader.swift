/// Reads expressions that stand where a font's name does.
struct NameReader {
  /// How deep an expression is read, and how far a name is followed through constants.
  static let depthLimit = 16
  /// The most expressions that one may lead to.
  static let largestShare = 4_096
  /// The most names that an interpolation may expand to.
  static let valueLimit = 64

  /// The most elements of a list that are read: no app has that many fonts.
  static let elementLimit = 2000

  /// The longest literal that can be a name, in bytes.
  static let nameLimit = 1000

  let scanner: SwiftScanner
  /// The tokens that are read: those of the file, or of an interpolation in it.
  let source: SwiftSource
  /// The types around the expression.
  let scope: [String]
  let kind: NameReference.Kind
  /// How many expressions may be read: each level divides it among its parts, so that what is wide
  /// and deep ends.
  var share: Int
  /// Whether to pass over text that no font's name can hold, since most strings are no names.
  var expectsPlainText = false
  var depth = 0
  /// Whether this reads one of several values of a variable: other variables of several values are
  /// not followed from there, since their combinations would be without number.
  var isInAssignment = false

  /// The reader for each of some parts, one level deeper; `nil` at a limit.
  func deeper(in source: SwiftSource, among count: Int = 1) -> NameReader? {
    let share = share / max(count, 1)
    guard depth < Self.depthLimit, share > 0 else { return nil }
    var reader = NameReader(
      scanner: scanner, source: source, scope: scope, kind: kind, share: share)
    reader.depth = depth + 1
    reader.isInAssignment = isInAssignment
    return reader
  }

  /// The reader for the values of a variable; `nil` at the limit.
  func following(_ values: [Range<Int>]) -> NameReader? {
    guard values.count > 1 else { return deeper(in: scanner.source) }
    guard !isInAssignment, values.count <= Self.valueLimit else { return nil }
    var reader = deeper(in: scanner.source, among: values.count)
    reader?.isInAssignment = true
    return reader
  }

  /// Finds the names in an expression.
  ///
  /// - Parameters:
  ///   - range: The tokens of the expression.
  ///   - index: The token of the file near which the expression stands.
  /// - Returns: The names, and the groups that give more.
  func evaluate(_ range: Range<Int>, near index: Int) -> NameEvaluation {
    let range = strippingCast(range)
    guard let first = range.first else { return NameEvaluation() }
    if let choices = choices(range) {
      let reader = deeper(in: source, among: choices.count)
      return NameEvaluation(choices.lazy.compactMap { reader?.evaluate($0, near: index) })
    }
    if range.count == 1, source.kind(first) == .string { return literal(first, near: index) }
    if source.isCharacter(first, "("), source.closer(of: first) == range.upperBound - 1 {
      return deeper(in: source)?.evaluate(first + 1..<range.upperBound - 1, near: index)
        ?? NameEvaluation()
    }
    if separator(range) != nil { return composite(range, near: index) }
    if source.isCharacter(first, "[") {
      guard isElement(range) else { return NameEvaluation() }
      let keys = source.keys(from: source.closer(of: first) + 1, before: range.upperBound)
      return elements(first, near: index).reading(keys)
    }
    if !concatenated(range).isEmpty { return composite(range, near: index) }
    return chain(range, near: index)
  }

  /// Leaves out `as CFString` and a leading `try`.
  func strippingCast(_ range: Range<Int>) -> Range<Int> {
    let parts = source.topLevel(range)
    let cast = parts.first { source.kind($0) == .identifier && source.text($0) == "as" }
    let start = range.first.map { source.text($0) == "try" ? $0 + 1 : $0 } ?? range.lowerBound
    return start..<max(cast ?? range.upperBound, start)
  }

  /// The two sides of `condition ? a : b` or `a ?? b`; `nil` for other expressions.
  func choices(_ range: Range<Int>) -> [Range<Int>]? {
    let parts = source.topLevel(range)
    if let mark = parts.first(where: { source.isTernary($0) }) {
      var level = 0
      for part in parts where part > mark {
        if source.isTernary(part) { level += 1 }
        guard source.isCharacter(part, ":") else { continue }
        if level == 0 { return [mark + 1..<part, part + 1..<range.upperBound] }
        level -= 1
      }
    }
    guard let or = parts.first(where: { source.isSymbol($0, "??") }) else { return nil }
    return [range.lowerBound..<or, or + 1..<range.upperBound]
  }

  /// The operands of `a + b`; none for other expressions.
  func concatenated(_ range: Range<Int>) -> [Range<Int>] {
    let marks = source.topLevel(range).filter { source.isCharacter($0, "+") }
    guard !marks.isEmpty else { return [] }
    let starts = [range.lowerBound] + marks.map { $0 + 1 }
    let ends = marks + [range.upperBound]
    return zip(starts, ends).filter { $0 <= $1 }.map { $0..<$1 }
  }

  private func literal(_ token: Int, near index: Int) -> NameEvaluation {
    let range = source.tokens[token].range
    guard range.count <= Self.nameLimit, let literal = StringLiteral(source.bytes, range) else {
      return NameEvaluation()
    }
    guard let text = literal.text else {
      guard !expectsPlainText || literal.isPlausibleName else { return NameEvaluation() }
      return composite(token..<token + 1, near: index)
    }
    return NameEvaluation(literals: [reference(text, at: token, bytes: literal.bytes)])
  }

  private func reference(_ value: String, at token: Int, bytes: Range<Int>?) -> NameReference {
    var reference = NameReference(
      value: value, kind: kind, position: source.position(token), bytes: bytes)
    reference.staticMember = scanner.staticMembers[source.tokens[token].start]
    return reference
  }

  /// What an interpolation or concatenation can give, when that follows from the file.
  private func composite(_ range: Range<Int>, near index: Int) -> NameEvaluation {
    var evaluation = NameEvaluation(parts: parts(of: range, near: index), prefix: prefix(of: range))
    guard let values = values(of: range, near: index) else {
      evaluation.unchecked = [
        UncheckedName(
          position: source.position(range.lowerBound), expression: source.excerpt(range),
          kind: kind, prefix: evaluation.prefix)
      ]
      return evaluation
    }
    var seen: Set<String> = []
    evaluation.literals = values.filter { seen.insert($0.joined()).inserted }.map { value in
      var reference = reference(value.joined(), at: range.lowerBound, bytes: nil)
      reference.parts = value
      return reference
    }
    return evaluation
  }

  /// The groups that the operands of a concatenation and the interpolations of a literal use.
  private func parts(of range: Range<Int>, near index: Int) -> [GroupUse] {
    let operands = operands(range)
    guard operands.isEmpty else {
      let reader = deeper(in: source, among: operands.count)
      return operands.flatMap { operand in
        let evaluation = reader?.evaluate(operand, near: index)
        return (evaluation?.uses ?? []) + (evaluation?.parts ?? [])
      }
    }
    let literal = StringLiteral(source.bytes, source.tokens[range.lowerBound].range)
    let interpolations = literal?.interpolations ?? []
    return interpolations.flatMap { bytes in
      let part = source.part(bytes)
      let reader = deeper(in: part, among: interpolations.count)
      return reader?.evaluate(part.tokens.indices, near: index).uses ?? []
    }
  }

  private func prefix(of range: Range<Int>) -> String {
    guard source.kind(range.lowerBound) == .string,
      let literal = StringLiteral(source.bytes, source.tokens[range.lowerBound].range),
      case .text(let text)? = literal.segments.first
    else { return "" }
    return text
  }

  /// The strings of an array, or the values of a dictionary.
  private func elements(_ opening: Int, near index: Int) -> NameEvaluation {
    var all = NameEvaluation()
    let elements = source.arguments(opening)
    let read = elements.prefix(Self.elementLimit)
    let reader = deeper(in: source, among: read.count)
    all.isCut = elements.count > read.count || reader == nil
    for (place, element) in read.enumerated() {
      guard var evaluation = reader?.evaluate(element.value, near: index) else { break }
      let name = element.label.flatMap { key(at: $0) }
      for literal in evaluation.literals.indices {
        evaluation.literals[literal].caseName = name
        evaluation.literals[literal].keys.insert(name ?? String(place), at: 0)
      }
      all += evaluation
    }
    return all
  }

  private func key(at token: Int) -> String? {
    source.kind(token) == .string ? source.stringValue(token) : source.text(token)
  }

  private func chain(_ range: Range<Int>, near index: Int) -> NameEvaluation {
    guard let chain = MemberChain(source, range) else { return NameEvaluation() }
    switch target(of: chain, near: index) {
    case .members(let type, let members):
      var uses = uses(type, members, near: index)
      for use in uses.indices { uses[use].keys = chain.keys }
      return NameEvaluation(uses: uses)
    case .expressions(let values):
      let reader = following(values)
      return NameEvaluation(values.lazy.compactMap { reader?.evaluate($0, near: $0.lowerBound) })
        .reading(chain.keys)
    case .unknown: return NameEvaluation()
    }
  }

  /// The uses of a type's members; none when a string is changed on its way.
  private func uses(_ type: [String], _ members: [String], near index: Int) -> [GroupUse] {
    let offset = Int(scanner.source.tokens[index].start)
    let type = path(of: type) ?? type
    let members = members.filter { $0 != "rawValue" && $0 != "allCases" }
    func use(_ member: String?, _ property: String? = nil) -> GroupUse {
      GroupUse(
        type: type, member: member, property: property, scope: scope, file: source.lines.file,
        offset: offset)
    }
    guard members.count <= 2 else { return [] }
    guard let first = members.first else { return type.isEmpty ? [] : [use(nil)] }
    return type.isEmpty ? members.map { use($0) } : [use(first, members.dropFirst().first)]
  }
}
