extension SampleFont {
  /// A glyph: its outline, or the glyphs it is composed of, and the characters that show it.
  package struct Glyph: Hashable, Sendable {
    package var name: String
    package var characters: [Unicode.Scalar]
    package var advance: Int
    /// Closed contours of lines and quadratic curves; clockwise ones are filled.
    package var contours: [[Point]]
    /// Other glyphs drawn as part of this one, in place of contours.
    package var components: [Component]

    package struct Component: Hashable, Sendable {
      package var glyph: String
      package var x: Int
      package var y: Int

      package init(_ glyph: String, x: Int = 0, y: Int = 0) {
        self.glyph = glyph
        self.x = x
        self.y = y
      }
    }

    package init(
      name: String, characters: [Unicode.Scalar] = [], advance: Int, contours: [[Point]] = [],
      components: [Component] = []
    ) {
      self.name = name
      self.characters = characters
      self.advance = advance
      self.contours = contours
      self.components = components
    }

    package var points: [Point] {
      contours.flatMap(\.self)
    }

    package var boundingBox: Rectangle {
      Rectangle(around: points)
    }

    var leftSideBearing: Int {
      boundingBox.xMin
    }
  }

  /// The glyphs with their components drawn out.
  var flattenedGlyphs: [Glyph] {
    let byName = Dictionary(glyphs.map { ($0.name, $0) }) { first, _ in first }
    return glyphs.map { glyph in
      var flat = glyph
      flat.components = []
      for component in glyph.components {
        let contours = byName[component.glyph]?.contours ?? []
        flat.contours += contours.map { contour in
          contour.map { Point($0.x + component.x, $0.y + component.y, isOnCurve: $0.isOnCurve) }
        }
      }
      return flat
    }
  }
}
