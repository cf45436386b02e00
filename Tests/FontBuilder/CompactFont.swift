extension SampleFont {
  /// `CFF ` and the `maxp` that goes with it.
  var compactFontTables: [String: [UInt8]] {
    var maximumProfile: [UInt8] = []
    maximumProfile.append(uint32: 0x0000_5000)
    maximumProfile.append(uint16: glyphs.count)
    return ["CFF ": compactFont, "maxp": maximumProfile]
  }

  /// The font as a bare Compact Font Format font, without an sfnt around it.
  package var compactFont: [UInt8] {
    let header: [UInt8] = [1, 0, 4, 4]
    let names = Self.index([Array((self.names[6] ?? "").utf8)])
    let strings = Self.index(glyphs.dropFirst().map { Array($0.name.utf8) }) + Self.index([])
    let topLength = Self.index([topDictionary(bodyOffset: 0)]).count
    let bodyOffset = header.count + names.count + topLength + strings.count
    let top = Self.index([topDictionary(bodyOffset: bodyOffset)])
    return header + names + top + strings + charset + privateDictionary + charstrings
  }

  private func topDictionary(bodyOffset: Int) -> [UInt8] {
    let privateOffset = bodyOffset + charset.count
    let charstringsOffset = privateOffset + privateDictionary.count
    return Self.number(bodyOffset) + [15]
      + Self.number(charstringsOffset) + [17]
      + Self.number(privateDictionary.count) + Self.number(privateOffset) + [18]
  }

  /// The glyphs' names, as the strings that follow the 391 standard ones.
  private var charset: [UInt8] {
    glyphs.indices.dropFirst().reduce(into: [0]) { $0.append(uint16: 390 + $1) }
  }

  /// A default and a nominal width of 0, so that each glyph states its own.
  private var privateDictionary: [UInt8] {
    Self.number(0) + [20] + Self.number(0) + [21]
  }

  private var charstrings: [UInt8] {
    Self.index(flattenedGlyphs.map(Self.charstring))
  }

  private static func charstring(of glyph: Glyph) -> [UInt8] {
    let endOfCharacter: UInt8 = 14
    let outline = Segment.charstring(of: glyph.contours, operand: operand)
    return operand(glyph.advance) + outline + [endOfCharacter]
  }

  /// A 16-bit number of a Type 2 charstring.
  private static func operand(_ value: Int) -> [UInt8] {
    var bytes: [UInt8] = [28]
    bytes.append(uint16: value)
    return bytes
  }

  /// A number of a dictionary, always five bytes so that offsets do not move what they point at.
  private static func number(_ value: Int) -> [UInt8] {
    var bytes: [UInt8] = [29]
    bytes.append(uint32: value)
    return bytes
  }

  /// An INDEX with offsets of four bytes.
  private static func index(_ objects: [[UInt8]]) -> [UInt8] {
    var index: [UInt8] = []
    index.append(uint16: objects.count)
    guard !objects.isEmpty else { return index }
    index.append(uint8: 4)
    var offset = 1
    for object in objects {
      index.append(uint32: offset)
      offset += object.count
    }
    index.append(uint32: offset)
    return objects.reduce(index, +)
  }
}
