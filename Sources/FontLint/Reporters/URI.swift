/// Paths inside URIs.
enum URI {
  /// The path with everything percent-encoded that RFC 3986 does not allow in one.
  static func escaped(_ path: String) -> String {
    path.utf8.reduce(into: "") { result, byte in
      if isAllowed(byte) {
        result.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        result += "%" + (digits.count == 1 ? "0" : "") + digits
      }
    }
  }

  private static func isAllowed(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "-._~/!$&'()*+,;=@".utf8.contains(byte)
    }
  }
}
