extension SampleFont {
  /// The `OS/2` table.
  package struct OS2 {
    /// 0 to 5; earlier versions leave out the later fields.
    package var version = 4
    /// `nil` for the average of the glyphs' advances.
    package var averageWidth: Int?
    package var weight = 400
    package var width = 5
    package var fsType = 0
    package var subscriptBox = [650, 600, 0, 75]
    package var superscriptBox = [650, 600, 0, 350]
    package var strikeoutThickness = 50
    package var strikeoutPosition = 300
    package var familyClass = 0
    package var panose = [2, 0, 5, 3, 0, 0, 0, 0, 0, 0]
    /// `nil` for the ranges that the characters fall in, as far as ``UnicodeRange`` knows them.
    package var unicodeRanges: [Int]?
    package var vendor = "TEST"
    /// fsSelection.
    package var selection = 0xC0
    /// `nil` for the least mapped character.
    package var firstCharacter: Int?
    /// `nil` for the greatest mapped character.
    package var lastCharacter: Int?
    package var typo = Vertical(ascender: 950, descender: -250, lineGap: 0)
    package var win = Windows(ascent: 950, descent: 250)
    package var codePages = [1, 0]
    package var xHeight = 500
    package var capHeight = 700
    package var defaultCharacter = 0
    package var breakCharacter = 32
    package var maximumContext = 0
    /// In twentieths of a point; version 5 only.
    package var opticalSizes = [0, 0xFFFF]

    package struct Vertical {
      package var ascender: Int
      package var descender: Int
      package var lineGap: Int
    }

    package struct Windows {
      package var ascent: Int
      package var descent: Int
    }
  }
}

extension SampleFont.OS2 {
  package var isItalic: Bool {
    get { hasSelection(bit: 0) }
    set { setSelection(bit: 0, to: newValue) }
  }

  package var isBold: Bool {
    get { hasSelection(bit: 5) }
    set { setSelection(bit: 5, to: newValue) }
  }

  package var isRegular: Bool {
    get { hasSelection(bit: 6) }
    set { setSelection(bit: 6, to: newValue) }
  }

  package var usesTypoMetrics: Bool {
    get { hasSelection(bit: 7) }
    set { setSelection(bit: 7, to: newValue) }
  }

  private func hasSelection(bit: Int) -> Bool {
    selection & 1 << bit != 0
  }

  private mutating func setSelection(bit: Int, to isOn: Bool) {
    selection = isOn ? selection | 1 << bit : selection & ~(1 << bit)
  }
}

extension SampleFont.OS2 {
  func table(glyphs: [SampleFont.Glyph]) -> [UInt8] {
    let advances = glyphs.map(\.advance).filter { $0 != 0 }
    let characters = glyphs.flatMap(\.characters)
    let codes = characters.map { min(Int($0.value), 0xFFFF) }
    var table: [UInt8] = []
    table.append(uint16: version)
    table.append(uint16: averageWidth ?? advances.reduce(0, +) / max(advances.count, 1))
    table.append(uint16s: weight, width, fsType)
    for value in subscriptBox + superscriptBox { table.append(uint16: value) }
    table.append(uint16s: strikeoutThickness, strikeoutPosition, familyClass)
    for value in panose { table.append(uint8: value) }
    for value in unicodeRanges ?? UnicodeRange.bits(of: characters) { table.append(uint32: value) }
    table.append(tag: vendor)
    table.append(uint16: selection)
    table.append(uint16: firstCharacter ?? codes.min() ?? 0)
    table.append(uint16: lastCharacter ?? codes.max() ?? 0)
    table.append(uint16s: typo.ascender, typo.descender, typo.lineGap, win.ascent, win.descent)
    return table + laterFields
  }

  /// The fields that versions 1, 2 and 5 added.
  private var laterFields: [UInt8] {
    var fields: [UInt8] = []
    if version >= 1 {
      for value in codePages { fields.append(uint32: value) }
    }
    if version >= 2 {
      fields.append(
        uint16s: xHeight, capHeight, defaultCharacter, breakCharacter, maximumContext)
    }
    if version >= 5 {
      for value in opticalSizes { fields.append(uint16: value) }
    }
    return fields
  }
}
