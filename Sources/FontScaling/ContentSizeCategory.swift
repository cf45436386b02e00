/// How large a person wants text to be: the twelve steps of Dynamic Type, smallest first.
///
/// The cases are named as SwiftUI's `DynamicTypeSize` names them. Source: Apple's documentation of
/// `UIContentSizeCategory` and `DynamicTypeSize`, 2026.
public enum ContentSizeCategory: Int, CaseIterable, Comparable, Sendable {
  /// XS, the smallest.
  case xSmall
  /// S.
  case small
  /// M.
  case medium
  /// L, the default of iOS and iPadOS.
  case large
  /// XL.
  case xLarge
  /// XXL.
  case xxLarge
  /// XXXL, the largest that is not an accessibility size.
  case xxxLarge
  /// AX1, the smallest accessibility size.
  case accessibility1
  /// AX2.
  case accessibility2
  /// AX3.
  case accessibility3
  /// AX4.
  case accessibility4
  /// AX5, the largest.
  case accessibility5

  /// Whether this is one of the five accessibility sizes.
  public var isAccessibility: Bool { self >= .accessibility1 }

  /// The category that a view shows when it is limited to a range, as by
  /// `.dynamicTypeSize(.small ... .xxxLarge)`.
  public func clamped(to range: ClosedRange<ContentSizeCategory>) -> ContentSizeCategory {
    min(max(self, range.lowerBound), range.upperBound)
  }

  /// Orders categories by the size of their text.
  public static func < (left: ContentSizeCategory, right: ContentSizeCategory) -> Bool {
    left.rawValue < right.rawValue
  }
}
