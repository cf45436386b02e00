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
    var text = ""
    for shift in stride(from: UInt32(24), through: 0, by: -8) {
      text.unicodeScalars.append(Unicode.Scalar(UInt8(truncatingIfNeeded: value >> shift)))
    }
    return text
  }

  static func < (a: Tag, b: Tag) -> Bool {
    a.value < b.value
  }
}
