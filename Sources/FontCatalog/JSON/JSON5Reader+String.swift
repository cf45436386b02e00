extension JSON5Reader {
  /// A string in double or single quotes, its escapes resolved.
  mutating func quotedString() throws(JSON5Error) -> String {
    let start = position
    let quote = bytes[offset]
    offset += 1
    var content: [UInt8] = []
    while let byte = peek, byte != quote {
      switch byte {
      case 0x0A, 0x0D: throw error("the string that starts at \(start) is not closed on its line")
      case UInt8(ascii: "\\"): try escape(into: &content)
      default:
        content.append(byte)
        offset += 1
      }
    }
    guard take(quote) else {
      throw JSON5Error(position: start, reason: "the string never ends")
    }
    return try text(content)
  }

  private mutating func escape(into content: inout [UInt8]) throws(JSON5Error) {
    offset += 1
    guard let byte = peek else { return }
    if byte == 0x0A || byte == 0x0D { return takeLineEnd() }
    offset += 1
    switch byte {
    case UInt8(ascii: "n"): content.append(0x0A)
    case UInt8(ascii: "r"): content.append(0x0D)
    case UInt8(ascii: "t"): content.append(0x09)
    case UInt8(ascii: "b"): content.append(0x08)
    case UInt8(ascii: "f"): content.append(0x0C)
    case UInt8(ascii: "v"): content.append(0x0B)
    case UInt8(ascii: "0"): content.append(0)
    case UInt8(ascii: "x"): content.append(contentsOf: try scalar(try codeUnit(digits: 2)).utf8)
    case UInt8(ascii: "u"): content.append(contentsOf: try unicodeEscape().utf8)
    case UInt8(ascii: "1")...UInt8(ascii: "9"):
      offset -= 1
      throw error("'\\\(Character(Unicode.Scalar(byte)))' is not an escape")
    default: content.append(byte)
    }
  }

  /// The scalar of `\uXXXX`, or of two that form a surrogate pair.
  private mutating func unicodeEscape() throws(JSON5Error) -> String {
    let high = try codeUnit(digits: 4)
    guard (0xD800..<0xDC00).contains(high) else { return try scalar(high) }
    guard take(UInt8(ascii: "\\")), take(UInt8(ascii: "u")) else {
      throw error("half of a surrogate pair is missing")
    }
    let low = try codeUnit(digits: 4)
    guard (0xDC00..<0xE000).contains(low) else {
      throw error("half of a surrogate pair is missing")
    }
    return try scalar(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00))
  }

  private func scalar(_ value: UInt32) throws(JSON5Error) -> String {
    guard let scalar = Unicode.Scalar(value) else {
      throw error("half of a surrogate pair is missing")
    }
    return String(Character(scalar))
  }

  private mutating func codeUnit(digits: Int) throws(JSON5Error) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<digits {
      guard let digit = peek.flatMap({ Character(Unicode.Scalar($0)).hexDigitValue }) else {
        throw error("expected a hexadecimal digit")
      }
      value = value << 4 | UInt32(digit)
      offset += 1
    }
    return value
  }
}
