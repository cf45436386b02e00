/// How Android 14 and later scale text: large text grows less than small text.
///
/// Sources: the tables of FontScaleConverterFactory (1.15, 1.3, 1.5, 1.8 and 2 are in the source
/// that generates them; 1.05, 1.1 and 1.2 are later or a vendor's). Computed in binary64, where
/// Android has binary32.
public enum AndroidFontScale {
  /// The density-independent pixels that a size in scalable pixels is shown at.
  ///
  /// Below a font scale of 1.04 and above 2 the scale is linear; between two tables it is
  /// interpolated, as is the size between two knots. The sign is kept.
  /// - Throws: ``ScalingError/invalidValue(_:)`` for a size that is not finite,
  ///   ``ScalingError/invalidSize(_:)`` for a font scale that is not finite and positive.
  public static func dp(_ sp: Double, fontScale: Double) throws(ScalingError) -> Double {
    guard fontScale > 0, fontScale.isFinite else { throw .invalidSize(fontScale) }
    let magnitude =
      if let column = column(fontScale) { interpolated(sp.magnitude, through: column) } else {
        sp.magnitude * fontScale
      }
    guard magnitude.isFinite else { throw .invalidValue(sp) }
    return sp < 0 ? -magnitude : magnitude
  }

  /// The sizes that the knots have at a font scale; `nil` where the scale is linear.
  private static func column(_ fontScale: Double) -> [Double]? {
    guard fontScale >= scales[1] - 0.01, let above = scales.firstIndex(where: { $0 >= fontScale })
    else { return nil }
    let below = above - 1
    let part = (fontScale - scales[below]) / (scales[above] - scales[below])
    return zip(table(below), table(above)).map { $0 + ($1 - $0) * part }
  }

  private static func interpolated(_ sp: Double, through dps: [Double]) -> Double {
    guard let above = knots.firstIndex(where: { $0 >= sp }) else {
      return sp * dps[dps.count - 1] / knots[knots.count - 1]
    }
    guard above > 0 else { return sp * dps[0] / knots[0] }
    let part = (sp - knots[above - 1]) / (knots[above] - knots[above - 1])
    return dps[above - 1] + (dps[above] - dps[above - 1]) * part
  }

  private static func table(_ index: Int) -> ArraySlice<Double> {
    tables[index * knots.count..<(index + 1) * knots.count]
  }

  private static let knots: [Double] = [8, 10, 12, 14, 18, 20, 24, 30, 100]
  private static let scales: [Double] = [1, 1.05, 1.1, 1.15, 1.2, 1.3, 1.5, 1.8, 2]

  /// One row per scale, one column per knot.
  // swift-format-ignore
  private static let tables: [Double] = [
     8,   10,   12,   14,   18,   20,   24,   30,   100,
     8.4, 10.5, 12.6, 14.8, 18.6, 20.6, 24.4, 30,   100,
     8.8, 11,   13.2, 15.6, 19.2, 21.2, 24.8, 30,   100,
     9.2, 11.5, 13.8, 16.4, 19.8, 21.8, 25.2, 30,   100,
     9.6, 12,   14.4, 17.2, 20.4, 22.4, 25.6, 30,   100,
    10.4, 13,   15.6, 18.8, 21.6, 23.6, 26.4, 30,   100,
    12,   15,   18,   22,   24,   26,   28,   30,   100,
    14.4, 18,   21.6, 24.4, 27.6, 30.8, 32.8, 34.8, 100,
    16,   20,   24,   26,   30,   34,   36,   38,   100,
  ]
}
