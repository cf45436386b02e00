extension ContentSizeCategory {
  /// The short name that tables print: XS to XXXL, AX1 to AX5.
  public var shortName: String { Self.shortNames[rawValue] }

  /// The case of SwiftUI's `DynamicTypeSize`, such as `accessibility3`.
  public var swiftUIName: String { Self.swiftUINames[rawValue] }

  /// The member of UIKit's `UIContentSizeCategory`, such as `accessibilityExtraLarge`.
  public var uiKitName: String { Self.uiKitNames[rawValue] }

  /// The raw value of UIKit's member, such as `UICTContentSizeCategoryAccessibilityXL`.
  public var uiKitRawValue: String { "UICTContentSizeCategory" + Self.uiKitSuffixes[rawValue] }

  /// The category with a name of any of the four kinds, in any letter case; `nil` when none has it.
  public init?(name: String) {
    let wanted = name.lowercased()
    let match = Self.allCases.first { $0.names.contains { $0.lowercased() == wanted } }
    guard let match else { return nil }
    self = match
  }

  private var names: [String] { [shortName, swiftUIName, uiKitName, uiKitRawValue] }

  private static let shortNames = [
    "XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5",
  ]
  private static let swiftUINames = [
    "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge",
    "accessibility1", "accessibility2", "accessibility3", "accessibility4", "accessibility5",
  ]
  private static let uiKitNames = [
    "extraSmall", "small", "medium", "large", "extraLarge", "extraExtraLarge",
    "extraExtraExtraLarge", "accessibilityMedium", "accessibilityLarge", "accessibilityExtraLarge",
    "accessibilityExtraExtraLarge", "accessibilityExtraExtraExtraLarge",
  ]
  private static let uiKitSuffixes = [
    "XS", "S", "M", "L", "XL", "XXL", "XXXL", "AccessibilityM", "AccessibilityL", "AccessibilityXL",
    "AccessibilityXXL", "AccessibilityXXXL",
  ]
}
