/// How an app asks SwiftUI for a custom font, which decides whether the size is scaled.
public enum FontCall: Hashable, Sendable {
  /// `Font.custom(_:size:)`, which scales with body (since the SDK of iOS 14).
  case size
  /// `Font.custom(_:size:relativeTo:)`.
  case sizeRelativeTo(TextStyle)
  /// `Font.custom(_:fixedSize:)`, which does not scale.
  case fixedSize

  /// The style whose ratio scales the size; `nil` when nothing does.
  public var textStyle: TextStyle? {
    switch self {
    case .size: .body
    case .sizeRelativeTo(let style): style
    case .fixedSize: nil
    }
  }

  /// The size that is shown, in points.
  ///
  /// - Throws: ``ScalingError``, for a size that is not finite and positive or a leading that is
  ///   not known.
  public func shownSize(
    _ size: Double, at category: ContentSizeCategory, on platform: Platform = .iOS
  ) throws(ScalingError) -> Double {
    guard size > 0, size.isFinite else { throw .invalidSize(size) }
    return try textStyle?.customFont(size, at: category, on: platform) ?? size
  }
}
