/// A piece of a contour as PostScript draws it, from the end of the piece before.
enum Segment {
  case move(Point)
  case line(Point)
  case curve(Point, Point, Point)

  /// A closed contour's pieces, its quadratic curves made cubic and rounded to whole units.
  static func segments(of contour: [Point]) -> [Segment] {
    var points = contour.addingImpliedPoints()
    guard let first = points.firstIndex(where: \.isOnCurve) else { return [] }
    points = Array(points[first...] + points[..<first])
    var current = points[0]
    var segments = [Segment.move(current)]
    var control: Point?
    for point in points.dropFirst() + [current] {
      if point.isOnCurve {
        segments.append(control.map { .quadratic(current, $0, point) } ?? .line(point))
        (current, control) = (point, nil)
      } else {
        control = point
      }
    }
    return segments
  }

  /// The contours as the commands of a Type 1 or Type 2 charstring, which number these alike.
  static func charstring(
    of contours: [[Point]], closedBy closing: [UInt8] = [], operand: (Int) -> [UInt8]
  ) -> [UInt8] {
    var charstring: [UInt8] = []
    var current = Point(0, 0)
    for contour in contours {
      for segment in segments(of: contour) {
        for point in segment.points {
          charstring += operand(point.x - current.x) + operand(point.y - current.y)
          current = point
        }
        charstring.append(segment.command)
      }
      charstring += closing
    }
    return charstring
  }

  private var points: [Point] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .curve(let first, let second, let end): [first, second, end]
    }
  }

  /// rmoveto, rlineto or rrcurveto.
  private var command: UInt8 {
    switch self {
    case .move: 21
    case .line: 5
    case .curve: 8
    }
  }

  private static func quadratic(_ start: Point, _ control: Point, _ end: Point) -> Segment {
    .curve(start.twoThirds(to: control), end.twoThirds(to: control), end)
  }
}

extension [Point] {
  /// The contour with a point on the curve between each two that are not.
  fileprivate func addingImpliedPoints() -> [Point] {
    var points: [Point] = []
    for (index, point) in enumerated() {
      points.append(point)
      let next = self[(index + 1) % count]
      if !point.isOnCurve && !next.isOnCurve {
        points.append(Point((point.x + next.x) / 2, (point.y + next.y) / 2))
      }
    }
    return points
  }
}

extension Point {
  fileprivate func twoThirds(to other: Point) -> Point {
    Point((x + 2 * other.x) / 3, (y + 2 * other.y) / 3)
  }
}
