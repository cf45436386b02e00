/// Finds what the parameters of closures stand for: `["a", "b"].forEach { name in … }`.
struct ClosureParameters {
  private let source: SwiftSource

  init(_ source: SwiftSource) {
    self.source = source
  }

  /// How far before its use a closure begins at most, in tokens.
  private static let reach = 400
  /// The methods that hand each element of a list to a closure.
  private static let methods: Set = ["forEach", "map", "compactMap", "flatMap", "contains"]

  /// The list whose elements the parameter at an index stands for.
  ///
  /// - Returns: `nil` when the token is no parameter of a closure, `.some(nil)` when it is one of
  ///   something else than a list's elements.
  func list(behind index: Int) -> Range<Int>?? {
    let name = source.text(index)
    guard let brace = closure(of: name, before: index) else {
      return name.hasPrefix("$") ? .some(nil) : nil
    }
    return .some(parameters(of: brace).count > 1 ? nil : list(before: brace))
  }

  /// The list of whose elements each is taken, whatever comes of it, where a name stands for them;
  /// `nil` when some may be left out.
  func wholeList(of name: String, behind index: Int) -> Range<Int>? {
    guard let brace = closure(of: name, before: index), parameters(of: brace).count < 2,
      let list = list(before: brace), takesAll(brace)
    else { return nil }
    return list
  }

  /// The brace of the innermost closure around an index that has a parameter.
  private func closure(of name: String, before index: Int) -> Int? {
    stride(from: index - 1, through: max(index - Self.reach, 0), by: -1).first { brace in
      guard source.isCharacter(brace, "{"), source.closer(of: brace) > index else { return false }
      let parameters = parameters(of: brace).map { source.text($0) }
      return parameters.contains(name) || name == "$0" && parameters.isEmpty
    }
  }

  /// Whether nothing chooses among what a closure makes, as `compactMap` and `.first` do.
  private func takesAll(_ brace: Int) -> Bool {
    if source.isCharacter(brace - 1, ")") { return true }
    let isArgument = source.isCharacter(brace - 1, "(")
    let end = source.closer(of: brace) + (isArgument ? 2 : 1)
    let method = source.text(isArgument ? brace - 2 : brace - 1)
    return ["forEach", "map"].contains(method) && !source.isCharacter(end, ".")
  }

  /// The names between a brace and its `in`, by their tokens.
  func parameters(of brace: Int) -> [Int] {
    var index = brace + 1
    if source.isCharacter(index, "[") { index = source.closer(of: index) + 1 }
    let end = (index..<index + 24).first { source.word($0) == .in }
    guard let end, (index..<end).allSatisfy(isInParameters) else { return [] }
    return (index..<end).filter {
      source.kind($0) == .identifier && !source.isCharacter($0 - 1, ":")
    }
  }

  /// Whether a token may stand before the `in` of a closure, where no statement does.
  private func isInParameters(_ index: Int) -> Bool {
    guard source.kind(index) == .identifier else {
      return ["(", ")", ",", ":", ".", "?", "[", "]", "->"].contains(source.text(index))
    }
    return [.other, .string, .font].contains(source.word(index))
  }

  /// The list in `list.forEach {`, `list.forEach({` or `ForEach(list, …) {`.
  private func list(before brace: Int) -> Range<Int>? {
    if source.isCharacter(brace - 1, ")") { return list(inCallBefore: brace) }
    let method = source.isCharacter(brace - 1, "(") ? brace - 2 : brace - 1
    guard source.kind(method) == .identifier, Self.methods.contains(source.text(method)),
      source.isCharacter(method - 1, ".")
    else { return nil }
    let end = method - 1
    guard !source.isCharacter(end - 1, "]") else { return literal(endingAt: end - 1) }
    var start = end
    while source.kind(start - 1) == .identifier {
      start -= 1
      guard source.isCharacter(start - 1, ".") else { return start..<end }
      start -= 1
    }
    return nil
  }

  /// The views that make one of each element.
  private static let views: Set = ["ForEach", "List"]

  private func list(inCallBefore brace: Int) -> Range<Int>? {
    let opening = stride(from: brace - 2, through: max(brace - Self.reach, 1), by: -1).first {
      source.isCharacter($0, "(") && source.closer(of: $0) == brace - 1
    }
    guard let opening, source.kind(opening - 1) == .identifier,
      Self.views.contains(source.text(opening - 1)),
      let list = source.arguments(opening).first, list.label == nil
    else { return nil }
    return list.value
  }

  private func literal(endingAt bracket: Int) -> Range<Int>? {
    let start = stride(from: bracket - 1, through: max(bracket - 4000, 0), by: -1).first {
      source.isCharacter($0, "[") && source.closer(of: $0) == bracket
    }
    guard let start, source.kind(start - 1) != .identifier || source.tokens[start].startsLine else {
      return nil
    }
    return start..<bracket + 1
  }
}
