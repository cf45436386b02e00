extension InfoPropertyList.Insertion {
  private static let closingTag = "</array>"

  /// The place before the closing tag of an XML array whose elements start at some places;
  /// `nil` where no such tag is.
  ///
  /// A tag on a line of its own gets a line before it, indented as the elements are, with the
  /// line end that the file has; any other gets the element right before it.
  init?(before tag: Int, after elements: [Int], in bytes: [UInt8]) {
    guard bytes[tag...].starts(with: Self.closingTag.utf8) else { return nil }
    let indentation = Self.indentation(of: tag, in: bytes)
    guard let indentation, let lineEnd = Self.lineEnd(before: tag - indentation.count, in: bytes)
    else {
      self.init(offset: tag, following: Self.closingTag, before: "", after: "")
      return
    }
    let sibling = elements.prefix(16).lazy.compactMap { Self.indentation(of: $0, in: bytes) }.first
    self.init(
      offset: tag - indentation.count, following: indentation + Self.closingTag,
      before: sibling ?? indentation + "\t", after: lineEnd)
  }

  /// The spaces and tabs before a place; `nil` when other text precedes it on its line.
  private static func indentation(of offset: Int, in bytes: [UInt8]) -> String? {
    let line = bytes[..<offset].lastIndex(where: Byte.isLineEnd).map { $0 + 1 } ?? 0
    let space = bytes[line..<offset]
    guard space.allSatisfy({ $0 == Byte.space || $0 == UInt8(ascii: "\t") }) else { return nil }
    return String(decoding: space, as: UTF8.self)
  }

  private static func lineEnd(before line: Int, in bytes: [UInt8]) -> String? {
    let end = bytes[..<line].suffix(2)
    if end.elementsEqual([0x0D, 0x0A]) { return "\r\n" }
    return end.last.map { String(Unicode.Scalar($0)) }
  }
}
