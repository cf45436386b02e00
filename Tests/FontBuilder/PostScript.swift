extension SampleFont {
  /// The `post` table.
  package struct PostScript {
    /// Degrees counter-clockwise from the vertical.
    package var italicAngle = 0.0
    package var underlinePosition = -100
    package var underlineThickness = 50
    package var isFixedPitch = false
    /// Whether the glyphs' names are stored (version 2.0) or not (3.0).
    package var storesGlyphNames = true

    func table(glyphNames: [String]) -> [UInt8] {
      var table: [UInt8] = []
      table.append(uint32: storesGlyphNames ? 0x0002_0000 : 0x0003_0000)
      table.append(fixed: italicAngle)
      table.append(uint16s: underlinePosition, underlineThickness)
      table.append(uint32: isFixedPitch ? 1 : 0)
      for _ in 0..<4 { table.append(uint32: 0) }
      return storesGlyphNames ? table + Self.nameList(glyphNames) : table
    }

    /// Version 2.0's names, all as custom ones except `.notdef`, whose place is fixed.
    private static func nameList(_ names: [String]) -> [UInt8] {
      var list: [UInt8] = []
      list.append(uint16: names.count)
      for index in names.indices { list.append(uint16: index == 0 ? 0 : 257 + index) }
      for name in names.dropFirst() {
        list.append(uint8: name.utf8.count)
        list += name.utf8
      }
      return list
    }
  }
}
