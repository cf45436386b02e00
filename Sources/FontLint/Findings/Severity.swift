/// How bad a finding is.
public enum Severity: String, CaseIterable, Hashable, Sendable {
  /// Worth knowing; never fails a run unless asked to.
  case info
  /// Likely a visible defect; somebody should decide.
  case warning
  /// Text will not show as intended, or the store rejects the build.
  case error
}

extension Severity: Comparable {
  private var rank: Int {
    switch self {
    case .info: 0
    case .warning: 1
    case .error: 2
    }
  }

  /// Whether one severity is milder than another.
  public static func < (left: Severity, right: Severity) -> Bool {
    left.rank < right.rank
  }
}
