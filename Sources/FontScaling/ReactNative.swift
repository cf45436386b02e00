/// How React Native scales text on iOS.
public enum ReactNative {
  /// The `fontScale` by which font sizes are multiplied, unrounded.
  ///
  /// Source: React Native, RCTAccessibilityManager and RCTUIUtils.
  public static func fontScale(at category: ContentSizeCategory) -> Double {
    switch category {
    case .xSmall: 0.823
    case .small: 0.882
    case .medium: 0.941
    case .large: 1
    case .xLarge: 1.118
    case .xxLarge: 1.235
    case .xxxLarge: 1.353
    case .accessibility1: 1.786
    case .accessibility2: 2.143
    case .accessibility3: 2.643
    case .accessibility4: 3.143
    case .accessibility5: 3.571
    }
  }
}
