/// The glyphs of a `glyf` table that are outlines.
enum SimpleGlyphs {
  /// Throws when the contours, flags or coordinates of an outline do not fit its bytes.
  static func check(_ glyphs: GlyphData) throws(Malformed) {
    for glyph in 0..<glyphs.count {
      let bytes = try glyphs.bytes(of: glyph)
      guard !bytes.isEmpty else { continue }
      do throws(Malformed) {
        guard try bytes.int16(at: 0) >= 0 else { continue }
        try check(bytes)
      } catch {
        throw Malformed("glyph \(glyph): \(error.reason)")
      }
    }
  }

  private static func check(_ bytes: Bytes) throws(Malformed) {
    let contourCount = try bytes.int16(at: 0)
    guard try bytes.int16(at: 2) <= bytes.int16(at: 6), try bytes.int16(at: 4) <= bytes.int16(at: 8)
    else { throw Malformed("its bounding box is inside out") }
    var pointCount = 0
    for contour in 0..<contourCount {
      let end = try bytes.uint16(at: 10 + 2 * contour)
      guard end >= pointCount else { throw Malformed("its contours are out of order") }
      pointCount = end + 1
    }
    guard contourCount > 0 else { return }
    let instructions = 10 + 2 * contourCount
    let flags = instructions + 2 + (try bytes.uint16(at: instructions))
    try checkCoordinates(bytes, at: flags, pointCount: pointCount)
  }

  /// Reads the flags of all points, and checks that as many coordinates follow.
  private static func checkCoordinates(
    _ bytes: Bytes, at offset: Int, pointCount: Int
  ) throws(Malformed) {
    var position = offset
    var remaining = pointCount
    var coordinateBytes = 0
    while remaining > 0 {
      let flag = try bytes.uint8(at: position)
      let repeats = flag & 8 == 0 ? 1 : 1 + (try bytes.uint8(at: position + 1))
      position += flag & 8 == 0 ? 1 : 2
      remaining -= repeats
      coordinateBytes += repeats * (size(flag, short: 2, same: 16) + size(flag, short: 4, same: 32))
    }
    guard remaining == 0 else { throw Malformed("it has more flags than points") }
    guard position + coordinateBytes <= bytes.count else {
      throw Malformed("its coordinates end early")
    }
  }

  private static func size(_ flag: Int, short: Int, same: Int) -> Int {
    if flag & short != 0 { return 1 }
    return flag & same != 0 ? 0 : 2
  }
}
