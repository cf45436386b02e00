extension TextStyle {
  /// The value that `UIFontMetrics(forTextStyle:).scaledValue(for:)` gives: a length scaled by the
  /// ratio of leadings and moved to the nearest pixel.
  ///
  /// `round(value × leading ÷ default leading × scale) ÷ scale`, ties away from zero, also at the
  /// default category. It gives all 2,508 values measured at 3x on the iOS 26 simulator; at 1x and
  /// 2x, and with the leadings of watchOS, the same law is assumed. Negative values scale alike.
  /// - Throws: ``ScalingError``, for a value that is not finite or a leading that is not known.
  public func scaledValue(
    _ value: Double, at category: ContentSizeCategory, on platform: Platform = .iOS,
    displayScale: DisplayScale = .x3
  ) throws(ScalingError) -> Double {
    let ratio = try leadingRatio(at: category, on: platform)
    let scaled = displayScale.rounded(ratio.applied(to: value))
    guard scaled.isFinite else { throw .invalidValue(value) }
    return scaled
  }

  /// The point size that `UIFontMetrics(forTextStyle:).scaledFont(for:maximumPointSize:)` gives.
  ///
  /// The size is rounded to whole points whatever the display, then kept within the limits, which
  /// are not rounded; UIKit has the maximum only. It gives 2,507 of 2,508 measured sizes: for
  /// headline, 11 points at AX4, an exact tie, 25 was measured and the law gives 26. Scaling a size
  /// that is already scaled is an error that UIKit raises and numbers cannot show.
  /// - Throws: ``ScalingError``, for a size or limit that is not finite and positive, a size that
  ///   rounds to no point, or a leading that is not known.
  public func scaledFont(
    _ size: Double, at category: ContentSizeCategory, on platform: Platform = .iOS,
    minimum: Double? = nil, maximum: Double? = nil
  ) throws(ScalingError) -> Double {
    let limits = try SizeLimits(minimum: minimum, maximum: maximum)
    let ratio = try leadingRatio(at: category, on: platform)
    return limits.clamp(try Self.wholePoints(ratio.applied(to: size), from: size))
  }

  /// The value that SwiftUI's `@ScaledMetric(relativeTo:)` gives.
  ///
  /// The ratio is divided first, so on an exact tie it can differ by a pixel from
  /// ``scaledValue(_:at:on:displayScale:)``. Source: two re-implementations of SwiftUI, 2025; not
  /// measured.
  /// - Throws: ``ScalingError``, for a value that is not finite or a leading that is not known.
  public func scaledMetric(
    _ value: Double, at category: ContentSizeCategory, on platform: Platform = .iOS,
    displayScale: DisplayScale = .x3
  ) throws(ScalingError) -> Double {
    let ratio = try leadingRatio(at: category, on: platform).quotient
    let scaled = displayScale.rounded(value * ratio)
    guard scaled.isFinite else { throw .invalidValue(value) }
    return scaled
  }

  /// The point size that SwiftUI's `Font.custom(_:size:relativeTo:)` shows, in whole points.
  ///
  /// Source: two re-implementations of SwiftUI, 2025; not measured. See ``FontCall`` for the forms
  /// without `relativeTo`.
  /// - Throws: ``ScalingError``, for a size that is not finite and positive or rounds to no point,
  ///   or a leading that is not known.
  public func customFont(
    _ size: Double, at category: ContentSizeCategory, on platform: Platform = .iOS
  ) throws(ScalingError) -> Double {
    let ratio = try leadingRatio(at: category, on: platform).quotient
    return try Self.wholePoints(ratio * size, from: size)
  }

  /// The size of the system font over its size by default.
  ///
  /// Chromium on iOS and Flutter scale by it, with body; UIFontMetrics does not.
  /// - Throws: ``ScalingError/unavailable(_:)`` where a size is not published.
  public func pointSizeRatio(
    at category: ContentSizeCategory, on platform: Platform = .iOS
  ) throws(ScalingError) -> Double {
    let standard = try preferredSize(at: try platform.defaultCategory(), on: platform)
    return try preferredSize(at: category, on: platform) / standard
  }

  private static func wholePoints(
    _ scaled: Double, from size: Double
  ) throws(ScalingError) -> Double {
    guard size > 0, scaled.isFinite else { throw .invalidSize(size) }
    let points = scaled.rounded()
    guard points > 0 else { throw .roundsToNothing(size) }
    return points
  }
}
