public import FontFiles
public import FontScaling

/// Why a font's metrics at a size cannot be given.
public enum ScaledFontError: Error, Hashable, Sendable {
  /// The size cannot be computed.
  case size(ScalingError)
  /// The font has no `hhea` table or no units per em, as bitmap fonts.
  case noMetrics(FontSource)
  /// The font changes its metrics with its axes (`MVAR`), and is not at its default.
  case varyingMetrics(FontSource)
}

extension ScaledFontError: CustomStringConvertible {
  /// What is wrong, on one line.
  public var description: String {
    switch self {
    case .size(let error): error.description
    case .noMetrics(let source): "\(source): no metrics: it has no hhea table or no units per em"
    case .varyingMetrics(let source):
      "\(source): its metrics change along its axes (MVAR) and are known at its default only"
    }
  }
}
