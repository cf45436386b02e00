/// Masume (ますめ), the pixel font that this project draws itself.
///
/// Twelve pixels of 100 units make an em. The line reaches from 11 pixels above the baseline to 3
/// below, so that capitals, 8 pixels high, stand at its centre and accents fit inside.
package enum Masume {
  package enum Style: String, CaseIterable, Sendable {
    case regular = "Regular"
    case bold = "Bold"

    /// The name of the font's file.
    package var fileName: String {
      "Masume-\(rawValue).ttf"
    }
  }

  /// The files of the source, in the order in which they are read.
  package static let sourceNames = [
    "Latin.pixels", "Punctuation.pixels", "Hiragana.pixels", "Katakana.pixels",
  ]

  private static let pixel = 100

  /// The font of a style, made of its source.
  package static func font(_ style: Style, source: PixelSource) -> SampleFont {
    var font = SampleFont(
      family: "Masume", style: style.rawValue, postScriptName: "Masume-\(style.rawValue)")
    font.glyphs = [missingGlyph(style)] + source.drawings.compactMap { glyph($0, style: style) }
    font.setVerticalMetrics()
    font.setNames(style)
    return font
  }

  private static func glyph(_ drawing: PixelSource.Drawing, style: Style) -> SampleFont.Glyph? {
    guard let character = drawing.character else { return nil }
    return SampleFont.Glyph(
      name: SampleFont.Glyph.glyphName(character), characters: [character],
      advance: advance(of: drawing.bitmap), contours: contours(of: drawing.bitmap, style: style))
  }

  /// One more pixel than the drawing, half of it at each side; as wide as said for a blank.
  private static func advance(of bitmap: PixelBitmap) -> Int {
    pixel * (bitmap.pixels.isEmpty ? bitmap.width : bitmap.width + 1)
  }

  private static func contours(of bitmap: PixelBitmap, style: Style) -> [[Point]] {
    switch style {
    case .regular: bitmap.contours(pixel: (pixel, pixel), xOffset: pixel / 2)
    case .bold: bitmap.emboldened.contours(pixel: (pixel / 2, pixel), xOffset: pixel / 4)
    }
  }

  private static func missingGlyph(_ style: Style) -> SampleFont.Glyph {
    let box = ["#####"] + Array(repeating: "#...#", count: 6) + ["#####"]
    let bitmap = PixelBitmap(rows: box.map { $0[...] }, baseline: 0)
    return SampleFont.Glyph(
      name: ".notdef", advance: advance(of: bitmap), contours: contours(of: bitmap, style: style))
  }
}

extension SampleFont {
  fileprivate mutating func setVerticalMetrics() {
    head.unitsPerEm = 1200
    hhea.ascender = 1100
    hhea.descender = -300
    os2.typo = OS2.Vertical(ascender: 1100, descender: -300, lineGap: 0)
    os2.win = OS2.Windows(ascent: 1100, descent: 300)
    os2.capHeight = 800
    os2.xHeight = 600
    os2.strikeoutPosition = 350
    os2.strikeoutThickness = 100
    os2.subscriptBox = [800, 800, 0, 200]
    os2.superscriptBox = [800, 800, 0, 500]
    post.underlinePosition = -150
    post.underlineThickness = 100
  }

  fileprivate mutating func setNames(_ style: Masume.Style) {
    let license = """
      This Font Software is licensed under the SIL Open Font License, Version 1.1. This license is \
      available with a FAQ at: https://openfontlicense.org
      """
    names[0] = "Copyright 2026 The Masume Project Authors"
    names[3] = "1.000;FKIT;Masume-\(style.rawValue)"
    names[13] = license
    names[14] = "https://openfontlicense.org"
    let japanese = 0x411
    let fullName = style == .regular ? "ますめ" : "ますめ \(style.rawValue)"
    for (id, string) in [(1, "ますめ"), (2, style.rawValue), (4, fullName)] {
      names.records.append(Names.Record(id, string, language: japanese))
    }
    os2.vendor = "FKIT"
    let (latin1, japaneseCodePage) = (1 << 0, 1 << 17)
    os2.codePages = [latin1 | japaneseCodePage, 0]
    os2.panose = [2, 0, style == .bold ? 8 : 5, 3, 0, 0, 0, 0, 0, 0]
  }
}
