/// The parameters of a function, and what calls in its file hand it.
struct FunctionCalls {
  let parameters: [FunctionParameter]
  /// The `func` or `init` of the function.
  let header: Int
  private let scanner: SwiftScanner
  /// The most calls that are read.
  private static let limit = 500

  /// The calls of the function whose parameters an opening bracket begins; without one, those of a
  /// property, which is handed nothing.
  init(header: Int, opening: Int?, in scanner: SwiftScanner) {
    self.header = header
    self.scanner = scanner
    parameters = opening.map(scanner.source.parameters) ?? []
  }

  private var source: SwiftSource { scanner.source }

  /// The name of the function.
  var name: String {
    source.word(header) == .func ? source.text(header + 1) : source.text(header)
  }

  /// The place of the parameter that has a name inside the function; `nil` for none.
  func place(of name: String) -> Int? {
    parameters.firstIndex { source.text($0.name) == name }
  }

  /// What each call gives the parameters, by their places.
  var inputs: [[Int: Range<Int>]] {
    mentions.compactMap { inputs(of: $0) }
  }

  /// What each call gives the parameters, where these are surely all that the function is given in
  /// its file; `nil` where others may be.
  var allInputs: [[Int: Range<Int>]]? {
    let mentions = mentions
    guard !mentions.isEmpty, mentions.count < Self.limit else { return nil }
    let inputs = mentions.compactMap { self.inputs(of: $0) }
    return inputs.count == mentions.count ? inputs : nil
  }

  private var mentions: [Int] {
    let name = name
    return Array(
      source.tokens.indices.lazy.filter { index in
        source.kind(index) == .identifier && source.word(index - 1) != .func
          && source.text(index) == name
      }.prefix(Self.limit))
  }

  /// From where the function can be called.
  enum Access {
    case file, project, anywhere
  }

  var access: Access {
    if let brace = source.brace(around: header), scanner.typeBraces[brace] == nil { return .file }
    var index = header - 1
    while Self.modifiers.contains(source.text(index)) { index -= 1 }
    return switch source.text(index) {
    case "private", "fileprivate": .file
    case "public", "open", ")", "override", "objc", "dynamic": .anywhere
    default: .project
    }
  }

  private static let modifiers: Set = [
    "static", "class", "final", "nonisolated", "@", "MainActor", "discardableResult",
  ]

  /// The arguments in the order of the parameters, without those that have a fallback; `nil` for a
  /// call of another function of the name.
  private func inputs(of call: Int) -> [Int: Range<Int>]? {
    guard source.isCharacter(call + 1, "(") else { return nil }
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
