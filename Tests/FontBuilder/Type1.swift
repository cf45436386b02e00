extension SampleFont {
  /// The font as a PostScript Type 1 font in ASCII (.pfa).
  package var type1: [UInt8] {
    let digits = Array("0123456789abcdef".utf8)
    let hexadecimal = encryptedType1.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }
    return Array(clearType1.utf8) + hexadecimal + Array("\n\(Self.type1Trailer)".utf8)
  }

  /// The font as a PostScript Type 1 font in segments (.pfb).
  package var type1Binary: [UInt8] {
    let segments: [(kind: UInt8, bytes: [UInt8])] = [
      (1, Array(clearType1.utf8)), (2, encryptedType1), (1, Array(Self.type1Trailer.utf8)),
    ]
    return segments.reduce(into: []) { file, segment in
      let length = segment.bytes.count
      file += [0x80, segment.kind]
      file += (0..<4).map { UInt8(truncatingIfNeeded: length >> (8 * $0)) }
      file += segment.bytes
    } + [0x80, 3]
  }

  private var clearType1: String {
    let box = Rectangle(around: flattenedGlyphs.flatMap(\.points))
    let name = names[6] ?? ""
    return """
      %!PS-AdobeFont-1.0: \(name) 001.000
      12 dict begin
      /FontInfo 7 dict dup begin
      /version (001.000) readonly def
      /Notice (\(names[0] ?? "")) readonly def
      /FullName (\(names[4] ?? "")) readonly def
      /FamilyName (\(names[1] ?? "")) readonly def
      /Weight (\(names[2] ?? "")) readonly def
      /ItalicAngle \(post.italicAngle) def
      /isFixedPitch \(post.isFixedPitch) def
      /UnderlinePosition \(post.underlinePosition) def
      /UnderlineThickness \(post.underlineThickness) def
      end readonly def
      /FontName /\(name) def
      /PaintType 0 def
      /FontType 1 def
      /FontMatrix [0.001 0 0 0.001 0 0] readonly def
      /Encoding StandardEncoding def
      /FontBBox {\(box.xMin) \(box.yMin) \(box.xMax) \(box.yMax)} readonly def
      currentdict end
      currentfile eexec

      """
  }

  private var encryptedType1: [UInt8] {
    var body = Array(
      """
      dup /Private 8 dict dup begin
      /RD {string currentfile exch readstring pop} executeonly def
      /ND {noaccess def} executeonly def
      /NP {noaccess put} executeonly def
      /BlueValues [] def
      /MinFeature {16 16} def
      /password 5839 def
      2 index /CharStrings \(glyphs.count) dict dup begin

      """.utf8)
    for glyph in flattenedGlyphs {
      let charstring = Self.type1Charstring(of: glyph).encryptedForType1(key: 4330)
      body += Array("/\(glyph.name) \(charstring.count) RD ".utf8) + charstring
      body += Array(" ND\n".utf8)
    }
    body += Array(
      """
      end
      end
      readonly put
      noaccess put
      dup /FontName get exch definefont pop
      mark currentfile closefile

      """.utf8)
    return body.encryptedForType1(key: 55665)
  }

  private static var type1Trailer: String {
    let zeros = String(repeating: "0", count: 64) + "\n"
    return String(repeating: zeros, count: 8) + "cleartomark\n"
  }

  private static func type1Charstring(of glyph: Glyph) -> [UInt8] {
    let (closePath, setWidth, endOfCharacter): (UInt8, UInt8, UInt8) = (9, 13, 14)
    let outline = Segment.charstring(
      of: glyph.contours, closedBy: [closePath], operand: operand)
    return operand(0) + operand(glyph.advance) + [setWidth] + outline + [endOfCharacter]
  }

  /// A 32-bit number of a Type 1 charstring.
  private static func operand(_ value: Int) -> [UInt8] {
    var bytes: [UInt8] = [255]
    bytes.append(uint32: value)
    return bytes
  }
}

extension [UInt8] {
  /// The bytes after four zeros, in the encryption of Adobe Type 1 Font Format, chapter 7.
  fileprivate func encryptedForType1(key: UInt16) -> [UInt8] {
    var key = key
    return ([0, 0, 0, 0] + self).map { plain in
      let cipher = plain ^ UInt8(key >> 8)
      key = (UInt16(cipher) &+ key) &* 52845 &+ 22719
      return cipher
    }
  }
}
