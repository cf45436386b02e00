extension SampleFont.Glyph {
  /// `.notdef`, the space, the no-break space and the rest of printable ASCII as plain blocks: the
  /// capitals 700 units high, the small letters 500, with ascenders to 750 and descenders to −200.
  package static let blocks: [SampleFont.Glyph] =
    [
      block(name: ".notdef", characters: [], from: 0, to: 700),
      SampleFont.Glyph(name: "space", characters: [" ", "\u{A0}"], advance: 300),
    ]
    + (0x21...0x7E).map { code in
      let character = Unicode.Scalar(UInt8(code))
      let (bottom, top) = extent(of: character)
      return block(name: glyphName(character), characters: [character], from: bottom, to: top)
    }

  /// A glyph of one rectangle, 500 wide with 50 at each side.
  package static func block(
    name: String, characters: [Unicode.Scalar], from bottom: Int, to top: Int
  ) -> SampleFont.Glyph {
    let box = Rectangle(xMin: 50, yMin: bottom, xMax: 550, yMax: top)
    return SampleFont.Glyph(
      name: name, characters: characters, advance: 600, contours: [box.contour])
  }

  private static func extent(of character: Unicode.Scalar) -> (bottom: Int, top: Int) {
    switch character {
    case "b", "d", "f", "h", "k", "l": (0, 750)
    case "g", "p", "q", "y": (-200, 500)
    case "j": (-200, 700)
    case "i", "t": (0, 700)
    case "a"..."z": (0, 500)
    case ",", ";": (-100, 500)
    case "(", ")", "[", "]", "{", "}", "|", "@": (-200, 750)
    case "_": (-150, -100)
    default: (0, 700)
    }
  }

  /// The name that the Adobe Glyph List's rules give a character.
  package static func glyphName(_ character: Unicode.Scalar) -> String {
    switch character {
    case "a"..."z", "A"..."Z": return String(character)
    default:
      let hexadecimal = String(character.value, radix: 16, uppercase: true)
      let zeros = String(repeating: "0", count: max(0, 4 - hexadecimal.count))
      return (character.value > 0xFFFF ? "u" : "uni") + zeros + hexadecimal
    }
  }
}
