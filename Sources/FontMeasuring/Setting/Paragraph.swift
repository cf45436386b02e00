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
    var lacking: Set<Int> = []
    for item in items { place(try typesetter.glyphs(of: text, item), of: item, &lacking) }
    for index in text.indices { positions[index + 1] += positions[index] }
    seams[text.count] = .clean
    missing = lacked(in: lacking)
  }

  /// Notes where the glyphs of an item stand, and which clusters have a missing glyph.
  private mutating func place(_ glyphs: [Glyph], of item: TextItem, _ lacking: inout Set<Int>) {
    for glyph in glyphs {
      positions[glyph.cluster + 1] += glyph.advance
      seams[glyph.cluster] = glyph.isUnsafeToBreak ? .loose : .clean
      if glyph.id == 0 { lacking.insert(glyph.cluster) }
    }
    seams[item.range.lowerBound] = .clean
  }

  /// The characters of some clusters that the font has no glyph for, each once.
  private func lacked(in clusters: Set<Int>) -> [Unicode.Scalar] {
    var seen: Set<Unicode.Scalar> = []
    return clusters.sorted().flatMap { start in
      let end = seams[(start + 1)...].firstIndex { $0 != .none } ?? text.count
      return text[start..<end].filter {
        !typesetter.hasGlyph(of: $0) && seen.insert($0).inserted
      }
    }
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
