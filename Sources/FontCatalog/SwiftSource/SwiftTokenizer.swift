/// Splits Swift source into tokens, without a Swift toolchain.
///
/// Comments and space are skipped; strings, raw strings, multi-line strings, nested interpolations
/// and regular expressions are lexed as the compiler does. Source that does not compile, or is no
/// Swift at all, still gives tokens, in time proportional to its length.
struct SwiftTokenizer {
  /// The deepest nesting of strings in interpolations that is followed.
  static let depthLimit = 64

  let bytes: [UInt8]
  /// Where the tokens end; the bytes may go on.
  let end: Int
  private let nestsComments: Bool
  var offset: Int
  var depth = 0
  private(set) var tokens: [SwiftToken] = []
  private(set) var directives: [Range<Int>] = []
  private var startsLine = true

  init(_ bytes: [UInt8]) {
    self.init(bytes, range: bytes.indices)
  }

  /// Splits a part of a file; offsets are those of the file.
  ///
  /// Block comments nest in Swift, and do not in C.
  init(
    _ bytes: [UInt8], range: Range<Int>, isScanning: Bool = true, nestsComments: Bool = true
  ) {
    self.bytes = bytes
    self.nestsComments = nestsComments
    offset = range.lowerBound
    end = range.upperBound
    guard isScanning else { return }
    tokens.reserveCapacity(range.count / 5)
    run()
  }

  private mutating func run() {
    skipShebang()
    while skipTrivia() {
      let start = offset
      let kind = token()
      let word = kind == .identifier ? SwiftWord(bytes, start..<offset) : .other
      tokens.append(
        SwiftToken(
          kind: kind, word: word, startsLine: startsLine, start: Int32(start), end: Int32(offset)))
      startsLine = false
    }
  }

  /// Moves past one token and says what it was.
  private mutating func token() -> SwiftToken.Kind {
    let byte = bytes[offset]
    switch Self.classes[Int(byte)] {
    case .letter: return identifier()
    case .digit: return number()
    case .quote:
      skipString(pounds: 0)
      return .string
    case .symbol: return symbol()
    case .pound: return pound()
    case .backtick: return quotedIdentifier()
    case .punctuation, .space, .lineEnd:
      offset += 1
      return .punctuation
    }
  }

  private mutating func identifier() -> SwiftToken.Kind {
    while let byte = peek, Self.continuesIdentifier(byte) { offset += 1 }
    return .identifier
  }

  /// `` `default` ``, and since Swift 6.2 any name in backticks.
  private mutating func quotedIdentifier() -> SwiftToken.Kind {
    var last = offset + 1
    while let byte = byte(at: last), byte != Byte.backtick, !Byte.isLineEnd(byte) { last += 1 }
    guard byte(at: last) == Byte.backtick else {
      offset += 1
      return .punctuation
    }
    offset = last + 1
    return .identifier
  }

  /// What begins with a number sign: a raw string, a regular expression or a directive.
  private mutating func pound() -> SwiftToken.Kind {
    let pounds = poundCount(at: offset)
    switch byte(at: offset + pounds) {
    case Byte.quote:
      offset += pounds
      skipString(pounds: pounds)
      return .string
    case Byte.slash where skipExtendedRegex(pounds: pounds): return .regex
    default:
      offset += pounds
      _ = identifier()
      return .pound
    }
  }

  /// A run of operator characters, which ends where a comment begins; or a regular expression.
  private mutating func symbol() -> SwiftToken.Kind {
    if bytes[offset] == Byte.slash, expectsOperand, skipBareRegex() { return .regex }
    let isDots = bytes[offset] == Byte.dot
    let start = offset
    while let byte = peek, Self.classes[Int(byte)] == .symbol {
      if byte == Byte.dot, !isDots { break }
      if offset > start, startsComment(at: offset) { break }
      offset += 1
      if isDots, peek != Byte.dot, offset - start == 1 { break }
    }
    return .symbol
  }
}

// MARK: - Space and comments

extension SwiftTokenizer {
  /// Moves to the next token.
  ///
  /// - Returns: Whether there is one.
  private mutating func skipTrivia() -> Bool {
    while let byte = peek {
      switch Self.classes[Int(byte)] {
      case .space: offset += 1
      case .lineEnd:
        offset += 1
        startsLine = true
      case .symbol where startsComment(at: offset): skipComment()
      default: return true
      }
    }
    return false
  }

  private mutating func skipShebang() {
    guard offset == 0 else { return }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
    guard byte(at: offset) == Byte.pound, byte(at: offset + 1) == Byte.exclamation else { return }
    skipLine()
  }

  func startsComment(at offset: Int) -> Bool {
    guard bytes[offset] == Byte.slash, let next = byte(at: offset + 1) else { return false }
    return next == Byte.slash || next == Byte.asterisk
  }

  mutating func skipComment() {
    let start = offset
    if bytes[offset + 1] == Byte.slash { skipLine() } else { skipBlockComment() }
    if isDirective(at: start + 2) { directives.append(start..<offset) }
  }

  private mutating func skipLine() {
    while let byte = peek, !Byte.isLineEnd(byte) { offset += 1 }
  }

  private mutating func skipBlockComment() {
    var level = 0
    repeat {
      if bytes[offset] == Byte.slash, byte(at: offset + 1) == Byte.asterisk,
        level == 0 || nestsComments
      {
        level += 1
        offset += 2
      } else if bytes[offset] == Byte.asterisk, byte(at: offset + 1) == Byte.slash {
        level -= 1
        offset += 2
      } else {
        if Byte.isLineEnd(bytes[offset]) { startsLine = true }
        offset += 1
      }
    } while level > 0 && offset < end
  }

  private func isDirective(at start: Int) -> Bool {
    var start = start
    while byte(at: start) == Byte.space { start += 1 }
    guard byte(at: start) == UInt8(ascii: "f") else { return false }
    return bytes[start...].starts(with: "fontkit:".utf8)
  }
}

// MARK: - Bytes

extension SwiftTokenizer {
  var peek: UInt8? {
    offset < end ? bytes[offset] : nil
  }

  func byte(at offset: Int) -> UInt8? {
    offset < end ? bytes[offset] : nil
  }

  func poundCount(at start: Int) -> Int {
    var end = start
    while byte(at: end) == Byte.pound { end += 1 }
    return end - start
  }

  static func continuesIdentifier(_ byte: UInt8) -> Bool {
    let category = classes[Int(byte)]
    return category == .letter || category == .digit
  }

  enum Class: UInt8 {
    case space, lineEnd, letter, digit, quote, symbol, pound, backtick, punctuation
  }

  /// What each byte begins; bytes beyond ASCII count as letters.
  static let classes: [Class] = (0...255).map { byte in
    switch UInt8(byte) {
    case 0x0A, 0x0D: .lineEnd
    case 0...0x20: .space
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
      .letter
    case UInt8(ascii: "0")...UInt8(ascii: "9"): .digit
    case Byte.quote: .quote
    case Byte.pound: .pound
    case Byte.backtick: .backtick
    case let byte where "/=-+!*%<>&|^~?.".utf8.contains(byte): .symbol
    default: .punctuation
    }
  }
}
