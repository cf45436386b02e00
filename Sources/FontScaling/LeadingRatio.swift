/// How much larger text is than by default: the ratio of two leadings, kept as a pair because
/// UIFontMetrics multiplies before it divides.
struct LeadingRatio {
  /// The leading at the category asked for.
  let current: Double
  /// The leading at the platform's default category.
  let standard: Double

  static let one = LeadingRatio(current: 1, standard: 1)
  static let unknown = LeadingRatio(current: 0, standard: 0)

  /// Whether both leadings are published.
  var isKnown: Bool { current > 0 && standard > 0 }

  var quotient: Double { current / standard }

  /// A value times the ratio, multiplied first.
  func applied(to value: Double) -> Double { value * current / standard }
}
