/// What SwiftUI must add to a font's own lines to reach a line height, in points.
public struct LineSpacing: Hashable, Sendable {
  /// The font size.
  public let fontSize: Double
  /// The distance of baselines that is reached.
  public let lineHeight: Double
  /// The font's own.
  public let naturalLineHeight: Double

  /// The value for `.lineSpacing(_:)`, which goes between lines.
  public var lineSpacing: Double { lineHeight - naturalLineHeight }

  /// The padding above the first line and below the last, half the spacing each.
  public var padding: Double { lineSpacing / 2 }
}
