/// The size in points of what holds a text: a screen, or the proxy of a geometry reader.
public struct ContainerSize: Hashable, Sendable {
  /// The width in points.
  public let width: Double
  /// The height in points.
  public let height: Double

  /// Creates a size.
  ///
  /// - Throws: ``ScalingError/invalidSize(_:)`` unless both lengths are finite and positive.
  public init(width: Double, height: Double) throws(ScalingError) {
    for length in [width, height] {
      guard length > 0, length.isFinite else { throw .invalidSize(length) }
    }
    self.width = width
    self.height = height
  }

  /// The size turned by a quarter.
  public var rotated: ContainerSize { ContainerSize(checkedWidth: height, height: width) }

  /// The shorter of the two lengths.
  public var smallerSide: Double { min(width, height) }

  private init(checkedWidth width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}
