/// A rectangle in font units.
package struct Rectangle: Hashable, Sendable {
  package var xMin: Int
  package var yMin: Int
  package var xMax: Int
  package var yMax: Int

  package init(xMin: Int, yMin: Int, xMax: Int, yMax: Int) {
    self.xMin = xMin
    self.yMin = yMin
    self.xMax = xMax
    self.yMax = yMax
  }

  /// The smallest rectangle that holds the points; all zeros without any.
  init(around points: [Point]) {
    let (x, y) = (points.map(\.x), points.map(\.y))
    self.init(
      xMin: x.min() ?? 0, yMin: y.min() ?? 0, xMax: x.max() ?? 0, yMax: y.max() ?? 0)
  }

  /// The rectangle as a contour, clockwise as TrueType fills it.
  package var contour: [Point] {
    [Point(xMin, yMin), Point(xMin, yMax), Point(xMax, yMax), Point(xMax, yMin)]
  }
}
