/// The ASCII characters that source and property list scanners look for.
enum Byte {
  static let quote = UInt8(ascii: "\"")
  static let pound = UInt8(ascii: "#")
  static let backslash = UInt8(ascii: "\\")
  static let slash = UInt8(ascii: "/")
  static let asterisk = UInt8(ascii: "*")
  static let backtick = UInt8(ascii: "`")
  static let dot = UInt8(ascii: ".")
  static let exclamation = UInt8(ascii: "!")
  static let space = UInt8(ascii: " ")
  static let openParenthesis = UInt8(ascii: "(")
  static let closeParenthesis = UInt8(ascii: ")")

  static func isLineEnd(_ byte: UInt8) -> Bool {
    byte == 0x0A || byte == 0x0D
  }
}
