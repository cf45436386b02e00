/// The round icon that a list shows before each row while it is edited, and the gaps beside it.
///
/// Source: measured on the simulators of iPhone 14 Pro Max (3x) and iPhone 8 (2x), iOS 16.4, in
/// steps of 0.25 points. The icon shrinks from XXXL to AX1 and from AX2 to AX3.
public struct ListEditIcon: Hashable, Sendable {
  /// The icon's diameter.
  public let size: CategoryCurve
  /// The gap to the left of the icon; it follows no known rule.
  public let leftGap: CategoryCurve
  /// The gap to the right of the icon; it follows no known rule.
  public let rightGap: CategoryCurve

  /// The icon on a display.
  ///
  /// - Throws: ``ScalingError/unavailable(_:)`` at 1x, where nobody has measured.
  public static func measured(at scale: DisplayScale) throws(ScalingError) -> ListEditIcon {
    switch scale {
    case .x1: throw .unavailable("the list edit icon at 1x")
    case .x2: phone2x
    case .x3: phone3x
    }
  }

  /// The diameter by the rule that explains the measured ones within 0.21 points.
  ///
  /// It is the symbol `circle.fill` at body's size, whose image scale is large up to XXXL, medium
  /// at AX1 and AX2, and small from AX3; not rounded to pixels.
  public static func derivedSize(at category: ContentSizeCategory) -> Double {
    symbolScale(at: category).circleFillDiameter * Platform.iOS.size(of: .body, at: category)
  }

  /// The image scale of the icon's symbol.
  public static func symbolScale(at category: ContentSizeCategory) -> SymbolScale {
    switch category {
    case ...ContentSizeCategory.xxxLarge: .large
    case .accessibility1, .accessibility2: .medium
    default: .small
    }
  }

  // swift-format-ignore
  private static let phone3x = ListEditIcon(
    size: CategoryCurve(checked: [
      17.75, 19, 20.5, 21.75, 24.25, 26.75, 29.25, 28, 33, 31.75, 37, 42,
    ]),
    leftGap: CategoryCurve(checked: [
      1.25, 1.25, 1.25, 1.25, 1, 0.5, 1.25, 2.25, 3, 2.5, 3.25, 3.5,
    ]),
    rightGap: CategoryCurve(checked: [
      17.5, 17.5, 17.25, 17, 17, 17, 17, 18.25, 19, 18.75, 19.75, 19.75,
    ]))

  // swift-format-ignore
  private static let phone2x = ListEditIcon(
    size: CategoryCurve(checked: [
      17.75, 19, 20.5, 21.5, 24, 26.5, 29.25, 28, 33, 31.5, 37, 42,
    ]),
    leftGap: CategoryCurve(checked: [
      1.5, 1.5, 1.5, 1, 1, 1, 1, 2.5, 3, 2.5, 2.75, 3.5,
    ]),
    rightGap: CategoryCurve(checked: [
      17, 17.5, 17, 17.25, 16.75, 17, 17.25, 18.5, 19, 18.75, 19.5, 19.5,
    ]))
}
