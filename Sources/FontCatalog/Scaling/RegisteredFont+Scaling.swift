public import FontFiles
public import FontScaling

extension RegisteredFont {
  /// The font at the size that a text style gives it, as
  /// `UIFontMetrics(forTextStyle:).scaledFont(for:maximumPointSize:)` does.
  ///
  /// - Parameters:
  ///   - size: The size at the platform's default category, in points; the style's own when `nil`.
  ///   - style: The text style that the size follows.
  ///   - category: The content size category.
  ///   - platform: The platform whose tables apply.
  ///   - maximum: The largest size in points; `nil` for no limit.
  /// - Returns: The font with its metrics in points.
  /// - Throws: ``ScaledFontError``, when the size or a metric cannot be known.
  public func scaled(
    _ size: Double? = nil, relativeTo style: TextStyle, at category: ContentSizeCategory,
    on platform: Platform = .iOS, maximum: Double? = nil
  ) throws(ScaledFontError) -> ScaledFont {
    let pointSize: Double
    do throws(ScalingError) {
      let base: Double =
        if let size { size } else {
          try style.preferredSize(at: platform.defaultCategory(), on: platform)
        }
      pointSize = try style.scaledFont(base, at: category, on: platform, maximum: maximum)
    } catch {
      throw .size(error)
    }
    return try atSize(pointSize)
  }

  /// The font at a fixed size.
  ///
  /// - Parameter pointSize: The size in points, finite and positive.
  /// - Returns: The font with its metrics in points.
  /// - Throws: ``ScaledFontError``, when the size is none or a metric cannot be known.
  public func atSize(_ pointSize: Double) throws(ScaledFontError) -> ScaledFont {
    guard pointSize.isFinite, pointSize > 0 else { throw .size(.invalidSize(pointSize)) }
    guard isDefault || !face.tables.contains(where: { $0.tag == "MVAR" }) else {
      throw .varyingMetrics(source)
    }
    guard let unitsPerEm = face.unitsPerEm, unitsPerEm > 0, let hhea = face.metrics.hhea else {
      throw .noMetrics(source)
    }
    func points(_ units: Int) -> Double { Double(units) * pointSize / Double(unitsPerEm) }
    return ScaledFont(
      font: self, pointSize: pointSize, ascender: points(hhea.ascender),
      descender: points(hhea.descender), lineGap: points(hhea.lineGap),
      capHeight: face.metrics.capHeight.map(points), xHeight: face.metrics.xHeight.map(points))
  }
}
