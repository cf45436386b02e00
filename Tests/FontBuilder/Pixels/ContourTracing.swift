extension PixelBitmap {
  /// The outlines of the ink as closed contours, clockwise around ink.
  ///
  /// Holes run the other way. Pixels that only share a corner stay apart.
  package func contours(pixel size: (width: Int, height: Int), xOffset: Int) -> [[Point]] {
    var edges = Set(pixels.flatMap(visibleEdges))
    var contours: [[Point]] = []
    while let first = edges.min() {
      let corners = Self.removeContour(startingWith: first, from: &edges)
      contours.append(
        corners.map { Point($0.x * size.width + xOffset, $0.y * size.height) })
    }
    return contours
  }

  /// The sides of a pixel that have no ink beyond, clockwise.
  private func visibleEdges(of pixel: Pixel) -> [Edge] {
    let (x, y) = (pixel.x, pixel.y)
    let sides = [
      (Pixel(x: x - 1, y: y), Edge(start: Pixel(x: x, y: y), direction: .up)),
      (Pixel(x: x, y: y + 1), Edge(start: Pixel(x: x, y: y + 1), direction: .right)),
      (Pixel(x: x + 1, y: y), Edge(start: Pixel(x: x + 1, y: y + 1), direction: .down)),
      (Pixel(x: x, y: y - 1), Edge(start: Pixel(x: x + 1, y: y), direction: .left)),
    ]
    return sides.filter { !pixels.contains($0.0) }.map(\.1)
  }

  /// Follows edges, turning right where two ways are open, back to the start.
  private static func removeContour(
    startingWith first: Edge, from edges: inout Set<Edge>
  ) -> [Pixel] {
    var corners: [Pixel] = []
    var current = first
    while edges.remove(current) != nil {
      let ways = current.direction.turns.map { Edge(start: current.end, direction: $0) }
      let next = ways.first(where: edges.contains) ?? first
      if next.direction != current.direction { corners.append(current.end) }
      current = next
    }
    return corners
  }

  /// A side of a pixel, with the ink to its right.
  private struct Edge: Hashable, Comparable {
    var start: Pixel
    var direction: Direction

    var end: Pixel {
      switch direction {
      case .up: Pixel(x: start.x, y: start.y + 1)
      case .right: Pixel(x: start.x + 1, y: start.y)
      case .down: Pixel(x: start.x, y: start.y - 1)
      case .left: Pixel(x: start.x - 1, y: start.y)
      }
    }

    static func < (left: Edge, right: Edge) -> Bool {
      (left.start.y, left.start.x, left.direction.rawValue)
        < (right.start.y, right.start.x, right.direction.rawValue)
    }
  }

  private enum Direction: Int, CaseIterable {
    case up, right, down, left

    /// To the right, straight on, to the left.
    var turns: [Direction] {
      [1, 0, 3].map { Self.allCases[(rawValue + $0) % 4] }
    }
  }
}
