/// How heavy a font is; the raw value is its OpenType weight class.
public enum FontWeight: Int, Comparable, Sendable {
  /// 400.
  case regular = 400
  /// 500.
  case medium = 500
  /// 600.
  case semibold = 600
  /// 700.
  case bold = 700
  /// 800.
  case heavy = 800

  /// The name that Apple gives it, such as `semibold`.
  public var name: String {
    switch self {
    case .regular: "regular"
    case .medium: "medium"
    case .semibold: "semibold"
    case .bold: "bold"
    case .heavy: "heavy"
    }
  }

  /// Orders weights from light to heavy.
  public static func < (left: FontWeight, right: FontWeight) -> Bool {
    left.rawValue < right.rawValue
  }
}
