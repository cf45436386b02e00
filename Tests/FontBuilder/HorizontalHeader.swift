extension SampleFont {
  /// The `hhea` table.
  package struct HorizontalHeader {
    package var ascender = 950
    package var descender = -250
    package var lineGap = 0
    package var caretSlopeRise = 1
    package var caretSlopeRun = 0
    package var caretOffset = 0

    func table(glyphs: [Glyph]) -> [UInt8] {
      let inked = glyphs.filter { !$0.contours.isEmpty }
      let boxes = inked.map(\.boundingBox)
      let rightBearings = inked.map { $0.advance - $0.boundingBox.xMax }
      var table: [UInt8] = []
      table.append(uint32: 0x0001_0000)
      table.append(uint16s: ascender, descender, lineGap)
      table.append(uint16: glyphs.map(\.advance).max() ?? 0)
      table.append(uint16: boxes.map(\.xMin).min() ?? 0)
      table.append(uint16: rightBearings.min() ?? 0)
      table.append(uint16: boxes.map(\.xMax).max() ?? 0)
      table.append(uint16s: caretSlopeRise, caretSlopeRun, caretOffset)
      table.append(uint16s: 0, 0, 0, 0, 0, glyphs.count)
      return table
    }
  }
}
