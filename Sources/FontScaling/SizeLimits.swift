/// The smallest and largest size that a result may have, in points.
public struct SizeLimits: Hashable, Sendable {
  /// The smallest; `nil` for no limit.
  public let minimum: Double?
  /// The largest; `nil` for no limit.
  public let maximum: Double?

  /// No limits.
  public static let none = SizeLimits()

  private init() {
    minimum = nil
    maximum = nil
  }

  /// Creates limits.
  ///
  /// - Throws: ``ScalingError/invalidLimits(minimum:maximum:)`` unless each is finite and positive
  ///   and they do not cross.
  public init(minimum: Double? = nil, maximum: Double? = nil) throws(ScalingError) {
    let low = minimum ?? maximum ?? 1
    let high = maximum ?? low
    guard low > 0, low <= high, high.isFinite else {
      throw .invalidLimits(minimum: minimum, maximum: maximum)
    }
    self.minimum = minimum
    self.maximum = maximum
  }

  /// The size, moved inside the limits; it is not rounded again.
  public func clamp(_ size: Double) -> Double {
    let raised = max(size, minimum ?? size)
    return min(raised, maximum ?? raised)
  }
}
