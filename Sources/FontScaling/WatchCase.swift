/// The height of an Apple Watch's case, in millimetres.
public enum WatchCase: Int, CaseIterable, Sendable {
  /// 38 mm.
  case mm38 = 38
  /// 40 mm.
  case mm40 = 40
  /// 41 mm.
  case mm41 = 41
  /// 42 mm.
  case mm42 = 42
  /// 44 mm.
  case mm44 = 44
  /// 45 mm.
  case mm45 = 45
  /// 46 mm.
  case mm46 = 46
  /// 49 mm.
  case mm49 = 49

  /// The content size that a new watch shows; `nil` where Apple has not published it (46 mm).
  ///
  /// Source: Human Interface Guidelines, Typography, 2025.
  public var defaultCategory: ContentSizeCategory? {
    switch self {
    case .mm38: .small
    case .mm40, .mm41, .mm42: .large
    case .mm44, .mm45, .mm49: .xLarge
    case .mm46: nil
    }
  }
}
