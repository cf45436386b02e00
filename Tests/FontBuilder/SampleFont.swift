/// A small font for tests, written as a value: change any field and take its ``bytes``.
///
///     var font = SampleFont(postScriptName: "Test-Regular")
///     font.hhea.ascender = 0
///     let bytes = font.bytes
///
/// As created it is a healthy TrueType font: printable ASCII as plain blocks, agreeing vertical
/// metrics with the capitals at the centre of the line, complete English names, right checksums.
package struct SampleFont {
  package var head = Head()
  package var hhea = HorizontalHeader()
  package var os2 = OS2()
  package var post = PostScript()
  package var names: Names
  /// The glyphs in order; the first is `.notdef`.
  package var glyphs = Glyph.blocks
  package var characterMaps: [CharacterMap] = [.windowsBasic]
  package var axes: [Axis] = []
  package var instances: [Instance] = []
  package var substitution: Layout?
  package var positioning: Layout?
  package var kerning: [KerningPair] = []
  package var outlines = OutlineFormat.trueType
  /// Tables to add, or to put in the place of the ones that the other properties describe.
  package var extraTables: [String: [UInt8]] = [:]
  /// Tables to leave out.
  package var omittedTables: Set<String> = []

  /// Creates a healthy font from names such as "Test-Bold": family before the hyphen, style after.
  package init(postScriptName: String) {
    let parts = postScriptName.split(separator: "-", maxSplits: 1).map(String.init)
    let style = parts.count > 1 ? parts[1] : "Regular"
    self.init(family: parts.first ?? "", style: style, postScriptName: postScriptName)
  }

  /// Creates a healthy font with these names.
  package init(family: String, style: String, postScriptName: String) {
    names = Names(family: family, style: style, postScriptName: postScriptName)
    setStyle(style)
  }

  /// The font as a file.
  package var bytes: [UInt8] {
    sfnt.bytes
  }

  /// The font with damage done to it.
  package func bytes(with defects: Defect...) -> [UInt8] {
    defects.reduce(bytes) { $0.damaged(by: $1) }
  }

  /// The glyph of a character, to read or change; the character must be mapped.
  package subscript(_ character: Unicode.Scalar) -> Glyph {
    get { glyphs[glyphIndex(of: character)] }
    set { glyphs[glyphIndex(of: character)] = newValue }
  }

  /// Sets the style bits of head and OS/2 and the weight class as a style's name asks.
  private mutating func setStyle(_ style: String) {
    let isBold = style.contains("Bold")
    let isItalic = style.contains("Italic") || style.contains("Oblique")
    os2.weight = isBold ? 700 : 400
    os2.isBold = isBold
    os2.isItalic = isItalic
    os2.isRegular = !isBold && !isItalic
    head.macStyle = (isBold ? 1 : 0) | (isItalic ? 2 : 0)
    post.italicAngle = isItalic ? -12 : 0
    hhea.caretSlopeRise = isItalic ? 1000 : 1
    hhea.caretSlopeRun = isItalic ? 213 : 0
  }

  private func glyphIndex(of character: Unicode.Scalar) -> Int {
    guard let index = glyphs.firstIndex(where: { $0.characters.contains(character) }) else {
      preconditionFailure("no glyph is mapped to U+\(String(character.value, radix: 16))")
    }
    return index
  }
}
