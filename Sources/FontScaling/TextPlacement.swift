/// What a ``FlexibleTextPosition`` comes to in one container, in points, y pointing down.
public struct TextPlacement: Hashable, Sendable {
  /// The font size that is asked for, before Dynamic Type.
  public let fontSize: Double
  /// The centre's distance from the container's left edge.
  public let centerX: Double
  /// The centre's distance from the container's top edge.
  public let centerY: Double
  /// The frame's width; `nil` for the text's own.
  public let width: Double?
  /// The frame's height; `nil` for the text's own.
  public let height: Double?
  /// The container, to whose edges the frame is clipped.
  public let container: ContainerSize

  /// The frame, which may reach outside the container; `nil` unless both its lengths are given.
  public var frame: Rectangle? {
    guard let width, let height else { return nil }
    return Rectangle(
      x: centerX - width / 2, y: centerY - height / 2, width: width, height: height)
  }

  /// What is seen of the frame; `nil` unless both its lengths are given.
  public var clippedFrame: Rectangle? { frame?.clipped(to: container) }
}
