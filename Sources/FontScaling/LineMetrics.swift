/// A font's vertical metrics in ems, y pointing up: the `hhea` values over the units per em.
public struct LineMetrics: Hashable, Sendable {
  /// Above the baseline.
  public let ascender: Double
  /// Below the baseline, usually negative.
  public let descender: Double
  /// Extra space between lines.
  public let lineGap: Double

  /// The system font of iOS: 1950, −494 and 0 over 2048, measured at 132 sizes on iOS 26.
  public static let system = LineMetrics(
    checkedAscender: 1950.0 / 2048, descender: -494.0 / 2048, lineGap: 0)

  /// Creates metrics.
  ///
  /// - Throws: ``ScalingError/invalidMetrics`` unless all are finite and a line has a height.
  public init(ascender: Double, descender: Double, lineGap: Double) throws(ScalingError) {
    let height = ascender - descender + lineGap
    guard height > 0, height.isFinite else { throw .invalidMetrics }
    self.init(checkedAscender: ascender, descender: descender, lineGap: lineGap)
  }

  private init(checkedAscender ascender: Double, descender: Double, lineGap: Double) {
    self.ascender = ascender
    self.descender = descender
    self.lineGap = lineGap
  }

  /// The natural height of a line: ascender − descender + line gap.
  public var lineHeight: Double { ascender - descender + lineGap }

  /// The natural height of a line in points.
  ///
  /// - Throws: ``ScalingError/invalidSize(_:)`` unless the size is finite and positive,
  ///   ``ScalingError/invalidValue(_:)`` where it is too large.
  public func lineHeight(atSize size: Double) throws(ScalingError) -> Double {
    guard size > 0, size.isFinite else { throw .invalidSize(size) }
    let height = lineHeight * size
    guard height.isFinite else { throw .invalidValue(size) }
    return height
  }

  /// What to take away so that a line reaches from its capitals' tops to its baseline.
  ///
  /// The line gap is taken to lie below the descender, so that both trims and the capitals add up
  /// to the natural height.
  /// - Throws: ``ScalingError/invalidSize(_:)`` unless the capitals' height is finite and positive.
  public func leadingTrim(capHeight: Double) throws(ScalingError) -> LeadingTrim {
    guard capHeight > 0, capHeight.isFinite else { throw .invalidSize(capHeight) }
    return LeadingTrim(above: ascender - capHeight, below: lineGap - descender)
  }
}
