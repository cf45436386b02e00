/// A line height as designers write it: 17/28 is text of 17 points on lines of 28 points.
public struct DesignLineHeight: Hashable, Sendable {
  /// The font size in points at the default content size.
  public let fontSize: Double
  /// The distance of baselines in points at the default content size.
  public let lineHeight: Double

  /// Creates a line height.
  ///
  /// - Throws: ``ScalingError/invalidSize(_:)`` unless both are finite and positive.
  public init(fontSize: Double, lineHeight: Double) throws(ScalingError) {
    for length in [fontSize, lineHeight] {
      guard length > 0, length.isFinite else { throw .invalidSize(length) }
    }
    self.fontSize = fontSize
    self.lineHeight = lineHeight
  }

  /// The spacing that gives a font these lines, at the default content size.
  ///
  /// - Throws: ``ScalingError/unreachableLineHeight(wanted:smallest:)`` below the natural height.
  public func spacing(for metrics: LineMetrics) throws(ScalingError) -> LineSpacing {
    try spacing(for: metrics, scaledTo: fontSize)
  }

  /// The spacing at a content size: the font is scaled as ``TextStyle/customFont(_:at:on:)``, and
  /// the line height in the same proportion as the font.
  ///
  /// - Throws: ``ScalingError/unreachableLineHeight(wanted:smallest:)`` below the natural height,
  ///   ``ScalingError/unavailable(_:)`` where a leading is not known.
  public func spacing(
    for metrics: LineMetrics, style: TextStyle, at category: ContentSizeCategory,
    on platform: Platform = .iOS
  ) throws(ScalingError) -> LineSpacing {
    let scaled = try style.customFont(fontSize, at: category, on: platform)
    return try spacing(for: metrics, scaledTo: scaled)
  }

  /// The spacing where the font is shown at another size: the line height follows it.
  ///
  /// - Throws: ``ScalingError/unreachableLineHeight(wanted:smallest:)`` below the natural height,
  ///   ``ScalingError/invalidSize(_:)`` for a size that is not finite and positive,
  ///   ``ScalingError/invalidValue(_:)`` for one that is too large.
  public func spacing(
    for metrics: LineMetrics, scaledTo size: Double
  ) throws(ScalingError) -> LineSpacing {
    let smallest = try metrics.lineHeight(atSize: fontSize)
    guard lineHeight >= smallest - Self.tolerance else {
      throw .unreachableLineHeight(wanted: lineHeight, smallest: smallest)
    }
    let reached = lineHeight * size / fontSize
    guard reached.isFinite else { throw .invalidValue(size) }
    return LineSpacing(
      fontSize: size, lineHeight: reached,
      naturalLineHeight: try metrics.lineHeight(atSize: size))
  }

  /// What binary64 may lose: a line height given as the natural one is reachable.
  private static let tolerance = 1e-9
}
