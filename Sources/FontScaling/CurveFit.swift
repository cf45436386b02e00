/// A curve explained by one text style: over each run of categories its length is a factor times
/// the style's point size on iOS.
///
/// The factors are those whose largest error is smallest, found exactly. Of styles that fit equally
/// well body comes first; headline has the same sizes.
public struct CurveFit: Hashable, Sendable {
  /// Categories next to each other that share a factor.
  public struct Step: Hashable, Sendable {
    /// The categories.
    public let categories: ClosedRange<ContentSizeCategory>
    /// What the style's point size is multiplied by.
    public let factor: Double
    /// The largest distance from the curve, in points.
    public let error: Double
  }

  /// The style.
  public let style: TextStyle
  /// The runs, smallest category first.
  public let steps: [Step]

  /// The largest distance from the curve, in points.
  public var maximumError: Double { steps.map { $0.error }.max() ?? 0 }

  /// The best fit with one factor for all categories.
  ///
  /// - Throws: ``ScalingError/invalidCurve(_:)`` for lengths too large to compute with.
  public static func single(_ curve: CategoryCurve) throws(ScalingError) -> CurveFit {
    try best { CurveFit(style: $0, steps: [step(0..<curve.values.count, of: curve, style: $0)]) }
  }

  /// The best fit with a factor for each run of categories: the fewest runs whose errors stay
  /// within a tolerance in points, and of these the smallest error.
  ///
  /// - Throws: ``ScalingError/invalidSize(_:)`` for a tolerance that is not finite and positive,
  ///   ``ScalingError/invalidCurve(_:)`` for lengths too large to compute with.
  public static func stepped(
    _ curve: CategoryCurve, tolerance: Double = 0.25
  ) throws(ScalingError) -> CurveFit {
    guard tolerance > 0, tolerance.isFinite else { throw .invalidSize(tolerance) }
    return try best { stepped(curve, style: $0, tolerance: tolerance) }
  }

  private static func best(_ fit: (TextStyle) -> CurveFit) throws(ScalingError) -> CurveFit {
    let others = TextStyle.allCases.filter { style in
      style != .body && Platform.iOS.leading(of: style, at: .large) > 0
    }
    let best = others.map(fit).reduce(fit(.body)) { $1.isBetter(than: $0) ? $1 : $0 }
    guard best.maximumError.isFinite else { throw .invalidCurve("its lengths are too large") }
    return best
  }

  private func isBetter(than other: CurveFit) -> Bool {
    (steps.count, maximumError) < (other.steps.count, other.maximumError)
  }

  /// The best fit of each beginning of the curve, from the best fits of the shorter ones.
  private static func stepped(
    _ curve: CategoryCurve, style: TextStyle, tolerance: Double
  ) -> CurveFit {
    var fits = [CurveFit(style: style, steps: [])]
    for end in 1...curve.values.count {
      let candidates = (0..<end).compactMap { start -> CurveFit? in
        let step = step(start..<end, of: curve, style: style)
        guard step.error <= tolerance || start == end - 1 else { return nil }
        return CurveFit(style: style, steps: fits[start].steps + [step])
      }
      fits.append(candidates.dropFirst().reduce(candidates[0]) { $1.isBetter(than: $0) ? $1 : $0 })
    }
    return fits[curve.values.count]
  }

  /// The factor whose largest error over a run is smallest.
  ///
  /// That error is reached by two samples, above and below, so their mean ratio is the factor.
  private static func step(_ run: Range<Int>, of curve: CategoryCurve, style: TextStyle) -> Step {
    let categories = ContentSizeCategory.allCases[run]
    let samples = categories.map { (curve[$0], Platform.iOS.size(of: style, at: $0)) }
    var best = (factor: 0.0, error: Double.infinity)
    for (a, b) in samples.flatMap({ a in samples.map { b in (a, b) } }) {
      let factor = (a.0 + b.0) / (a.1 + b.1)
      let error = samples.map { ($0.0 - factor * $0.1).magnitude }.max() ?? 0
      if error < best.error { best = (factor, error) }
    }
    let range = categories[run.lowerBound]...categories[run.upperBound - 1]
    return Step(categories: range, factor: best.factor, error: best.error)
  }
}
