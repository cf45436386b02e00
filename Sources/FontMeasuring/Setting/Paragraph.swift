/// A paragraph set on one endless line, and where it can be cut.
struct Paragraph {
  /// What cutting the text before a character does to the advances.
  enum Seam {
    /// The character cannot be parted from the one before it, as inside a ligature.
    case none
    /// Both sides have to be shaped anew, as where two letters are kerned.
    case loose
    /// Nothing.
    case clean
  }

  /// A place between two characters.
  struct Place {
    /// Where the pen is, in font units.
    var position = 0
    var seam = Seam.none
    /// Whether the characters behind the place are drawn as the font's missing glyph.
    var isBeforeMissingGlyph = false
  }

  /// The characters, without the one that ends the paragraph.
  let text: [Unicode.Scalar]
  /// The parts that are shaped by themselves.
  let items: [TextItem]
  /// The place before each character, and at the end.
  private(set) var places: [Place]

  let typesetter: Typesetter
  private var lacksCharacters = false

  init(_ text: [Unicode.Scalar], by typesetter: Typesetter) throws(MeasuringError) {
    if let control = text.first(where: { $0.isControl }) { throw .controlCharacter(control) }
    try Self.requireFewMarks(text)
    self.text = text
    self.typesetter = typesetter
    items = typesetter.items(of: text)
    places = Array(repeating: Place(), count: text.count + 1)
    for item in items {
      try typesetter.forEachGlyph(of: text, item) { place($0) }
      places[item.range.lowerBound].seam = .clean
    }
    for index in text.indices { places[index + 1].position += places[index].position }
    places[text.count].seam = .clean
  }

  /// Far more than any text has, and few enough that HarfBuzz, to which a run of marks costs the
  /// square of its length, is quick.
  private static let longestRunOfMarks = 1000

  private static func requireFewMarks(_ text: [Unicode.Scalar]) throws(MeasuringError) {
    guard text.count > longestRunOfMarks else { return }
    var length = 0
    for scalar in text {
      length = scalar.isMark ? length + 1 : 0
      if length > longestRunOfMarks { throw .tooManyMarks(scalar, limit: longestRunOfMarks) }
    }
  }

  /// Notes the advance of a glyph behind the first of its characters, and the seam before them.
  private mutating func place(_ glyph: Glyph) {
    places[glyph.cluster + 1].position += glyph.advance
    places[glyph.cluster].seam = glyph.isUnsafeToBreak ? .loose : .clean
    guard glyph.id == 0 else { return }
    places[glyph.cluster].isBeforeMissingGlyph = true
    lacksCharacters = true
  }

  /// The characters that the font lacks, in the order of the text.
  var missing: [Unicode.Scalar] {
    guard lacksCharacters else { return [] }
    let clusters = text.indices.filter { places[$0].isBeforeMissingGlyph }
    return clusters.flatMap { start in
      let end = places[(start + 1)...].firstIndex { $0.seam != .none } ?? text.count
      return text[start..<end].filter {
        !typesetter.hasGlyph(of: $0) && !$0.properties.isDefaultIgnorableCodePoint
      }
    }
  }

  /// The advance of the whole text.
  var advance: Int { places[text.count].position }

  /// The advance of a part of the text, set on a line of its own.
  ///
  /// Shapes anew only from either end to the nearest clean seam.
  func advance(of range: Range<Int>) throws(MeasuringError) -> Int {
    let first = places[range].firstIndex { $0.seam == .clean }
    guard let first else { return try reshaped(range) }
    let last = lastCleanSeam(in: first...range.upperBound)
    let middle = places[last].position - places[first].position
    let start = try reshaped(range.lowerBound..<first)
    return start + middle + (try reshaped(last..<range.upperBound))
  }

  private func lastCleanSeam(in range: ClosedRange<Int>) -> Int {
    places[range].lastIndex { $0.seam == .clean } ?? range.lowerBound
  }

  private func reshaped(_ range: Range<Int>) throws(MeasuringError) -> Int {
    guard !range.isEmpty else { return 0 }
    var advance = 0
    let first = items.partitioningIndex { $0.range.upperBound > range.lowerBound }
    for var item in items[first...].prefix(while: { $0.range.lowerBound < range.upperBound }) {
      item.range = item.range.clamped(to: range)
      try typesetter.forEachGlyph(of: text, item) { advance += $0.advance }
    }
    return advance
  }
}

extension Unicode.Scalar {
  /// Whether the character is drawn upon the one before it, or not at all.
  fileprivate var isMark: Bool {
    guard value > 0xA0 else { return false }
    return properties.isDefaultIgnorableCodePoint
      || [.nonspacingMark, .spacingMark, .enclosingMark].contains(properties.generalCategory)
  }

  fileprivate var isControl: Bool {
    value < 0x20 || (0x7F...0x9F).contains(value)
  }
}
