/// Where a text stands in its container and how large it is, all in parts of the container: the
/// modifier `.font(.custom(…)).frame(…).position(…).clipped()` as a value.
public struct FlexibleTextPosition: Hashable, Sendable {
  /// The centre, as a part of the container's width.
  public var horizontal: Percentage
  /// The centre, as a part of the container's height.
  public var vertical: Percentage
  /// The frame's width, as a part of the container's; `nil` for the text's own.
  public var width: Percentage?
  /// The frame's height, as a part of the container's; `nil` for the text's own.
  public var height: Percentage?
  /// The font size, as a part of the container's width; `nil` for 20 points.
  public var fontSize: Percentage?
  /// The font's PostScript name; `nil` for the system font.
  public var fontName: String?

  /// Creates a position.
  public init(
    horizontal: Percentage, vertical: Percentage, width: Percentage? = nil,
    height: Percentage? = nil, fontSize: Percentage? = nil, fontName: String? = nil
  ) {
    self.horizontal = horizontal
    self.vertical = vertical
    self.width = width
    self.height = height
    self.fontSize = fontSize
    self.fontName = fontName
  }

  /// What the position comes to in a container.
  ///
  /// - Throws: ``ScalingError/invalidSize(_:)`` for a font size of 0 %.
  public func placement(in container: ContainerSize) throws(ScalingError) -> TextPlacement {
    TextPlacement(
      fontSize: try ContainerPercent(fontSize).size(inWidth: container.width),
      centerX: horizontal.of(container.width),
      centerY: vertical.of(container.height),
      width: width?.of(container.width),
      height: height?.of(container.height),
      container: container)
  }
}
