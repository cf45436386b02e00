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

  /// The characters, without the one that ends the paragraph.
  let text: [Unicode.Scalar]
  /// The parts that are shaped by themselves.
  let items: [TextItem]
  /// The pen's place before each character, and at the end, in font units.
  private(set) var positions: [Int]
  /// The seam before each character, and at the end.
  private(set) var seams: [Seam]
  /// The characters that the font lacks.
  private(set) var missing: [Unicode.Scalar] = []

  let typesetter: Typesetter

  init(_ text: [Unicode.Scalar], by typesetter: Typesetter) throws(MeasuringError) {
    if let control = text.first(where: { $0.isControl }) { throw .controlCharacter(control) }
    self.text = text
    self.typesetter = typesetter
    items = typesetter.items(of: text)
    positions = Array(repeating: 0, count: text.count + 1)
    seams = Array(repeating: .none, count: text.count + 1)
    for item in items { place(try typesetter.glyphs(of: text, item), of: item) }
    for index in text.indices { positions[index + 1] += positions[index] }
    seams[text.count] = .clean
  }

  private mutating func place(_ glyphs: [Glyph], of item: TextItem) {
    for glyph in glyphs {
      positions[glyph.cluster + 1] += glyph.advance
      seams[glyph.cluster] = glyph.isUnsafeToBreak ? .loose : .clean
    }
    seams[item.range.lowerBound] = .clean
    for glyph in glyphs where glyph.id == 0 { notice(glyph) }
  }

  private mutating func notice(_ glyph: Glyph) {
    let end = seams[(glyph.cluster + 1)...].firstIndex { $0 != .none } ?? text.count
    let lacked = text[glyph.cluster..<end].filter { !typesetter.hasGlyph(of: $0) }
    for scalar in lacked where !missing.contains(scalar) { missing.append(scalar) }
  }

  /// The advance of the whole text.
  var advance: Int { positions[text.count] }

  /// The advance of a part of the text, set on a line of its own.
  ///
  /// Shapes anew only from either end to the nearest clean seam.
  func advance(of range: Range<Int>) throws(MeasuringError) -> Int {
    guard let first = seams[range].firstIndex(of: .clean) else { return try reshaped(range) }
    let last = lastCleanSeam(in: first...range.upperBound)
    let middle = positions[last] - positions[first]
    let start = try reshaped(range.lowerBound..<first)
    return start + middle + (try reshaped(last..<range.upperBound))
  }

  private func lastCleanSeam(in range: ClosedRange<Int>) -> Int {
    seams[range].lastIndex(of: .clean) ?? range.lowerBound
  }

  private func reshaped(_ range: Range<Int>) throws(MeasuringError) -> Int {
    try glyphs(of: range).reduce(0) { $0 + $1.advance }
  }

  /// The glyphs of a part of the text, set on a line of its own.
  func glyphs(of range: Range<Int>) throws(MeasuringError) -> [Glyph] {
    var glyphs: [Glyph] = []
    let first = items.partitioningIndex { $0.range.upperBound > range.lowerBound }
    for var item in items[first...].prefix(while: { $0.range.lowerBound < range.upperBound }) {
      item.range = item.range.clamped(to: range)
      glyphs += try typesetter.glyphs(of: text, item)
    }
    return glyphs
  }
}

extension Unicode.Scalar {
  fileprivate var isControl: Bool {
    value < 0x20 || (0x7F...0x9F).contains(value)
  }
}
