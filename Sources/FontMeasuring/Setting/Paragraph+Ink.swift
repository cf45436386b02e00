internal import FontFiles

extension Paragraph {
  /// The smallest rectangle around the outlines; `nil` when there are none, or when text runs in
  /// both directions, whose visual order is not known here.
  func ink() throws(MeasuringError) -> FontMetrics.BoundingBox? {
    guard runsOneWay else { return nil }
    var ink: FontMetrics.BoundingBox?
    var pen = 0
    for item in items.first?.isRightToLeft == true ? items.reversed() : items {
      try typesetter.forEachGlyph(of: text, item) { glyph in
        ink.formUnion(typesetter.ink(of: glyph)?.moved(pen + glyph.xOffset, glyph.yOffset))
        pen += glyph.advance
      }
    }
    return ink
  }

  /// Digits run from left to right inside of any script.
  private var runsOneWay: Bool {
    guard items.contains(where: \.isRightToLeft) else { return true }
    return items.allSatisfy(\.isRightToLeft)
      && !text.contains { $0.properties.generalCategory == .decimalNumber }
  }
}

extension FontMetrics.BoundingBox? {
  mutating func formUnion(_ other: FontMetrics.BoundingBox?) {
    guard let box = self, let other else {
      self = self ?? other
      return
    }
    self = FontMetrics.BoundingBox(
      xMin: min(box.xMin, other.xMin), yMin: min(box.yMin, other.yMin),
      xMax: max(box.xMax, other.xMax), yMax: max(box.yMax, other.yMax))
  }
}

extension FontMetrics.BoundingBox {
  fileprivate func moved(_ x: Int, _ y: Int) -> FontMetrics.BoundingBox {
    FontMetrics.BoundingBox(xMin: xMin + x, yMin: yMin + y, xMax: xMax + x, yMax: yMax + y)
  }
}
