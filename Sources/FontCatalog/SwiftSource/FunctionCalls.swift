/// The parameters of a function, and what calls in its file hand it.
struct FunctionCalls {
  let parameters: [FunctionParameter]
  private let function: SwiftScope
  private let source: SwiftSource
  /// The most calls that are read.
  private static let limit = 500

  init(of function: SwiftScope, in source: SwiftSource) {
    self.function = function
    self.source = source
    parameters = function.parameters.map(source.parameters) ?? []
  }

  /// The place of the parameter that has a name inside the function; `nil` for none.
  func place(of name: String) -> Int? {
    parameters.firstIndex { source.text($0.name) == name }
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
