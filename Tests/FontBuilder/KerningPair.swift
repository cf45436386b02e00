extension SampleFont {
  /// A pair of the `kern` table, by glyph name.
  package struct KerningPair {
    package var left: String
    package var right: String
    /// Added to the left glyph's advance, in font units.
    package var adjustment: Int

    package init(_ left: String, _ right: String, _ adjustment: Int) {
      self.left = left
      self.right = right
      self.adjustment = adjustment
    }
  }

  /// A version 0 `kern` table with one horizontal subtable of format 0.
  var kerningTable: [UInt8] {
    let indices = Dictionary(glyphs.enumerated().map { ($1.name, $0) }) { first, _ in first }
    let pairs = kerning.map { [indices[$0.left] ?? 0, indices[$0.right] ?? 0, $0.adjustment] }
      .sorted { $0.lexicographicallyPrecedes($1) }
    let isHorizontal = 1
    var table: [UInt8] = []
    table.append(uint16s: 0, 1)
    table.append(uint16s: 0, 14 + 6 * pairs.count, isHorizontal, pairs.count)
    table.appendBinarySearchHeader(count: pairs.count, unit: 6)
    for pair in pairs {
      for value in pair { table.append(uint16: value) }
    }
    return table
  }
}
