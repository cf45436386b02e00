extension JSON5Reader {
  static func startsNumber(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"),
      UInt8(ascii: "."), UInt8(ascii: "I"), UInt8(ascii: "N"):
      true
    default: false
    }
  }

  /// A decimal or hexadecimal number, `Infinity` or `NaN`, with or without a sign.
  mutating func number() throws(JSON5Error) -> Double {
    let start = position
    let isNegative = peek == UInt8(ascii: "-")
    if isNegative || peek == UInt8(ascii: "+") { offset += 1 }
    let literal = numberLiteral()
    guard let magnitude = Self.magnitude(of: literal) else {
      throw JSON5Error(position: start, reason: "'\(literal)' is not a number")
    }
    return isNegative ? -magnitude : magnitude
  }

  /// Everything up to the next separator, so that an error shows the whole of what was written.
  private mutating func numberLiteral() -> String {
    let start = offset
    while let byte = peek {
      let isSign = byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-")
      let followsExponent = offset > start && bytes[offset - 1] | 0x20 == UInt8(ascii: "e")
      guard Self.isNumberByte(byte) || (isSign && followsExponent) else { break }
      offset += 1
    }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  private static func isNumberByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "."), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  private static func magnitude(of literal: String) -> Double? {
    switch literal {
    case "Infinity": return .infinity
    case "NaN": return .nan
    case _ where literal.hasPrefix("0x") || literal.hasPrefix("0X"):
      return hexadecimal(literal.utf8.dropFirst(2))
    default:
      return isDecimal(literal) ? Double(literal) : nil
    }
  }

  private static func hexadecimal(_ digits: Substring.UTF8View) -> Double? {
    guard !digits.isEmpty else { return nil }
    var value = 0.0
    for digit in digits {
      guard let digit = Character(Unicode.Scalar(digit)).hexDigitValue else { return nil }
      value = value * 16 + Double(digit)
    }
    return value
  }

  /// `Double` accepts more than JSON5 does: leading zeros, hexadecimal fractions, `nan(1)`.
  private static func isDecimal(_ literal: String) -> Bool {
    let parts = literal.split(
      maxSplits: 1, omittingEmptySubsequences: false, whereSeparator: { $0 == "e" || $0 == "E" })
    let mantissa = parts[0].split(separator: ".", omittingEmptySubsequences: false)
    guard mantissa.count <= 2, mantissa.contains(where: { !$0.isEmpty }) else { return false }
    guard mantissa.allSatisfy({ $0.utf8.allSatisfy(isDigit) }) else { return false }
    guard mantissa[0].count < 2 || !mantissa[0].hasPrefix("0") else { return false }
    guard parts.count == 2 else { return true }
    let exponent =
      parts[1].hasPrefix("+") || parts[1].hasPrefix("-")
      ? parts[1].dropFirst() : parts[1]
    return !exponent.isEmpty && exponent.utf8.allSatisfy(isDigit)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
