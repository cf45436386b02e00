/// A four-byte OpenType tag.
struct Tag: Hashable, Comparable, ExpressibleByStringLiteral, CustomStringConvertible {
  let value: UInt32

  init(value: UInt32) {
    self.value = value
  }

  init(stringLiteral text: StaticString) {
    value = text.withUTF8Buffer { bytes in
      unsafe bytes.reduce(0) { $0 << 8 | UInt32($1) }
    }
  }

  /// The bytes as Latin-1, which says the same of every ASCII tag and loses nothing of another.
  var description: String {
    let bytes = (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * UInt32($0))) }
    guard !bytes.allSatisfy({ $0 < 0x80 }) else { return String(decoding: bytes, as: UTF8.self) }
    return String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
  }

  static func < (a: Tag, b: Tag) -> Bool {
    a.value < b.value
  }
}
