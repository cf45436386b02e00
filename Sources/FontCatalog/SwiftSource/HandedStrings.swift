/// Reads the strings that an expression can give, of which functions may be handed some by calls.
struct HandedStrings {
  let scanner: SwiftScanner
  /// The types around the expression, outermost first.
  let scope: [String]
  /// Whether to read what calls hand functions; what they are handed is not known otherwise.
  let followsCalls: Bool
  /// The functions that other files could call, too.
  private(set) var functions: Set<String> = []
  /// The parameters whose strings are read, by the function and their place.
  private var seen: Set<[Int]> = []
  /// The most parameters that are followed.
  private static let limit = 20
  /// What a name may lead to: all values that there can be, each of a few parts.
  private static let share = 4 * NameReader.valueLimit

  init(_ scanner: SwiftScanner, scope: [String], followsCalls: Bool) {
    self.scanner = scanner
    self.scope = scope
    self.followsCalls = followsCalls
  }

  private var source: SwiftSource { scanner.source }

  /// Every string that an expression can give; `nil` when the file does not tell.
  mutating func strings(_ range: Range<Int>, depth: Int = 0) -> [String]? {
    guard let first = range.first, depth < NameReader.depthLimit else { return nil }
    if source.kind(first) == .identifier {
      if range.count == 1, let list = ClosureParameters(source).list(behind: first) {
        return list.flatMap { strings($0, depth: depth + 1) }
      }
      if let binding = LocalBindings(scanner).binding(of: source.text(first), near: first) {
        if let parameter = scanner.parameter(at: binding) {
          return range.count == 1 ? strings(handedTo: parameter, depth) : nil
        }
        if source.word(binding - 1) == .for, source.word(binding + 1) == .in, range.count == 1 {
          let list = binding + 2..<source.endOfExpression(from: binding + 2)
          return strings(list, depth: depth + 1)
        }
      }
    }
    let reader = NameReader(
      scanner: scanner, source: source, scope: scope, kind: .labelledArgument, share: Self.share)
    return reader.values(of: range, near: first)?.map { $0.joined() }
  }

  /// What calls hand a parameter, but for what is read already.
  private mutating func strings(
    handedTo parameter: SwiftScanner.HandedParameter, _ depth: Int
  ) -> [String]? {
    guard followsCalls, let inputs = inputs(of: parameter.calls) else { return nil }
    guard seen.insert([parameter.calls.header, parameter.place]).inserted else { return [] }
    guard seen.count <= Self.limit else { return nil }
    var all: [String] = []
    for input in inputs {
      guard let value = input[parameter.place], let texts = strings(value, depth: depth + 1) else {
        return nil
      }
      all += texts
    }
    return all
  }

  /// What a function is given by all calls of its file; `nil` when that is not known.
  mutating func inputs(of calls: FunctionCalls) -> [[Int: Range<Int>]]? {
    switch calls.access {
    case .file: break
    case .project: functions.insert(calls.name)
    case .anywhere: return nil
    }
    return calls.allInputs
  }
}

extension SwiftScanner {
  /// A parameter of a function of the file.
  struct HandedParameter {
    /// The calls of the function.
    let calls: FunctionCalls
    let place: Int
  }

  /// The parameter whose name is declared at an index; `nil` for what else a name may be.
  func parameter(at index: Int) -> HandedParameter? {
    let header = stride(from: index, through: max(index - Self.headerLength, 0), by: -1).first {
      source.word($0) == .func || source.word($0) == .`init`
    }
    guard let header, let opening = (header..<index).first(where: { source.isCharacter($0, "(") }),
      source.closer(of: opening) > index
    else { return nil }
    let calls = FunctionCalls(header: header, opening: opening, in: self)
    return calls.parameters.firstIndex { $0.name == index }.map {
      HandedParameter(calls: calls, place: $0)
    }
  }

  /// The longest parameters of a function, in tokens.
  private static let headerLength = 400
}
