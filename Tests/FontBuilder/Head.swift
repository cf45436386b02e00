extension SampleFont {
  /// The `head` table.
  package struct Head {
    package var revision = 1.0
    package var flags = 0b11
    package var unitsPerEm = 1000
    /// Seconds since 1904-01-01.
    package var created = 3_786_912_000
    package var modified = 3_786_912_000
    /// The bounding box of the font; `nil` for the one that the glyphs have.
    package var boundingBox: Rectangle?
    /// Bit 0 bold, bit 1 italic.
    package var macStyle = 0
    package var lowestReadableSize = 8
    package var magic = 0x5F0F_3CF5

    func table(glyphs: [Glyph]) -> [UInt8] {
      let box = boundingBox ?? Rectangle(around: glyphs.flatMap(\.points))
      var table: [UInt8] = []
      table.append(uint32: 0x0001_0000)
      table.append(fixed: revision)
      table.append(uint32: 0)
      table.append(uint32: magic)
      table.append(uint16s: flags, unitsPerEm)
      table.append(uint64: created)
      table.append(uint64: modified)
      table.append(uint16s: box.xMin, box.yMin, box.xMax, box.yMax)
      let directionHint = 2
      let longOffsets = 1
      table.append(uint16s: macStyle, lowestReadableSize, directionHint, longOffsets, 0)
      return table
    }
  }
}
