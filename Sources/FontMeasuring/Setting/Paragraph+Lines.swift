extension Paragraph {
  /// The paragraph as lines, each as long as an advance allows; a single empty one when it is empty.
  func lines(within limit: Int) throws(MeasuringError) -> [Line] {
    let breaks = LineBreak.breaks(in: text)
    let ends = ends(of: breaks)
    let clusters = text.indices.dropFirst().filter { places[$0].seam != .none } + [text.count]
    var lines: [Line] = []
    var start = 0
    repeat {
      let next = ends[ends.partitioningIndex { $0 > start }...]
      let fitting = try furthest(of: next, from: start, limit)
      let end = if let fitting { fitting } else { try cutInsideWord(from: start, clusters, limit) }
      let breaksWord = end < text.count && breaks[end] == .prohibited
      lines.append(try line(start..<end, breaksWord: breaksWord))
      start = end
    } while start < text.count
    if lines.count > 1 { try requireRules() }
    return lines
  }

  /// The advance of the paragraph on one line, without the spaces at its end.
  func lineAdvance() throws(MeasuringError) -> Int {
    try lineAdvance(of: text.startIndex..<text.endIndex)
  }

  /// The parts that no rule of line breaking divides.
  func words() throws(MeasuringError) -> [Line] {
    try requireRules()
    var words: [Line] = []
    var start = 0
    for end in ends(of: LineBreak.breaks(in: text)) {
      words.append(try line(start..<end, breaksWord: false))
      start = end
    }
    return words
  }

  /// Where lines may end, the end of the paragraph included.
  private func ends(of breaks: [LineBreak]) -> [Int] {
    text.indices.filter { $0 > 0 && breaks[$0] == .allowed } + [text.count]
  }

  private func requireRules() throws(MeasuringError) {
    let scalar = text.first { LineBreakClass(of: $0) == .complexContext }
    if let scalar { throw .needsDictionary(scalar) }
  }

  private func line(_ range: Range<Int>, breaksWord: Bool) throws(MeasuringError) -> Line {
    var string = String.UnicodeScalarView()
    string.append(contentsOf: characters(of: range))
    return Line(
      text: String(string), advance: try lineAdvance(of: range), breaksWord: breaksWord)
  }

  /// The characters that a line shows: no spaces at its end, and a hyphen for a soft one there.
  private func characters(of range: Range<Int>) -> [Unicode.Scalar] {
    let contents = trimmed(range)
    guard endsInSoftHyphen(contents) else { return Array(text[contents]) }
    return text[contents].dropLast() + ["-"]
  }

  private func lineAdvance(of range: Range<Int>) throws(MeasuringError) -> Int {
    let contents = trimmed(range)
    guard endsInSoftHyphen(contents) else { return try advance(of: contents) }
    return try Paragraph(characters(of: range), by: typesetter).advance
  }

  private func endsInSoftHyphen(_ contents: Range<Int>) -> Bool {
    contents.upperBound < text.count && text[contents].last == "\u{AD}"
  }

  /// The last of some ends, in ascending order, up to which the text fits; `nil` when none does.
  ///
  /// Starts from where the endless line passes the limit: shaping anew moves that place little.
  private func furthest(
    of ends: ArraySlice<Int>, from start: Int, _ limit: Int
  ) throws(MeasuringError) -> Int? {
    var index = ends.partitioningIndex { estimate(start..<$0) > limit }
    while index < ends.endIndex {
      guard try fits(start..<ends[index], limit) else { break }
      index += 1
    }
    while index > ends.startIndex {
      index -= 1
      if try fits(start..<ends[index], limit) { return ends[index] }
    }
    return nil
  }

  /// Where to cut a word that is too long: after at least one cluster.
  private func cutInsideWord(
    from start: Int, _ clusters: [Int], _ limit: Int
  ) throws(MeasuringError) -> Int {
    let next = clusters[clusters.partitioningIndex { $0 > start }...]
    return try furthest(of: next, from: start, limit) ?? next.first ?? text.count
  }

  private func fits(_ range: Range<Int>, _ limit: Int) throws(MeasuringError) -> Bool {
    // No shaping halves an advance, so what is far too long need not be shaped anew.
    guard estimate(range) / 2 <= limit else { return false }
    return try lineAdvance(of: range) <= limit
  }

  private func estimate(_ range: Range<Int>) -> Int {
    let contents = trimmed(range)
    return places[contents.upperBound].position - places[contents.lowerBound].position
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
    properties.isWhitespace && LineBreakClass(of: self) != .glue
  }
}
