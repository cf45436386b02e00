/// Reads JSON5 (https://spec.json5.org) into values that know their place.
///
/// JSON is JSON5. Names within one object must differ. Nesting is limited to ``depthLimit`` levels
/// and a document to ``byteLimit`` bytes, so that a hostile file is an error and not a crash.
package struct JSON5Reader {
  /// The deepest nesting that is read.
  package static let depthLimit = 256
  /// The largest document that is read, in bytes.
  package static let byteLimit = 64 << 20

  let bytes: [UInt8]
  let file: String
  var offset = 0
  var line = 1
  var lineStart = 0
  private var comments: [Range<Int>] = []

  private init(_ bytes: [UInt8], file: String) {
    self.bytes = bytes
    self.file = file
  }

  /// Reads a whole document.
  ///
  /// - Parameters:
  ///   - bytes: The document in UTF-8, with or without a byte order mark.
  ///   - file: The path that positions and errors name.
  /// - Returns: The document's value.
  /// - Throws: ``JSON5Error`` at the first character that is wrong.
  package static func read(_ bytes: [UInt8], file: String) throws(JSON5Error) -> JSON5Value {
    try document(bytes, file: file).value
  }

  /// Reads a whole document, and its comments that speak to fontkit.
  static func document(
    _ bytes: [UInt8], file: String
  ) throws(JSON5Error) -> (value: JSON5Value, directives: [Directive]) {
    var reader = JSON5Reader(bytes, file: file)
    guard bytes.count <= byteLimit else {
      throw reader.error("the file has \(bytes.count) bytes; at most \(byteLimit) are read")
    }
    reader.skipByteOrderMark()
    let value = try reader.value(depth: 0)
    try reader.skipSpace()
    guard reader.peek == nil else { throw reader.error("unexpected text after the value") }
    return (value, reader.directives)
  }
}

// MARK: - Values

extension JSON5Reader {
  private mutating func value(depth: Int) throws(JSON5Error) -> JSON5Value {
    try skipSpace()
    let start = position
    return JSON5Value(content: try content(depth: depth), position: start)
  }

  private mutating func content(depth: Int) throws(JSON5Error) -> JSON5Value.Content {
    guard depth < Self.depthLimit else {
      throw error("nested deeper than \(Self.depthLimit) levels")
    }
    switch peek {
    case nil: throw error("expected a value, found the end of the file")
    case UInt8(ascii: "{"): return .object(try object(depth: depth))
    case UInt8(ascii: "["): return .array(try array(depth: depth))
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return .string(try quotedString())
    case let byte? where Self.startsNumber(byte): return .number(try number())
    default: return try keyword()
    }
  }

  private mutating func array(depth: Int) throws(JSON5Error) -> [JSON5Value] {
    offset += 1
    var elements: [JSON5Value] = []
    while try !closes(with: UInt8(ascii: "]"), isFirst: elements.isEmpty) {
      elements.append(try value(depth: depth + 1))
    }
    return elements
  }

  private mutating func object(depth: Int) throws(JSON5Error) -> JSON5Object {
    offset += 1
    var object = JSON5Object()
    while try !closes(with: UInt8(ascii: "}"), isFirst: object.members.isEmpty) {
      let start = position
      let name = try memberName()
      try skipSpace()
      guard take(UInt8(ascii: ":")) else { throw error("expected ':' after '\(name)'") }
      let member = JSON5Object.Member(
        name: name, position: start, value: try value(depth: depth + 1))
      guard object.add(member) else {
        throw JSON5Error(position: start, reason: "'\(name)' is given twice")
      }
    }
    return object
  }

  /// Moves to the next element of a list or object, past its comma, or past the closing bracket.
  private mutating func closes(with bracket: UInt8, isFirst: Bool) throws(JSON5Error) -> Bool {
    try skipSpace()
    if take(bracket) { return true }
    if isFirst { return false }
    guard take(UInt8(ascii: ",")) else {
      throw error("expected ',' or '\(Character(Unicode.Scalar(bracket)))'")
    }
    try skipSpace()
    return take(bracket)
  }

  private mutating func memberName() throws(JSON5Error) -> String {
    if peek == UInt8(ascii: "\"") || peek == UInt8(ascii: "'") { return try quotedString() }
    let name = try word()
    guard !name.isEmpty else { throw error("expected a name or '}'") }
    return name
  }

  private mutating func keyword() throws(JSON5Error) -> JSON5Value.Content {
    let start = position
    switch try word() {
    case "null": return .null
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "": throw error("expected a value, found '\(shownCharacter)'")
    case let other:
      throw JSON5Error(position: start, reason: "expected a value, found '\(other)'")
    }
  }

  /// An identifier: letters, digits, `_`, `$` and everything beyond ASCII.
  private mutating func word() throws(JSON5Error) -> String {
    let start = offset
    while let byte = peek, Self.continuesWord(byte) { offset += 1 }
    return try text(bytes[start..<offset])
  }
}

// MARK: - Space and comments

extension JSON5Reader {
  mutating func skipSpace() throws(JSON5Error) {
    while let byte = peek {
      switch byte {
      case 0x20, 0x09, 0x0B, 0x0C: offset += 1
      case 0x0A, 0x0D: takeLineEnd()
      case UInt8(ascii: "/"): try skipComment()
      default: guard skipWideSpace() else { return }
      }
    }
  }

  /// The space characters beyond ASCII that JSON5 allows: no-break space, line and paragraph
  /// separator, byte order mark.
  private mutating func skipWideSpace() -> Bool {
    guard bytes[offset] >= 0xC2 else { return false }
    let spaces: [[UInt8]] = [
      [0xC2, 0xA0], [0xE2, 0x80, 0xA8], [0xE2, 0x80, 0xA9], [0xEF, 0xBB, 0xBF],
    ]
    guard let space = spaces.first(where: { bytes[offset...].starts(with: $0) }) else {
      return false
    }
    offset += space.count
    return true
  }

  private mutating func skipComment() throws(JSON5Error) {
    let start = position
    let first = offset
    defer { comments.append(first..<offset) }
    offset += 1
    switch peek {
    case UInt8(ascii: "/"):
      while let byte = peek, byte != 0x0A, byte != 0x0D { offset += 1 }
    case UInt8(ascii: "*"):
      offset += 1
      while !(peek == UInt8(ascii: "*") && following == UInt8(ascii: "/")) {
        guard let byte = peek else {
          throw JSON5Error(position: start, reason: "the comment never ends")
        }
        if byte == 0x0A || byte == 0x0D { takeLineEnd() } else { offset += 1 }
      }
      offset += 2
    default:
      throw JSON5Error(position: start, reason: "expected a value or a comment, found '/'")
    }
  }

  private var directives: [Directive] {
    guard !comments.isEmpty else { return [] }
    let lines = LineTable(bytes, file: file)
    return comments.compactMap { Directive(comment: $0, in: bytes, lines) }
  }

  private mutating func skipByteOrderMark() {
    guard bytes.starts(with: [0xEF, 0xBB, 0xBF]) else { return }
    offset = 3
    lineStart = 3
  }

  mutating func takeLineEnd() {
    offset += peek == 0x0D && following == 0x0A ? 2 : 1
    line += 1
    lineStart = offset
  }
}

// MARK: - Bytes

extension JSON5Reader {
  var peek: UInt8? {
    offset < bytes.count ? bytes[offset] : nil
  }

  private var following: UInt8? {
    offset + 1 < bytes.count ? bytes[offset + 1] : nil
  }

  var position: SourcePosition {
    SourcePosition(file: file, line: line, of: offset, from: lineStart, in: bytes)
  }

  mutating func take(_ byte: UInt8) -> Bool {
    guard peek == byte else { return false }
    offset += 1
    return true
  }

  func error(_ reason: String) -> JSON5Error {
    JSON5Error(position: position, reason: reason)
  }

  func text(_ slice: some Collection<UInt8>) throws(JSON5Error) -> String {
    guard let text = String(validating: slice, as: UTF8.self) else {
      throw error("the text before this place is not valid UTF-8")
    }
    return text
  }

  /// The character at the offset, for messages.
  private var shownCharacter: String {
    String(decoding: bytes[offset...].prefix(4), as: UTF8.self).first.map(String.init) ?? ""
  }

  private static func continuesWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }
}
