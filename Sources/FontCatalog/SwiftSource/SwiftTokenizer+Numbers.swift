extension SwiftTokenizer {
  /// Moves past an integer or floating-point literal.
  mutating func number() -> SwiftToken.Kind {
    let start = offset
    let isHexadecimal =
      bytes[offset] == UInt8(ascii: "0") && byte(at: offset + 1) == UInt8(ascii: "x")
    skipDigits(isHexadecimal: isHexadecimal)
    // In `tuple.0.1` each number is a member of its own; in `1.0...1.6` none is.
    let isMember =
      tokens.last.map {
        $0.end == start && $0.start == start - 1 && bytes[start - 1] == Byte.dot
      } ?? false
    guard !isMember, peek == Byte.dot, let next = byte(at: offset + 1), Self.isDigit(next) else {
      return .number
    }
    offset += 1
    skipDigits(isHexadecimal: isHexadecimal)
    return .number
  }

  /// Letters belong to the number, as do signs after an exponent.
  private mutating func skipDigits(isHexadecimal: Bool) {
    let exponent = UInt8(ascii: isHexadecimal ? "p" : "e")
    while let byte = peek {
      let isSign = byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-")
      guard
        Self.continuesIdentifier(byte) || (isSign && bytes[offset - 1] | 0x20 == exponent)
      else { return }
      offset += 1
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
