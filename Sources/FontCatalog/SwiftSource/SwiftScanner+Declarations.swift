extension SwiftScanner {
  /// `enum Name: String {`, `extension Outer.Name {` and their like.
  mutating func enterType(_ index: Int) {
    guard !source.isCharacter(index - 1, "."), source.kind(index + 1) == .identifier,
      source.tokens[index + 1].word == .other || source.tokens[index + 1].word == .font
        || source.isTypeName(index + 1)
    else { return }
    guard let brace = openingBrace(after: index + 1) else { return }
    var name = source.text(index + 1)
    var last = index + 1
    while source.isCharacter(last + 1, "."), source.kind(last + 2) == .identifier {
      name += "." + source.text(last + 2)
      last += 2
    }
    let isEnum = source.word(index) == .enum
    var scope = SwiftScope(
      kind: isEnum ? .enumeration : .type, name: name, start: brace,
      end: source.closer(of: brace))
    scope.isDeclaration = source.word(index) != .extension && source.word(index) != .protocol
    scope.attributes = words(before: index).attributes
    let inherited = (last..<brace).drop { !source.isCharacter($0, ":") }
      .filter { source.kind($0) == .identifier }
    if !inherited.isEmpty {
      names.inheritance[scope.lastName, default: []].formUnion(inherited.map(source.text))
    }
    guard enter(scope) else { return }
    let declarations = source.word(index) == .extension ? 0 : 1
    types[typePath.last ?? "", default: [:]][typePath, default: 0] += declarations
    if declarations > 0 { declareType(last, keyword: index, brace: brace) }
    if isEnum, (last..<brace).contains(where: { source.word($0) == .string }) {
      groups.append(
        PendingGroup(
          kind: .enumeration, entryKind: .rawValue, type: typePath, members: [], start: index,
          visibility: visibility))
      scopes[scopes.count - 1].group = groups.count - 1
    }
  }

  /// `func name(…) … {` and `init(…) {`.
  mutating func enterFunction(_ index: Int) {
    guard !source.isCharacter(index - 1, ".") else { return }
    let isInit = source.word(index) == .`init`
    guard isInit || source.kind(index + 1) == .identifier || source.kind(index + 1) == .symbol,
      let parameters = (index + 1..<index + 40).first(where: { source.isCharacter($0, "(") }),
      let brace = openingBrace(after: source.closer(of: parameters) + 1, startingAt: true)
    else { return }
    let name = isInit ? "init" : source.text(index + 1)
    var scope = SwiftScope(
      kind: .function, name: name, header: index, start: brace, end: source.closer(of: brace))
    scope.parameters = parameters
    guard enter(scope) else { return }
    functionHeaders[brace] = index
    declareFunction(index, parameters: parameters, brace: brace)
    addReturn(brace + 1, isImplicit: true)
  }

  /// The brace that opens a declaration's body; `nil` when another statement comes first.
  private func openingBrace(after index: Int, startingAt: Bool = false) -> Int? {
    var index = startingAt ? index : index + 1
    let end = source.endOfSearch(from: index)
    while index < end {
      if source.isCharacter(index, "{") { return index }
      if source.isCharacter(index, "}") || source.isCharacter(index, ";") { return nil }
      switch source.word(index) {
      case .func, .`init`, .var, .let, .case, .struct, .class, .enum, .extension, .protocol:
        return nil
      default: index = max(source.closer(of: index), index) + 1
      }
    }
    return nil
  }

  /// `let name = …, other = …`, `var name: Type { … }` and their like.
  mutating func visitVariable(_ index: Int) {
    guard !isBinding(index) else { return }
    var index = index
    while source.kind(index + 1) == .identifier, let next = endOfAnnotation(after: index + 1) {
      if source.isCharacter(next, "{") { return enterProperty(index, brace: next) }
      guard source.isCharacter(next, "="), isMemberOrGlobal else { return }
      let value = next + 1..<source.endOfExpression(from: next + 1)
      if !isShown(index + 2..<next) { addConstant(index, value: value) }
      guard source.isCharacter(value.upperBound, ",") else { return }
      index = value.upperBound
    }
  }

  /// Whether the scanner is directly in a type or in the file, so that a constant belongs to it.
  private var isMemberOrGlobal: Bool {
    scopes.last?.isType ?? true
  }

  /// `if let`, `guard let`, `case let` and the like declare nothing of interest.
  private func isBinding(_ index: Int) -> Bool {
    switch source.word(index - 1) {
    case .if, .guard, .while, .case, .for: true
    default: source.isCharacter(index - 1, ",") || source.isCharacter(index - 1, "(")
    }
  }

  /// The index of the `=` or `{` behind a variable's name and type.
  private func endOfAnnotation(after name: Int) -> Int? {
    var index = name + 1
    guard source.isCharacter(index, ":") else { return index }
    index += 1
    let end = source.endOfSearch(from: index)
    while index < end {
      if source.isCharacter(index, "=") || source.isCharacter(index, "{") { return index }
      let isAtEnd =
        source.tokens[index].startsLine || source.isCharacter(index, "}")
        || source.isCharacter(index, ";")
      guard !isAtEnd || source.isCharacter(index - 1, ":") else { return nil }
      index = max(source.closer(of: index), index) + 1
    }
    return nil
  }

  /// Whether a variable's type, when one is written, is one of texts to show.
  private func isShown(_ type: Range<Int>) -> Bool {
    type.contains { source.kind($0) == .identifier && Self.shownTypes.contains(source.text($0)) }
  }

  private static let shownTypes: Set = [
    "AttributedString", "DisplayRepresentation", "IntentDescription", "IntentDialog",
    "LocalizedStringKey", "LocalizedStringResource", "TypeDisplayRepresentation",
  ]

  private mutating func enterProperty(_ index: Int, brace: Int) {
    let scope = SwiftScope(
      kind: .function, name: source.text(index + 1), start: brace, end: source.closer(of: brace))
    guard enter(scope) else { return }
    addReturn(brace + 1, isImplicit: true)
  }

  private mutating func addConstant(_ index: Int, value: Range<Int>) {
    let name = source.text(index + 1)
    if source.isCharacter(value.lowerBound, "[") {
      guard holdsString(value, depth: 1) else { return }
      groups.append(
        PendingGroup(
          kind: .collection, entryKind: .element, type: typePath, members: [name], start: index,
          visibility: visibility, entries: [(nil, value)]))
    } else if let (literal, isGenerated) = constructedName(index, value) {
      addToConstants(isGenerated ? .generated : .constants, (name, literal), start: index)
    } else if holdsString(value, depth: 0) {
      addToConstants(.constants, (name, value), start: index)
    }
  }

  private mutating func addToConstants(
    _ kind: NameCatalog.Kind, _ entry: (String?, Range<Int>), start: Int
  ) {
    let type = typePath
    let function = visibility
    let place = function.map { " \($0.lowerBound)" } ?? ""
    let key = "\(kind.rawValue) \(type.joined(separator: "."))\(place)"
    if let known = constantGroups[key] {
      groups[known].entries.append(entry)
    } else {
      constantGroups[key] = groups.count
      groups.append(
        PendingGroup(
          kind: kind, entryKind: .constant, type: type, members: [], start: start,
          visibility: function, entries: [entry]))
    }
  }

  /// The literal in `FontConvertible(name: "…", …)`, `FontResource(fontName: "…", …)`,
  /// `Name(rawValue: "…")`: what SwiftGen, R.swift, Tuist and XCResource generate, and what
  /// catalogues that are structs look like.
  ///
  /// Those tools give every font's name to a value of one type, so that a use of the type is none of
  /// a name that is put together. Raw values of structs are for any purpose, as those of enums are:
  /// notifications, attributes and keys have them too.
  private func constructedName(
    _ index: Int, _ value: Range<Int>
  ) -> (literal: Range<Int>, isGenerated: Bool)? {
    guard let call = source.topLevel(value).last, source.isCharacter(call, "(") else { return nil }
    let callee = source.text(index + 2..<call)
    let isGenerated = Self.generatedTypes.contains { callee.contains($0) }
    let labels: Set = isGenerated ? ["name", "fontName"] : ["rawValue"]
    let argument = source.arguments(call).first {
      source.label(of: $0).map(labels.contains) ?? false
    }
    guard let argument, source.kind(argument.value.lowerBound) == .string else { return nil }
    return (argument.value, isGenerated)
  }

  private static let generatedTypes = ["FontConvertible", "FontResource"]

  /// Whether a type is one of those to which tools give the names of all fonts.
  static func isGenerated(_ type: [String]) -> Bool {
    type.last.map { name in generatedTypes.contains { name.hasSuffix($0) } } ?? false
  }

  /// Whether a string stands in a range, inside no more brackets than a depth.
  func holdsString(_ range: Range<Int>, depth: Int) -> Bool {
    source.topLevel(range).contains { index in
      if source.kind(index) == .string { return true }
      guard depth > 0, source.closer(of: index) > index else { return false }
      let end = min(source.closer(of: index), range.upperBound)
      return index + 1 < end && holdsString(index + 1..<end, depth: depth - 1)
    }
  }
}
