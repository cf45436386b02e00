/// A Swift file, or a part of one, as tokens whose brackets are matched.
struct SwiftSource: Sendable {
  let bytes: [UInt8]
  let lines: LineTable
  let tokens: [SwiftToken]
  let directives: [Range<Int>]
  /// The bytes between each outermost `#if` and its `#endif`.
  private let conditions: [Range<Int>]
  /// For each opening bracket the index of its closing one, or the number of tokens when there is
  /// none; for other tokens their own index.
  private let closers: [Int32]
  /// For each token the opening brace that it is directly inside of; -1 for none.
  private let braces: [Int32]

  init(_ bytes: [UInt8], file: String, nestsComments: Bool = true) {
    self.init(
      bytes, range: bytes.indices, lines: LineTable(bytes, file: file),
      nestsComments: nestsComments)
  }

  private init(
    _ bytes: [UInt8], range: Range<Int>, lines: LineTable, nestsComments: Bool = true
  ) {
    let tokenizer = SwiftTokenizer(bytes, range: range, nestsComments: nestsComments)
    self.bytes = bytes
    self.lines = lines
    tokens = Self.compiled(tokenizer.tokens, bytes)
    conditions = Self.conditions(tokenizer.tokens, bytes)
    directives = tokenizer.directives
    closers = Self.matchBrackets(tokens, bytes)
    braces = Self.braces(around: tokens, bytes, closers)
  }

  /// A part of the file, such as an interpolation; offsets remain those of the file.
  func part(_ range: Range<Int>) -> SwiftSource {
    SwiftSource(bytes, range: range, lines: lines)
  }

  /// The tokens without those after `#if false`, or `#if 0` of C, which no build compiles.
  private static func compiled(_ tokens: [SwiftToken], _ bytes: [UInt8]) -> [SwiftToken] {
    guard tokens.contains(where: { $0.kind == .pound }) else { return tokens }
    var kept: [SwiftToken] = []
    kept.reserveCapacity(tokens.count)
    var areDead: [Bool] = []
    var deadCount = 0
    for (index, token) in tokens.enumerated() {
      if token.kind == .pound {
        let word = String(decoding: bytes[token.range], as: UTF8.self)
        let closes = word == "#endif" || word == "#else" || word == "#elseif" || word == "#elif"
        if closes, let wasDead = areDead.popLast() { deadCount -= wasDead ? 1 : 0 }
        if word == "#if" || closes && word != "#endif" {
          let isDead = word != "#else" && isFalse(tokens[(index + 1)...], bytes)
          areDead.append(isDead)
          deadCount += isDead ? 1 : 0
        }
      }
      if deadCount == 0 { kept.append(token) }
    }
    return kept
  }

  private static func conditions(_ tokens: [SwiftToken], _ bytes: [UInt8]) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var open: [Int] = []
    for token in tokens where token.kind == .pound {
      if bytes[token.range].starts(with: "#if".utf8) {
        open.append(token.range.lowerBound)
      } else if bytes[token.range].elementsEqual("#endif".utf8), let start = open.popLast(),
        open.isEmpty
      {
        found.append(start..<token.range.upperBound)
      }
    }
    return found
  }

  /// The lines that only some builds compile.
  var conditionalLines: [ConditionalLines] {
    conditions.map { range in
      let end = lines.position(of: range.upperBound).line
      return ConditionalLines(
        file: lines.file, lines: lines.position(of: range.lowerBound).line...end)
    }
  }

  /// Whether a condition is `false` or `0` and nothing more.
  private static func isFalse(_ condition: ArraySlice<SwiftToken>, _ bytes: [UInt8]) -> Bool {
    guard let first = condition.first, condition.dropFirst().first?.startsLine ?? true else {
      return false
    }
    return ["false", "0"].contains(String(decoding: bytes[first.range], as: UTF8.self))
  }

  private static func matchBrackets(_ tokens: [SwiftToken], _ bytes: [UInt8]) -> [Int32] {
    var closers = tokens.indices.map(Int32.init)
    var open: [Int] = []
    for index in tokens.indices where tokens[index].kind == .punctuation {
      switch bytes[Int(tokens[index].start)] {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): open.append(index)
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        if let opener = open.popLast() { closers[opener] = Int32(index) }
      default: break
      }
    }
    for opener in open { closers[opener] = Int32(tokens.count) }
    return closers
  }

  private static func braces(
    around tokens: [SwiftToken], _ bytes: [UInt8], _ closers: [Int32]
  ) -> [Int32] {
    var open: [Int] = []
    return tokens.indices.map { index in
      if let last = open.last, closers[last] == index { open.removeLast() }
      defer {
        let isBrace = bytes[Int(tokens[index].start)] == UInt8(ascii: "{")
        if isBrace, tokens[index].kind == .punctuation { open.append(index) }
      }
      return Int32(open.last ?? -1)
    }
  }
}

extension SwiftSource {
  /// The index of the bracket that closes the one at an index.
  func closer(of index: Int) -> Int {
    Int(closers[index])
  }

  /// The index of the opening brace that a token is directly inside of; `nil` for none.
  func brace(around index: Int) -> Int? {
    guard braces.indices.contains(index), braces[index] >= 0 else { return nil }
    return Int(braces[index])
  }

  func word(_ index: Int) -> SwiftWord {
    tokens.indices.contains(index) ? tokens[index].word : .other
  }

  func kind(_ index: Int) -> SwiftToken.Kind? {
    tokens.indices.contains(index) ? tokens[index].kind : nil
  }

  /// Whether the token at an index is one given character, such as a bracket or a dot.
  func isCharacter(_ index: Int, _ character: Unicode.Scalar) -> Bool {
    guard tokens.indices.contains(index) else { return false }
    let token = tokens[index]
    guard token.end - token.start == 1, token.kind == .punctuation || token.kind == .symbol else {
      return false
    }
    return bytes[Int(token.start)] == UInt8(ascii: character)
  }

  func isSymbol(_ index: Int, _ spelling: StaticString) -> Bool {
    kind(index) == .symbol && text(index) == spelling.description
  }

  /// What the token at an index spells, without backticks.
  func text(_ index: Int) -> String {
    var range = tokens[index].range
    if bytes[range.lowerBound] == Byte.backtick, range.count > 2 {
      range = range.lowerBound + 1..<range.upperBound - 1
    }
    return String(decoding: bytes[range], as: UTF8.self)
  }

  /// The text of a literal at an index; `nil` for anything else.
  func stringValue(_ index: Int) -> String? {
    guard kind(index) == .string else { return nil }
    return StringLiteral(bytes, tokens[index].range)?.text
  }

  /// What the tokens in a range spell, with the space between them.
  func text(_ range: Range<Int>) -> String {
    guard let first = range.first, let last = range.last else { return "" }
    let slice = bytes[Int(tokens[first].start)..<Int(tokens[last].end)]
    return String(decoding: slice, as: UTF8.self)
  }

  /// The bytes from the opening to the closing brace of a scope.
  func bytes(of scope: SwiftScope) -> Range<Int> {
    let end = min(scope.end, tokens.count - 1)
    return Int(tokens[scope.start].start)..<Int(tokens[end].end)
  }

  /// What the tokens in a range spell, or the beginning of it.
  func excerpt(_ range: Range<Int>) -> String {
    guard let first = range.first, let last = range.last else { return "" }
    let slice = bytes[Int(tokens[first].start)..<Int(tokens[last].end)]
    guard slice.count > NameReader.nameLimit else { return String(decoding: slice, as: UTF8.self) }
    return String(decoding: slice.prefix(NameReader.nameLimit), as: UTF8.self) + "…"
  }

  func position(_ index: Int) -> SourcePosition {
    lines.position(of: Int(tokens[index].start))
  }

  /// Whether a name begins with a capital, as a type's does.
  func isTypeName(_ index: Int) -> Bool {
    kind(index) == .identifier && (0x41...0x5A).contains(bytes[Int(tokens[index].start)])
  }

  /// The index after the expression that begins at an index: at a separator or closing bracket, or
  /// where a new line begins that does not continue it.
  func endOfExpression(from start: Int) -> Int {
    var index = start
    let end = endOfSearch(from: start)
    while index < end {
      let token = tokens[index]
      if index > start, beginsStatement(index) { return index }
      if token.kind == .punctuation {
        switch bytes[Int(token.start)] {
        case UInt8(ascii: "("), UInt8(ascii: "["): index = min(closer(of: index), tokens.count)
        case UInt8(ascii: "{") where index > start: return index
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ","),
          UInt8(ascii: ";"):
          return index
        default: break
        }
      }
      index += 1
    }
    return min(index, tokens.count)
  }

  /// Where a search that begins at an index ends at the latest.
  ///
  /// Without a limit, source that opens a declaration or expression with every word and finishes
  /// none would be searched to its end once for each.
  func endOfSearch(from start: Int) -> Int {
    min(start + 400, tokens.count)
  }

  private func beginsStatement(_ index: Int) -> Bool {
    switch tokens[index].word {
    case .let, .var, .return, .case, .func: return !isCharacter(index - 1, ".")
    default: return tokens[index].startsLine && !continues(index)
    }
  }

  /// Whether a token at the start of a line belongs to the line before.
  private func continues(_ index: Int) -> Bool {
    tokens[index].kind == .symbol || isCharacter(index, ":")
      || kind(index - 1) == .symbol
        && !isCharacter(index - 1, "!") && !isCharacter(index - 1, "?")
  }
}
