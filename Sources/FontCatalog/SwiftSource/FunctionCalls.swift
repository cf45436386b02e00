/// The parameters of a function, and what calls in its file hand it.
struct FunctionCalls {
  struct Parameter {
    /// The name inside the function.
    var name: String
    /// The label of the argument; `nil` for none.
    var label: String?
    /// The value where no argument is given; `nil` for none.
    var fallback: Range<Int>?
  }

  private(set) var parameters: [Parameter] = []
  private let function: SwiftScope
  private let source: SwiftSource
  /// The most calls that are read.
  private static let limit = 500

  init(of function: SwiftScope, in source: SwiftSource) {
    self.function = function
    self.source = source
    guard let opening = function.parameters else { return }
    parameters = source.arguments(opening).compactMap(parameter)
  }

  /// `label name: Type = fallback`.
  private func parameter(_ argument: SwiftSource.Argument) -> Parameter? {
    guard let name = argument.label else { return nil }
    let isBare = source.isCharacter(name - 1, "(") || source.isCharacter(name - 1, ",")
    let label = source.text(isBare ? name : name - 1)
    let equals = source.topLevel(argument.value).first { source.isCharacter($0, "=") }
    return Parameter(
      name: source.text(name), label: label == "_" ? nil : label,
      fallback: equals.map { $0 + 1..<argument.value.upperBound })
  }

  /// What each call gives the parameters, by their places.
  var inputs: [[Int: Range<Int>]] {
    let calls = source.tokens.indices.lazy.filter { index in
      source.kind(index) == .identifier && source.isCharacter(index + 1, "(")
        && source.word(index - 1) != .func && source.text(index) == function.name
    }
    return calls.prefix(Self.limit).compactMap { inputs(of: $0) }
  }

  /// The arguments in the order of the parameters, without those that have a fallback; `nil` for a
  /// call of another function of the name.
  private func inputs(of call: Int) -> [Int: Range<Int>]? {
    var arguments = source.arguments(call + 1)[...]
    var inputs: [Int: Range<Int>] = [:]
    for (place, parameter) in parameters.enumerated() {
      if let argument = arguments.first, source.label(of: argument) == parameter.label {
        inputs[place] = argument.value
        arguments.removeFirst()
      } else if let fallback = parameter.fallback {
        inputs[place] = fallback
      } else {
        return nil
      }
    }
    return arguments.isEmpty ? inputs : nil
  }
}
