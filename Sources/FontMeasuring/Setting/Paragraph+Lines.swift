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
    let seam = seam(before: contents)
    let end = try Paragraph(characters(of: seam..<range.upperBound), by: typesetter).advance
    return try advance(of: contents.lowerBound..<seam) + end
  }

  /// A clean seam so far before the end of a range that another end does not change what is before
  /// the seam; the range's start where there is none.
  private func seam(before range: Range<Int>) -> Int {
    let contextLength = 64
    let latest = range.upperBound - contextLength
    guard latest > range.lowerBound else { return range.lowerBound }
    return places[range.lowerBound...latest].lastIndex { $0.seam == .clean } ?? range.lowerBound
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
