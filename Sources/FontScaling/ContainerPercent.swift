/// A font size that is a part of its container's width.
public struct ContainerPercent: Hashable, Sendable {
  /// The size in points where no percentage is given.
  public static let standardSize = 20.0

  /// The part of the width; `nil` for ``standardSize`` at every width.
  public let percentage: Percentage?
  /// Bounds of the result, applied last.
  public let limits: SizeLimits
  /// The style by whose ratio the result also follows the content size; `nil` for no scaling.
  public let textStyle: TextStyle?

  /// Creates a rule for a font size.
  public init(
    _ percentage: Percentage?, limits: SizeLimits = .none, textStyle: TextStyle? = nil
  ) {
    self.percentage = percentage
    self.limits = limits
    self.textStyle = textStyle
  }

  /// The font size in points: the part of the width, scaled by the text style if there is one (to
  /// whole points, as ``TextStyle/customFont(_:at:on:)``), then kept within the limits.
  ///
  /// - Throws: ``ScalingError``, where the width or the result is not finite and positive, or a
  ///   leading is not known.
  public func size(
    inWidth width: Double, at category: ContentSizeCategory = .large, on platform: Platform = .iOS
  ) throws(ScalingError) -> Double {
    guard width > 0, width.isFinite else { throw .invalidSize(width) }
    let part = percentage?.of(width) ?? Self.standardSize
    guard part > 0 else { throw .invalidSize(part) }
    return limits.clamp(try textStyle?.customFont(part, at: category, on: platform) ?? part)
  }

  /// Whether Dynamic Type is applied twice when the result is handed to a font call: once by
  /// ``textStyle`` and once by the call, as `Font.custom(_:size:)` does; never where sizes are fixed.
  public func isScaledTwice(by call: FontCall, on platform: Platform = .iOS) -> Bool {
    platform.hasDynamicType && textStyle != nil && call.textStyle != nil
  }
}
