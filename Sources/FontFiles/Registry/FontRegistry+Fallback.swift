extension FontRegistry {
  /// Which characters of a text a font lacks, and which registered fonts would serve them.
  ///
  /// Characters are Unicode scalars, as fonts map them. Controls, and the default ignorable ones
  /// that steer shaping, need no glyph and are not counted. Of the fonts that have a character the
  /// nearest in slant, weight and width is taken, for as many characters as it serves. Core Text
  /// itself asks the system's fonts first, unless a cascade list names the registered font.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - font: The font that is to show it.
  /// - Returns: The lacking characters by the font that serves them, in the order of the text;
  ///   empty when the font lacks none.
  public func fallbacks(for text: String, in font: RegisteredFont) -> [FontFallback] {
    var missing = font.face.missingCharacters(in: text)
    let fonts = fonts
    var fallbacks: [FontFallback] = []
    while let first = missing.first {
      let able = fonts.filter { $0.face.coverage.contains(first) }
      let server = nearest(to: font.place, among: able)
      let served = missing.filter {
        $0 == first || server?.face.coverage.contains($0) ?? false
      }
      missing.removeAll { served.contains($0) }
      fallbacks.append(FontFallback(characters: served, font: server))
    }
    return fallbacks
  }
}

extension FontFace {
  /// The characters of a text that the face has no glyph for, each once, in the order of the text.
  public func missingCharacters(in text: String) -> [Unicode.Scalar] {
    var seen: Set<Unicode.Scalar> = []
    return text.unicodeScalars.filter { scalar in
      !coverage.contains(scalar) && scalar.needsGlyph && seen.insert(scalar).inserted
    }
  }
}

extension Unicode.Scalar {
  fileprivate var needsGlyph: Bool {
    properties.generalCategory != .control && !properties.isDefaultIgnorableCodePoint
  }
}
