/// A family and the place in it that is wanted: weight, width and slant.
public struct FontDescription: Hashable, Sendable {
  /// The family's name, in any language of the font.
  public var family: String
  /// The OpenType weight, 1 to 1000; 400 is regular, 700 bold.
  public var weight: Double
  /// The width in percent of normal, as on the `wdth` axis; 100 is normal.
  public var width: Double
  /// Whether an italic or oblique face is wanted.
  public var isItalic: Bool

  /// Describes a face of a family.
  public init(family: String, weight: Double = 400, width: Double = 100, isItalic: Bool = false) {
    self.family = family
    self.weight = weight
    self.width = width
    self.isItalic = isItalic
  }

  /// The values wanted on the axes that a face may have; a slant of 90° leans as far as one can.
  var coordinates: [String: Double] {
    let italic: [String: Double] = isItalic ? ["ital": 1, "slnt": -90] : ["ital": 0, "slnt": 0]
    return italic.merging(["wght": weight, "wdth": width]) { $1 }
  }
}
