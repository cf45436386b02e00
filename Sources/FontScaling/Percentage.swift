/// A part of a whole, from 0 to 100 %.
public struct Percentage: Hashable, Sendable {
  /// The part as a fraction, 0 to 1.
  public let fraction: Double

  /// Creates a percentage from a fraction, such as 0.09 for 9 %.
  ///
  /// - Throws: ``ScalingError/invalidPercentage(fraction:)`` outside 0 to 1.
  public init(fraction: Double) throws(ScalingError) {
    guard (0...1).contains(fraction) else { throw .invalidPercentage(fraction: fraction) }
    self.fraction = fraction
  }

  /// Creates a percentage from its number of hundredths, such as 9 for 9 %.
  ///
  /// - Throws: ``ScalingError/invalidPercentage(fraction:)`` outside 0 to 100.
  public init(percent: Double) throws(ScalingError) {
    try self.init(fraction: percent / 100)
  }

  /// That part of a length.
  public func of(_ length: Double) -> Double { fraction * length }
}
