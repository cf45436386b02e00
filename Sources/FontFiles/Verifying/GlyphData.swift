/// The `glyf` table's data by glyph, found through `loca`.
struct GlyphData {
  let count: Int
  private let glyf: Bytes
  private let loca: Bytes
  private let isLong: Bool
  private let isDecompressed: Bool

  /// `nil` when a table that it needs is missing or damaged, of which the reading tells.
  init?(_ directory: SfntDirectory, glyphCount: Int) {
    guard let glyf = directory.entry("glyf")?.bytes, let loca = directory.entry("loca")?.bytes,
      let table = directory.entry("head")?.bytes, let head = try? HeadTable(table)
    else { return nil }
    (self.glyf, self.loca, count) = (glyf, loca, glyphCount)
    isLong = head.usesLongLocations
    isDecompressed = directory.position == nil
  }

  /// The bytes of a glyph; none when it is blank.
  func bytes(of glyph: Int) throws(Malformed) -> Bytes {
    let start = try offset(of: glyph)
    var end = try offset(of: glyph + 1)
    // FreeType 2.12 writes a wrong end into the `loca` that it makes for WOFF 2.
    if isDecompressed, glyph == count - 1 { end = glyf.count }
    guard start <= end, end <= glyf.count else {
      throw Malformed("the place of glyph \(glyph) is outside the table")
    }
    return try glyf.slice(start, count: end - start)
  }

  private func offset(of glyph: Int) throws(Malformed) -> Int {
    try isLong ? loca.uint32(at: 4 * glyph) : 2 * loca.uint16(at: 2 * glyph)
  }
}
