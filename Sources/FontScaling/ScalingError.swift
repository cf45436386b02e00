/// Why a size could not be computed; each case holds what is wrong.
public enum ScalingError: Error, Hashable, Sendable {
  /// Nobody has published the number; the text says which.
  case unavailable(String)
  /// A value that is not finite, or too large to be scaled.
  case invalidValue(Double)
  /// A font size, length or scale that is not finite and positive.
  case invalidSize(Double)
  /// A font size that is shown in whole points and rounds to none.
  case roundsToNothing(Double)
  /// Limits that are not finite and positive, or the wrong way round.
  case invalidLimits(minimum: Double?, maximum: Double?)
  /// A percentage outside 0 to 100 %; the value is the fraction.
  case invalidPercentage(fraction: Double)
  /// Font metrics that are not finite, or give a line no height.
  case invalidMetrics
  /// A curve that has not twelve values, all finite and positive.
  case invalidCurve(String)
  /// A line height below the font's own, which spacing cannot reach.
  case unreachableLineHeight(wanted: Double, smallest: Double)
  /// A device that the table does not know, and the names that come nearest.
  case unknownDevice(String, nearest: [String])
}

extension ScalingError: CustomStringConvertible {
  /// One line that says what is wrong and what is expected.
  public var description: String {
    switch self {
    case .unavailable(let what): "\(what): not published, so not computed"
    case .invalidValue(let value): "\(value) cannot be scaled: it is not finite, or too large"
    case .invalidSize(let size): "\(size) is not a size: it must be finite and positive"
    case .roundsToNothing(let size): "\(size) points round to no whole point, so there is no font"
    case .invalidLimits(let minimum, let maximum):
      "limits \(Self.bound(minimum)) to \(Self.bound(maximum)) are not sizes in rising order"
    case .invalidPercentage(let fraction):
      "\(fraction) is not a part of a whole, which is 0 to 1 or 0 to 100 %"
    case .invalidMetrics: "the font's metrics give its lines no height"
    case .invalidCurve(let reason): "not a curve: \(reason)"
    case .unreachableLineHeight(let wanted, let smallest):
      "line height \(wanted) is below the font's own; the smallest reachable is "
        + "\(Self.reachable(smallest))"
    case .unknownDevice(let name, let nearest): Self.unknown(name, nearest)
    }
  }

  /// A line height of few digits that is not below the smallest.
  private static func reachable(_ smallest: Double) -> Double {
    ((smallest - 1e-9) * 1000).rounded(.up) / 1000
  }

  private static func bound(_ limit: Double?) -> String {
    limit.map { "\($0)" } ?? "none"
  }

  private static func unknown(_ name: String, _ nearest: [String]) -> String {
    let names = nearest.map { "'\($0)'" }.joined(separator: ", ")
    return "no device '\(name)'" + (nearest.isEmpty ? "" : "; the nearest are \(names)")
  }
}
