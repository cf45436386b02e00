/// A glyph in its place in a line; lengths are in font units, y pointing up.
struct Glyph: Hashable {
  /// The glyph's number in the font; 0 stands for characters that the font lacks.
  var id: UInt32
  /// Where the characters that it draws start, counted in Unicode scalars.
  var cluster: Int
  /// How far the pen moves on.
  var advance: Int
  /// How far from the pen the glyph is drawn.
  var xOffset = 0
  /// How far above the baseline the glyph is drawn.
  var yOffset = 0
  /// Whether a line break before the cluster changes the advances on either side of it.
  var isUnsafeToBreak = false
}
