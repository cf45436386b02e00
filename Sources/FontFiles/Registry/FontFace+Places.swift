/// The places in its family that a face can take.
extension FontFace {
  /// The OpenType weights: one, or those of the `wght` axis.
  ///
  /// A font that declares none is regular.
  var weights: ClosedRange<Double> {
    axis("wght")?.range ?? .only(Double(weight ?? 400))
  }

  /// The widths in percent of normal: one, or those of the `wdth` axis.
  ///
  /// A font that declares none is normal.
  var widths: ClosedRange<Double> {
    axis("wdth")?.range ?? .only(Self.percent(ofWidthClass: width ?? 5))
  }

  /// Whether the face can be upright (`false`), italic (`true`), or both by its `ital` or `slnt`
  /// axis.
  var slants: [Bool] {
    axis("ital") == nil && axis("slnt") == nil ? [isItalic] : [false, true]
  }

  private func axis(_ tag: String) -> VariationAxis? {
    axes.first { $0.tag == tag }
  }

  /// The percentages of usWidthClass in the OpenType specification's OS/2 chapter.
  private static func percent(ofWidthClass width: Int) -> Double {
    let percents: [Double] = [50, 62.5, 75, 87.5, 100, 112.5, 125, 150, 200]
    return percents[min(max(width, 1), 9) - 1]
  }
}

extension VariationAxis {
  /// The values of the axis; a damaged font may have its ends the wrong way round.
  var range: ClosedRange<Double> {
    min(minimum, maximum)...max(minimum, maximum)
  }
}

extension ClosedRange<Double> {
  fileprivate static func only(_ value: Double) -> ClosedRange {
    value...value
  }
}
