extension SampleFont {
  /// A font about which the linter has nothing to say: the builder's healthy one, with the
  /// punctuation that texts use.
  package static func good(_ postScriptName: String = "Test-Regular") -> SampleFont {
    var font = SampleFont(postScriptName: postScriptName)
    for scalar: Unicode.Scalar in ["\u{2013}", "\u{2019}", "\u{201C}", "\u{201D}", "\u{2026}"] {
      font.glyphs.append(
        .block(name: Glyph.glyphName(scalar), characters: [scalar], from: 0, to: 500))
    }
    return font
  }

  /// The font with a change.
  package func with(_ change: (inout SampleFont) -> Void) -> SampleFont {
    var font = self
    change(&font)
    return font
  }

  /// The font with one more letter.
  package func adding(_ scalar: Unicode.Scalar, from bottom: Int = 0, to top: Int = 700)
    -> SampleFont
  {
    with {
      $0.glyphs.append(
        .block(name: Glyph.glyphName(scalar), characters: [scalar], from: bottom, to: top))
    }
  }
}

extension SampleFont {
  /// A font of two icons in the Private Use Area, and nothing else.
  package static func icons() -> SampleFont {
    SampleFont(postScriptName: "Icons-Regular").with {
      $0.glyphs = [$0.glyphs[0]]
    }.adding("\u{E000}").adding("\u{E001}")
  }
}
