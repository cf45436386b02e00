/// A bitmap-only font of letters eight pixels square, as X11 knows them.
package struct BitmapFont {
  package var family: String
  package var weight = "Medium"
  package var ascent = 7
  package var descent = 1
  /// The letters in ascending order, each with its eight rows, top first, the left pixel highest.
  package var glyphs: [(character: Unicode.Scalar, rows: [UInt8])] = [
    ("A", [0x18, 0x24, 0x42, 0x42, 0x7E, 0x42, 0x42, 0x00]),
    ("B", [0x7C, 0x42, 0x42, 0x7C, 0x42, 0x42, 0x7C, 0x00]),
  ]

  package init(family: String) {
    self.family = family
  }

  /// The font's X Logical Font Description.
  var logicalDescription: String {
    "-Test-\(family)-\(weight)-R-Normal--8-80-75-75-C-80-ISO10646-1"
  }

  /// The font in the Bitmap Distribution Format.
  package var distributionFormat: [UInt8] {
    let characters = glyphs.map { glyph in
      let code = glyph.character.value
      let rows = glyph.rows.map { row in
        String(row >> 4, radix: 16, uppercase: true) + String(row & 15, radix: 16, uppercase: true)
      }
      return """
        STARTCHAR uni00\(String(code, radix: 16, uppercase: true))
        ENCODING \(code)
        SWIDTH 1000 0
        DWIDTH 8 0
        BBX 8 8 0 \(-descent)
        BITMAP
        \(rows.joined(separator: "\n"))
        ENDCHAR
        """
    }
    let text = """
      STARTFONT 2.1
      FONT \(logicalDescription)
      SIZE 8 75 75
      FONTBOUNDINGBOX 8 8 0 \(-descent)
      STARTPROPERTIES 6
      FAMILY_NAME "\(family)"
      WEIGHT_NAME "\(weight)"
      FONT_ASCENT \(ascent)
      FONT_DESCENT \(descent)
      CHARSET_REGISTRY "ISO10646"
      CHARSET_ENCODING "1"
      ENDPROPERTIES
      CHARS \(glyphs.count)
      \(characters.joined(separator: "\n"))
      ENDFONT

      """
    return Array(text.utf8)
  }
}
