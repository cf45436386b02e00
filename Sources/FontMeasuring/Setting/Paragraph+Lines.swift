/// Parts of a paragraph as lines of their own.
extension Paragraph {
  /// A part of the paragraph as a line.
  func line(_ range: Range<Int>, breaksWord: Bool) throws(MeasuringError) -> Line {
    var string = String.UnicodeScalarView()
    string.append(contentsOf: characters(of: range))
    return Line(
      text: String(string), advance: try lineAdvance(of: range), breaksWord: breaksWord)
  }

  /// Whether an advance holds a part of the paragraph.
  func fits(_ range: Range<Int>, _ limit: Int) throws(MeasuringError) -> Bool {
    // No shaping halves an advance, so what is far too long need not be shaped anew.
    guard estimate(range) / 2 <= limit else { return false }
    return try lineAdvance(of: range) <= limit
  }

  /// The advance of a part as it stands in the paragraph.
  func estimate(_ range: Range<Int>) -> Int {
    let contents = trimmed(range)
    return places[contents.upperBound].position - places[contents.lowerBound].position
  }

  /// The advance of the paragraph on one line, without the spaces at its end.
  func lineAdvance() throws(MeasuringError) -> Int {
    try lineAdvance(of: text.startIndex..<text.endIndex)
  }

  private func lineAdvance(of range: Range<Int>) throws(MeasuringError) -> Int {
    let contents = trimmed(range)
    guard endsInSoftHyphen(contents) else { return try advance(of: contents) }
    return try Paragraph(characters(of: range), by: typesetter).advance
  }

  /// The characters that a line shows: no spaces at its end, and a hyphen for a soft one there.
  private func characters(of range: Range<Int>) -> [Unicode.Scalar] {
    let contents = trimmed(range)
    guard endsInSoftHyphen(contents) else { return Array(text[contents]) }
    return text[contents].dropLast() + ["-"]
  }

  private func endsInSoftHyphen(_ contents: Range<Int>) -> Bool {
    contents.upperBound < text.count && text[contents].last == "\u{AD}"
  }

  /// A range without the spaces at its end, which hang off the line.
  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound, text[end - 1].hangs { end -= 1 }
    return range.lowerBound..<end
  }
}

extension Unicode.Scalar {
  /// Whether the character is a space that may stick out of a line.
  fileprivate var hangs: Bool {
    self == " " || (properties.isWhitespace && LineBreakClass(of: self) != .glue)
  }
}
