/// A rectangle in points, y pointing down.
public struct Rectangle: Hashable, Sendable {
  /// The left edge.
  public let x: Double
  /// The top edge.
  public let y: Double
  /// The width.
  public let width: Double
  /// The height.
  public let height: Double

  /// The part inside a container whose origin is 0, 0; of no width or height where nothing is.
  func clipped(to container: ContainerSize) -> Rectangle {
    let left = min(max(x, 0), container.width)
    let top = min(max(y, 0), container.height)
    let right = min(max(x + width, 0), container.width)
    let bottom = min(max(y + height, 0), container.height)
    return Rectangle(x: left, y: top, width: right - left, height: bottom - top)
  }
}
