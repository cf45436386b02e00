extension String {
  /// The letters and digits of a name, in lower case.
  package var folded: String {
    guard utf8.allSatisfy({ $0 < 0x80 }) else {
      return lowercased().filter { $0.isLetter || $0.isNumber }
    }
    let bytes = utf8.compactMap { byte -> UInt8? in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): byte
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
      default: nil
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A name without spaces, hyphens and underscores, in lower case.
  package var withoutSeparators: String {
    lowercased().filter { !" -_".contains($0) }
  }
}
