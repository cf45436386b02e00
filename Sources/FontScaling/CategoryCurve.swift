/// A length for each of the twelve content sizes, in points: a scale of one's own.
public struct CategoryCurve: Hashable, Sendable {
  /// The twelve lengths, XS first.
  public let values: [Double]

  /// Creates a curve.
  ///
  /// - Throws: ``ScalingError/invalidCurve(_:)`` unless there are twelve lengths, all finite and
  ///   positive.
  public init(_ values: [Double]) throws(ScalingError) {
    let count = ContentSizeCategory.allCases.count
    guard values.count == count else {
      throw .invalidCurve("it has \(values.count) values, one for each of \(count) is needed")
    }
    if let wrong = values.first(where: { !($0 > 0 && $0.isFinite) }) {
      throw .invalidCurve("\(wrong) is not finite and positive")
    }
    self.values = values
  }

  /// Creates a curve from a table of this package.
  init(checked values: [Double]) {
    self.values = values
  }

  /// The length at a category.
  public subscript(category: ContentSizeCategory) -> Double { values[category.rawValue] }

  /// The categories at which the length is smaller than at the one before; empty for a monotonic
  /// curve.
  public var falls: [ContentSizeCategory] {
    ContentSizeCategory.allCases.dropFirst().filter {
      values[$0.rawValue] < values[$0.rawValue - 1]
    }
  }

  /// Whether the length never shrinks as the category grows.
  public var isMonotonic: Bool { falls.isEmpty }

  /// A length at the default category scaled along the curve, moved to the nearest pixel.
  ///
  /// - Throws: ``ScalingError/invalidValue(_:)`` for a length that is not finite.
  public func scaled(
    _ value: Double, at category: ContentSizeCategory, displayScale: DisplayScale = .x3
  ) throws(ScalingError) -> Double {
    let ratio = LeadingRatio(current: self[category], standard: self[.large])
    let scaled = displayScale.rounded(ratio.applied(to: value))
    guard scaled.isFinite else { throw .invalidValue(value) }
    return scaled
  }
}
