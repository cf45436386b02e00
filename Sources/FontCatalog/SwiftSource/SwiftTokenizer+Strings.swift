extension SwiftTokenizer {
  /// Moves past a string literal whose leading number signs have been passed.
  mutating func skipString(pounds: Int) {
    if isTripleQuote(at: offset) {
      // `#"""#` is a raw string of one quote, and not the start of a multi-line one.
      guard pounds > 0, closesOnItsLine(from: offset + 1, pounds: pounds) else {
        offset += 3
        return skipContents(pounds: pounds, quotes: 3)
      }
    }
    offset += 1
    skipContents(pounds: pounds, quotes: 1)
  }

  /// A multi-line literal begins with a line end, so one that closes on the same line is not one.
  private func closesOnItsLine(from start: Int, pounds: Int) -> Bool {
    var index = start
    while let byte = byte(at: index), !Byte.isLineEnd(byte) {
      if byte == Byte.quote, poundCount(at: index + 1) >= pounds { return true }
      index += 1
    }
    return false
  }

  private mutating func skipContents(pounds: Int, quotes: Int) {
    while let byte = peek {
      if byte == Byte.backslash {
        skipEscape(pounds: pounds, quotes: quotes)
      } else if byte == Byte.quote, closes(pounds: pounds, quotes: quotes) {
        offset += quotes + pounds
        return
      } else if quotes == 1, Byte.isLineEnd(byte) {
        return
      } else {
        offset += 1
      }
    }
  }

  private func closes(pounds: Int, quotes: Int) -> Bool {
    guard quotes == 1 || isTripleQuote(at: offset) else { return false }
    return pounds == 0 || poundCount(at: offset + quotes) >= pounds
  }

  private func isTripleQuote(at start: Int) -> Bool {
    byte(at: start) == Byte.quote && byte(at: start + 1) == Byte.quote
      && byte(at: start + 2) == Byte.quote
  }

  /// Moves past a backslash and what it escapes, which may be an interpolation.
  private mutating func skipEscape(pounds: Int, quotes: Int) {
    offset += 1
    guard pounds == 0 || poundCount(at: offset) >= pounds else { return }
    offset += pounds
    if peek == Byte.openParenthesis {
      skipInterpolation()
    } else if let byte = peek, quotes == 3 || !Byte.isLineEnd(byte) {
      offset += 1
    }
  }

  /// The offset after the interpolation whose parenthesis stands at an offset.
  mutating func endOfInterpolation(at start: Int) -> Int {
    offset = start
    skipInterpolation()
    return min(max(offset, start + 1), end)
  }

  /// Moves past a parenthesised expression, strings and comments inside it included.
  private mutating func skipInterpolation() {
    guard depth < Self.depthLimit else { return }
    depth += 1
    defer { depth -= 1 }
    var level = 0
    repeat {
      switch bytes[offset] {
      case Byte.openParenthesis:
        level += 1
        offset += 1
      case Byte.closeParenthesis:
        level -= 1
        offset += 1
      case Byte.quote: skipString(pounds: 0)
      case Byte.pound: skipPounds()
      case Byte.slash where startsComment(at: offset): skipComment()
      default: offset += 1
      }
    } while level > 0 && offset < end
  }

  private mutating func skipPounds() {
    let pounds = poundCount(at: offset)
    offset += pounds
    if peek == Byte.quote { skipString(pounds: pounds) }
  }
}
