/// A glyph drawn in pixels, its cells counted from the baseline at the left, upward and rightward.
package struct PixelBitmap {
  package var width: Int
  package private(set) var pixels: Set<Pixel> = []
  /// The rows that are drawn or deliberately blank.
  private var rows: Range<Int> = 0..<0

  package struct Pixel: Hashable, Sendable {
    package var x: Int
    package var y: Int
  }

  /// A blank of a width.
  init(blank width: Int) {
    self.width = width
  }

  /// Rows from the top down, `#` for ink, of which the last `baseline` lie below the baseline.
  init(rows drawn: [Substring], baseline: Int) {
    width = drawn.map(\.count).max() ?? 0
    rows = -baseline..<drawn.count - baseline
    for (row, cells) in zip(rows.reversed(), drawn) {
      for (x, cell) in cells.enumerated() where cell == "#" { pixels.insert(Pixel(x: x, y: row)) }
    }
  }

  /// Draws another bitmap over this one; its blank cells clear what they cover.
  mutating func draw(_ other: PixelBitmap, x: Int, y: Int) {
    let columns = x..<x + other.width
    let lines = other.rows.lowerBound + y..<other.rows.upperBound + y
    pixels = pixels.filter { !columns.contains($0.x) || !lines.contains($0.y) }
    pixels.formUnion(other.pixels.map { Pixel(x: $0.x + x, y: $0.y + y) })
    width = max(width, columns.upperBound)
    rows = min(rows.lowerBound, lines.lowerBound)..<max(rows.upperBound, lines.upperBound)
  }

  /// The bitmap at twice the horizontal resolution, each pixel half as wide again as before.
  var emboldened: PixelBitmap {
    var bold = self
    bold.width = 2 * width
    bold.pixels = Set(
      pixels.flatMap { pixel in
        (0..<3).map { Pixel(x: 2 * pixel.x + $0, y: pixel.y) }
      })
    return bold
  }
}
