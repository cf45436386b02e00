extension InfoPropertyList.Insertion {
  private static let closingTag = "</array>"

  /// The place before the closing tag of an XML array whose elements start at some places;
  /// `nil` where no such tag is.
  ///
  /// A tag on a line of its own gets a line before it, indented as the elements are, with the
  /// line end that the file has; any other gets the element right before it.
  init?(before tag: Int, after elements: [Int], in bytes: [UInt8]) {
    guard bytes[tag...].starts(with: Self.closingTag.utf8) else { return nil }
    let indentation = Indentation.spaces(before: tag, in: bytes)
    guard let indentation,
      let lineEnd = Indentation.lineEnd(before: tag - indentation.count, in: bytes)
    else {
      self.init(offset: tag, following: Self.closingTag, before: "", after: "")
      return
    }
    let sibling = elements.prefix(16).lazy.compactMap { Indentation.spaces(before: $0, in: bytes) }
      .first
    self.init(
      offset: tag - indentation.count, following: indentation + Self.closingTag,
      before: sibling ?? indentation + "\t", after: lineEnd)
  }
}
