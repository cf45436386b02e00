/// How a line of a file is laid out.
enum Indentation {
  /// The spaces and tabs before a place; `nil` when other text precedes it on its line.
  static func spaces(before offset: Int, in bytes: [UInt8]) -> String? {
    let line = bytes[..<offset].lastIndex(where: Byte.isLineEnd).map { $0 + 1 } ?? 0
    let space = bytes[line..<offset]
    guard space.allSatisfy({ $0 == Byte.space || $0 == UInt8(ascii: "\t") }) else { return nil }
    return String(decoding: space, as: UTF8.self)
  }

  /// The end of the line before that of a place, and the spaces and tabs before the place; `nil` when
  /// other text precedes it on its line, and on the first line.
  static func start(before offset: Int, in bytes: [UInt8]) -> String? {
    guard let spaces = spaces(before: offset, in: bytes) else { return nil }
    return lineEnd(before: offset - spaces.utf8.count, in: bytes).map { $0 + spaces }
  }

  /// The end of the line before a place; `nil` on the first line.
  static func lineEnd(before line: Int, in bytes: [UInt8]) -> String? {
    let end = bytes[..<line].suffix(2)
    if end.elementsEqual([0x0D, 0x0A]) { return "\r\n" }
    return end.last.map { String(Unicode.Scalar($0)) }
  }
}
