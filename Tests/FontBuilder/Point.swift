/// A point of a contour in font units, y pointing up.
package struct Point: Hashable, Sendable {
  package var x: Int
  package var y: Int
  /// Whether the contour passes through the point; otherwise it controls a quadratic curve.
  package var isOnCurve: Bool

  package init(_ x: Int, _ y: Int, isOnCurve: Bool = true) {
    self.x = x
    self.y = y
    self.isOnCurve = isOnCurve
  }
}
