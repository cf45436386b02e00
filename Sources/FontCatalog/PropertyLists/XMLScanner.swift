/// Reads XML as a flat run of tags and texts, without namespaces, entities of its own or validation.
///
/// Only the five predefined entities and character references are resolved, so that a document
/// cannot grow; a document type declaration is skipped.
struct XMLScanner {
  enum Event {
    /// `<name …>`; `isEmpty` for `<name …/>`.
    case start(Tag)
    /// `</name>`.
    case end(name: String)
  }

  struct Tag {
    var name: String
    var attributes: [Attribute]
    var isEmpty: Bool
    /// The byte offset of `<`.
    var offset: Int

    func attribute(_ name: String) -> Attribute? {
      attributes.first { $0.name == name }
    }
  }

  struct Attribute {
    var name: String
    var value: String
    /// The byte offset of the value, behind its quote.
    var offset: Int
    /// The bytes of the value; `nil` when they differ from it.
    var bytes: Range<Int>?
  }

  let bytes: [UInt8]
  private(set) var offset = 0
  /// The bytes between the tag that came last and the one before.
  private(set) var text = 0..<0
  private(set) var comments: [Range<Int>] = []

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The next tag; `nil` at the end.
  mutating func next() throws(PropertyListError) -> Event? {
    let start = offset
    while offset < bytes.count {
      guard bytes[offset] == UInt8(ascii: "<") else {
        offset += 1
        continue
      }
      text = start..<offset
      switch offset + 1 < bytes.count ? bytes[offset + 1] : 0 {
      case UInt8(ascii: "!"): try skipDeclaration()
      case UInt8(ascii: "?"): try skip(past: "?>")
      case UInt8(ascii: "/"): return try end()
      default: return .start(try tag())
      }
    }
    return nil
  }

  /// The text before the tag that came last, its references resolved, comments left out.
  var resolvedText: String {
    Self.resolve(bytes[text])
  }

  private mutating func skipDeclaration() throws(PropertyListError) {
    let start = offset
    if bytes[offset...].starts(with: "<!--".utf8) {
      try skip(past: "-->")
      comments.append(start..<offset)
    } else if bytes[offset...].starts(with: "<![CDATA[".utf8) {
      try skip(past: "]]>")
    } else {
      // The internal subset of a document type may hold markup.
      var level = 0
      repeat {
        guard offset < bytes.count else {
          throw PropertyListError(offset: start, reason: "the declaration never ends")
        }
        if bytes[offset] == UInt8(ascii: "<") { level += 1 }
        if bytes[offset] == UInt8(ascii: ">") { level -= 1 }
        offset += 1
      } while level > 0
    }
  }

  private mutating func skip(past mark: String) throws(PropertyListError) {
    let start = offset
    let first = mark.utf8.first
    while offset < bytes.count {
      if bytes[offset] == first, bytes[offset...].starts(with: mark.utf8) {
        offset += mark.utf8.count
        return
      }
      offset += 1
    }
    throw PropertyListError(offset: start, reason: "'\(mark)' is missing")
  }

  private mutating func end() throws(PropertyListError) -> Event {
    offset += 2
    let name = name()
    try skip(past: ">")
    return .end(name: name)
  }

  private mutating func tag() throws(PropertyListError) -> Tag {
    let start = offset
    offset += 1
    var tag = Tag(name: name(), attributes: [], isEmpty: false, offset: start)
    guard !tag.name.isEmpty else {
      throw PropertyListError(offset: start, reason: "'<' does not begin a tag")
    }
    while true {
      skipSpace()
      guard offset < bytes.count else {
        throw PropertyListError(offset: start, reason: "the tag never ends")
      }
      switch bytes[offset] {
      case UInt8(ascii: ">"):
        offset += 1
        return tag
      case UInt8(ascii: "/"):
        tag.isEmpty = true
        offset += 1
      default: tag.attributes.append(try attribute())
      }
    }
  }

  private mutating func attribute() throws(PropertyListError) -> Attribute {
    let start = offset
    let name = name()
    skipSpace()
    guard !name.isEmpty, offset < bytes.count, bytes[offset] == UInt8(ascii: "=") else {
      throw PropertyListError(offset: start, reason: "a tag holds something that is no attribute")
    }
    offset += 1
    skipSpace()
    guard offset < bytes.count, bytes[offset] == Byte.quote || bytes[offset] == UInt8(ascii: "'")
    else { throw PropertyListError(offset: offset, reason: "the attribute's value has no quotes") }
    let quote = bytes[offset]
    let first = offset + 1
    offset = first
    while offset < bytes.count, bytes[offset] != quote { offset += 1 }
    let range = first..<offset
    let isPlain = !bytes[range].contains(UInt8(ascii: "&"))
    offset = min(offset + 1, bytes.count)
    return Attribute(
      name: name, value: Self.resolve(bytes[range]), offset: first, bytes: isPlain ? range : nil)
  }

  private mutating func name() -> String {
    let start = offset
    while offset < bytes.count, !Self.endsName(bytes[offset]) { offset += 1 }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  private static func endsName(_ byte: UInt8) -> Bool {
    byte <= Byte.space || "=/><\"'".utf8.contains(byte)
  }

  private mutating func skipSpace() {
    while offset < bytes.count, bytes[offset] <= Byte.space { offset += 1 }
  }
}
