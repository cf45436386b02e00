/// The image scale of an SF Symbol.
///
/// A symbol's point size is that of the font beside it. Source: a re-implementation of SwiftUI 6.5,
/// confirmed by measured list icons.
public enum SymbolScale: CaseIterable, Sendable {
  /// `.imageScale(.small)`.
  case small
  /// `.imageScale(.medium)`, the default.
  case medium
  /// `.imageScale(.large)`.
  case large

  /// The size of a regular symbol over its size at medium scale.
  public var factor: Double {
    switch self {
    case .small: 0.7916875815681157
    case .medium: 1
    case .large: 1.2769802228691898
    }
  }

  /// The diameter of the symbol `circle.fill`, regular, over its point size.
  public var circleFillDiameter: Double {
    switch self {
    case .small: 0.7886
    case .medium: 0.9961
    case .large: 1.272
    }
  }
}
