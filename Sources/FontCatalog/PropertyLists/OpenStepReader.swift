/// Reads property lists of the old format, such as `project.pbxproj` and `.strings` files.
struct OpenStepReader {
  private let bytes: [UInt8]
  private var offset = 0

  /// Reads a document; one without outer braces is a dictionary, as a `.strings` file is.
  static func read(_ bytes: [UInt8]) throws(PropertyListError) -> PropertyListValue {
    var reader = OpenStepReader(bytes: bytes)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { reader.offset = 3 }
    try reader.skipSpace()
    switch reader.peek {
    case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "<"): return try reader.value(depth: 0)
    default:
      let members = try reader.members(until: nil, depth: 0)
      return PropertyListValue(content: .dictionary(members), offset: 0)
    }
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private var peek: UInt8? {
    offset < bytes.count ? bytes[offset] : nil
  }

  private mutating func value(depth: Int) throws(PropertyListError) -> PropertyListValue {
    guard depth < PropertyListReader.depthLimit else {
      throw PropertyListError(
        offset: offset, reason: "nested deeper than \(PropertyListReader.depthLimit) levels")
    }
    let start = offset
    switch peek {
    case UInt8(ascii: "{"):
      offset += 1
      let members = try members(until: UInt8(ascii: "}"), depth: depth)
      return PropertyListValue(content: .dictionary(members), offset: start)
    case UInt8(ascii: "("):
      return PropertyListValue(content: .array(try elements(depth: depth)), offset: start)
    case UInt8(ascii: "<"):
      while let byte = peek, byte != UInt8(ascii: ">") { offset += 1 }
      guard take(UInt8(ascii: ">")) else {
        throw PropertyListError(offset: start, reason: "the data never end")
      }
      return PropertyListValue(content: .other("data"), offset: start)
    default: return try string()
    }
  }

  private mutating func elements(depth: Int) throws(PropertyListError) -> [PropertyListValue] {
    offset += 1
    var elements: [PropertyListValue] = []
    while true {
      try skipSpace()
      if take(UInt8(ascii: ")")) { return elements }
      elements.append(try value(depth: depth + 1))
      try skipSpace()
      guard take(UInt8(ascii: ",")) || peek == UInt8(ascii: ")") else {
        throw PropertyListError(offset: offset, reason: "expected ',' or ')'")
      }
    }
  }

  /// `key = value;` until a closing brace, or the end of the file.
  private mutating func members(
    until end: UInt8?, depth: Int
  ) throws(PropertyListError) -> [PropertyListValue.Member] {
    var members: [PropertyListValue.Member] = []
    while true {
      try skipSpace()
      if let end, take(end) { return members }
      if end == nil, peek == nil { return members }
      let key = try string()
      try skipSpace()
      var value = key
      if take(UInt8(ascii: "=")) {
        try skipSpace()
        value = try self.value(depth: depth + 1)
        try skipSpace()
      }
      guard take(UInt8(ascii: ";")) else {
        throw PropertyListError(offset: offset, reason: "expected ';'")
      }
      members.append(.init(key: key.string ?? "", offset: key.offset, value: value))
    }
  }

  private mutating func string() throws(PropertyListError) -> PropertyListValue {
    let start = offset
    if let quote = peek, quote == Byte.quote || quote == UInt8(ascii: "'") {
      offset += 1
      let text = try quoted(quote, from: start)
      return PropertyListValue(content: .string(text), offset: start)
    }
    while let byte = peek, Self.isBare(byte) { offset += 1 }
    guard offset > start else {
      throw PropertyListError(offset: offset, reason: "expected a value")
    }
    let text = String(decoding: bytes[start..<offset], as: UTF8.self)
    return PropertyListValue(content: .string(text), offset: start, bytes: start..<offset)
  }

  private static func isBare(_ byte: UInt8) -> Bool {
    SwiftTokenizer.continuesIdentifier(byte) || "-./:+".utf8.contains(byte)
  }

  private mutating func quoted(
    _ quote: UInt8, from start: Int
  ) throws(PropertyListError) -> String {
    var text: [UInt8] = []
    while let byte = peek, byte != quote {
      offset += 1
      guard byte == Byte.backslash, let escaped = peek else {
        text.append(byte)
        continue
      }
      offset += 1
      switch escaped {
      case UInt8(ascii: "n"): text.append(0x0A)
      case UInt8(ascii: "t"): text.append(0x09)
      case UInt8(ascii: "r"): text.append(0x0D)
      case UInt8(ascii: "U"), UInt8(ascii: "u"): text.append(contentsOf: unicodeEscape().utf8)
      default: text.append(escaped)
      }
    }
    guard take(quote) else {
      throw PropertyListError(offset: start, reason: "the string never ends")
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// `\UXXXX`, of which two may form one character.
  private mutating func unicodeEscape() -> String {
    var units: [UInt16] = []
    repeat {
      if !units.isEmpty { offset += 2 }
      let digits = bytes[offset...].prefix(4)
      guard let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16) else { break }
      units.append(unit)
      offset += 4
    } while units.count == 1 && UTF16.isLeadSurrogate(units[0])
      && bytes[offset...].starts(with: "\\U".utf8)
    return String(decoding: units, as: UTF16.self)
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard peek == byte else { return false }
    offset += 1
    return true
  }

  private mutating func skipSpace() throws(PropertyListError) {
    while let byte = peek {
      if byte <= Byte.space {
        offset += 1
      } else if byte == Byte.slash, offset + 1 < bytes.count {
        guard try skipComment() else { return }
      } else {
        return
      }
    }
  }

  private mutating func skipComment() throws(PropertyListError) -> Bool {
    let start = offset
    switch bytes[offset + 1] {
    case Byte.slash: while let byte = peek, !Byte.isLineEnd(byte) { offset += 1 }
    case Byte.asterisk:
      offset += 2
      while offset < bytes.count,
        !(bytes[offset - 1] == Byte.asterisk && peek == Byte.slash) || offset < start + 3
      {
        offset += 1
      }
      guard take(Byte.slash) else {
        throw PropertyListError(offset: start, reason: "the comment never ends")
      }
    default: return false
    }
    return true
  }
}
