public import FontFiles

/// A font at a size, with the metrics that `UIFont` gives for it.
///
/// Lengths are in points, y pointing up from the baseline. The vertical metrics are those of the
/// font's `hhea` table, which Apple platforms use.
public struct ScaledFont: Hashable, Sendable {
  /// The font.
  public var font: RegisteredFont
  /// The size.
  public var pointSize: Double
  /// Above the baseline.
  public var ascender: Double
  /// Below the baseline, usually negative.
  public var descender: Double
  /// Extra space between lines.
  public var lineGap: Double
  /// The height of flat capitals; `nil` when the font does not say.
  public var capHeight: Double?
  /// The height of lower-case letters without ascenders; `nil` when the font does not say.
  public var xHeight: Double?

  /// The height of a line: ascender − descender + line gap.
  public var lineHeight: Double { ascender - descender + lineGap }
}
