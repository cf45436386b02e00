extension SwiftTokenizer {
  /// Whether a slash at the offset can begin an operand: a regular expression and not a division.
  var expectsOperand: Bool {
    guard let last = tokens.last else { return true }
    switch last.kind {
    case .identifier: return Self.wordsBeforeOperand.contains(Array(bytes[last.range]))
    case .string, .regex, .number: return false
    case .pound: return true
    case .symbol: return isPrefixOrInfix(last)
    case .punctuation: return !")]}".utf8.contains(bytes[Int(last.start)])
    }
  }

  /// `value! / 2` and `value? / 2` divide; after other symbols an operand follows.
  private func isPrefixOrInfix(_ token: SwiftToken) -> Bool {
    let byte = bytes[Int(token.end) - 1]
    guard byte == Byte.exclamation || byte == UInt8(ascii: "?"), token.start > 0 else {
      return true
    }
    return Self.classes[Int(bytes[Int(token.start) - 1])] == .space
  }

  private static let wordsBeforeOperand: Set<[UInt8]> = Set(
    [
      "return", "case", "in", "if", "while", "guard", "where", "else", "switch", "try", "await",
      "throw", "is", "as", "do", "repeat", "yield", "consume", "copy", "borrow",
    ].map { Array($0.utf8) })

  /// Moves past `/…/`, when the slash begins one: it closes on its line, and has no space inside
  /// next to the slashes.
  ///
  /// - Returns: Whether it moved.
  mutating func skipBareRegex() -> Bool {
    guard let first = byte(at: offset + 1), !Self.isSpace(first), first != Byte.closeParenthesis
    else { return false }
    guard let end = regexEnd(from: offset + 1, pounds: 0, isMultiline: false) else { return false }
    guard !Self.isSpace(bytes[end - 1]) else { return false }
    offset = end + 1
    return true
  }

  /// Moves past `#/…/#`.
  ///
  /// - Returns: Whether it moved.
  mutating func skipExtendedRegex(pounds: Int) -> Bool {
    let start = offset + pounds + 1
    let isMultiline = byte(at: start).map(Byte.isLineEnd) ?? false
    guard let end = regexEnd(from: start, pounds: pounds, isMultiline: isMultiline) else {
      return false
    }
    offset = end + 1 + pounds
    return true
  }

  /// The longest regular expression that is looked for, in bytes: without a limit, a file of
  /// slashes that close nothing would be searched once for each.
  private static let regexLimit = 4096

  /// The offset of the closing slash; `nil` when there is none.
  private func regexEnd(from start: Int, pounds: Int, isMultiline: Bool) -> Int? {
    var index = start
    var groups = 0
    var isInSet = false
    while let byte = byte(at: index), index - start < Self.regexLimit {
      switch byte {
      case Byte.backslash: index += 1
      case 0x0A where !isMultiline, 0x0D where !isMultiline: return nil
      case Byte.slash where poundCount(at: index + 1) >= pounds: return index
      case UInt8(ascii: "["): isInSet = true
      case UInt8(ascii: "]"): isInSet = false
      case Byte.openParenthesis where !isInSet: groups += 1
      case Byte.closeParenthesis where !isInSet:
        groups -= 1
        // The parenthesis closes a call around the slash, as in `reduce(1, /)`.
        if groups < 0, pounds == 0 { return nil }
      default: break
      }
      index += 1
    }
    return nil
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    classes[Int(byte)] == .space || classes[Int(byte)] == .lineEnd
  }
}
