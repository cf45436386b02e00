/// Where the lines of a paragraph may end: found once, for any number of widths.
struct LineBreaker {
  let paragraph: Paragraph
  private let breaks: [LineBreak]
  /// Where the rules let lines end, the end of the paragraph included.
  private let ends: [Int]
  /// Where a word that is too long may be cut.
  private let clusters: [Int]
  /// The first character that takes a dictionary.
  private let dictionaryCharacter: Unicode.Scalar?

  init(_ paragraph: Paragraph) {
    self.paragraph = paragraph
    let indices = paragraph.text.indices.dropFirst()
    let breaks = LineBreak.breaks(in: paragraph.text)
    self.breaks = breaks
    ends = indices.filter { breaks[$0] == .allowed } + [paragraph.text.count]
    clusters = indices.filter { paragraph.places[$0].seam != .none } + [paragraph.text.count]
    dictionaryCharacter = paragraph.text.first { LineBreakClass(of: $0) == .complexContext }
  }

  /// The paragraph as lines, each as long as an advance allows; a single empty one when it is empty.
  func lines(within limit: Int) throws(MeasuringError) -> [Line] {
    var lines: [Line] = []
    var start = 0
    repeat {
      let fitting = try lineEnd(from: start, within: limit)
      let end = if let fitting { fitting } else { try cut(from: start, within: limit) }
      let breaksWord = end < paragraph.text.count && breaks[end] == .prohibited
      lines.append(try paragraph.line(start..<end, breaksWord: breaksWord))
      start = end
    } while start < paragraph.text.count
    if lines.count > 1 { try requireRules() }
    return lines
  }

  /// How many lines the paragraph takes; `nil` when a word is too long, or when there are more than
  /// some number.
  func lineCount(within limit: Int, atMost most: Int) throws(MeasuringError) -> Int? {
    var count = 0
    var start = 0
    repeat {
      guard count < most else { return nil }
      let end = try lineEnd(from: start, within: limit)
      if end != paragraph.text.count, most > 1 { try requireRules() }
      guard let end else { return nil }
      start = end
      count += 1
    } while start < paragraph.text.count
    return count
  }

  /// The parts that no rule of line breaking divides.
  func words() throws(MeasuringError) -> [Line] {
    try requireRules()
    var words: [Line] = []
    var start = 0
    for end in ends {
      words.append(try paragraph.line(start..<end, breaksWord: false))
      start = end
    }
    return words
  }

  /// Throws when more than one line takes a dictionary.
  private func requireRules() throws(MeasuringError) {
    if let dictionaryCharacter { throw .needsDictionary(dictionaryCharacter) }
  }

  /// The last place where the rules let a line end that an advance holds; `nil` when its first word
  /// is too long.
  private func lineEnd(from start: Int, within limit: Int) throws(MeasuringError) -> Int? {
    guard start < paragraph.text.count else { return start }
    return try furthest(of: ends[ends.partitioningIndex { $0 > start }...], from: start, limit)
  }

  /// Where to cut a word that is too long: after at least one cluster.
  private func cut(from start: Int, within limit: Int) throws(MeasuringError) -> Int {
    let next = clusters[clusters.partitioningIndex { $0 > start }...]
    return try furthest(of: next, from: start, limit) ?? next.first ?? paragraph.text.count
  }

  /// The last of some ends, in ascending order, up to which the text fits; `nil` when none does.
  ///
  /// Starts from where the endless line passes the limit: shaping anew moves that place little.
  private func furthest(
    of ends: ArraySlice<Int>, from start: Int, _ limit: Int
  ) throws(MeasuringError) -> Int? {
    var index = ends.partitioningIndex { paragraph.estimate(start..<$0) > limit }
    while index < ends.endIndex {
      guard try paragraph.fits(start..<ends[index], limit) else { break }
      index += 1
    }
    while index > ends.startIndex {
      index -= 1
      if try paragraph.fits(start..<ends[index], limit) { return ends[index] }
    }
    return nil
  }
}
