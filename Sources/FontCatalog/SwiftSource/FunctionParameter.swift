/// A parameter in the declaration of a function.
struct FunctionParameter {
  /// The token of its name inside the function.
  var name: Int
  /// The label of the argument; `nil` for none.
  var label: String?
  /// Its type, and whatever follows.
  var type: Range<Int>
  /// The value where no argument is given; `nil` for none.
  var fallback: Range<Int>?
}

extension SwiftSource {
  /// The parameters between an opening bracket and its closing one: `label name: Type = fallback`.
  func parameters(_ opening: Int) -> [FunctionParameter] {
    arguments(opening).compactMap { argument in
      guard let name = argument.label else { return nil }
      let isLabelled = name - 1 > opening && kind(name - 1) == .identifier
      let label = text(isLabelled ? name - 1 : name)
      let equals = topLevel(argument.value).first { isCharacter($0, "=") }
      return FunctionParameter(
        name: name, label: label == "_" ? nil : label, type: argument.value,
        fallback: equals.map { $0 + 1..<argument.value.upperBound })
    }
  }
}
