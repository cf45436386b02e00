/// The glyphs of a `glyf` table that are made of others.
///
/// FreeType follows components without a limit to their depth or number, so a font is only given
/// to it to draw after this check.
struct CompositeGlyphs {
  private static let deepest = 32
  private static let largest = 20_000

  /// How many glyphs a composite draws in all, and how deep they nest.
  private struct Extent {
    var size = 1
    var depth = 0
  }

  private var components: [Int: [Int]] = [:]
  private var extents: [Int: Extent] = [:]

  /// Throws when a composite names a glyph that does not exist, nests too deep or draws too much.
  static func check(_ glyphs: GlyphData) throws(Malformed) {
    var composites = CompositeGlyphs()
    for glyph in 0..<glyphs.count {
      let bytes = try glyphs.bytes(of: glyph)
      guard !bytes.isEmpty, try bytes.int16(at: 0) < 0 else { continue }
      composites.components[glyph] = try read(bytes, of: glyph, among: glyphs.count)
    }
    for glyph in composites.components.keys { _ = try composites.extent(of: glyph, under: 0) }
  }

  private static func read(
    _ bytes: Bytes, of glyph: Int, among count: Int
  ) throws(Malformed) -> [Int] {
    var components: [Int] = []
    var position = 10
    var flags = 0x20
    while flags & 0x20 != 0 {
      flags = try bytes.uint16(at: position)
      let component = try bytes.uint16(at: position + 2)
      guard component < count else {
        throw Malformed("glyph \(glyph) is made of glyph \(component), which does not exist")
      }
      components.append(component)
      position += 4 + (flags & 1 != 0 ? 4 : 2) + transformSize(flags)
      guard position <= bytes.count else { throw Malformed("glyph \(glyph) ends early") }
    }
    return components
  }

  private static func transformSize(_ flags: Int) -> Int {
    if flags & 0x08 != 0 { return 2 }
    if flags & 0x40 != 0 { return 4 }
    return flags & 0x80 != 0 ? 8 : 0
  }

  private mutating func extent(of glyph: Int, under levels: Int) throws(Malformed) -> Extent {
    guard let parts = components[glyph] else { return Extent() }
    if let known = extents[glyph] { return known }
    var extent = Extent()
    guard levels < Self.deepest else { throw Malformed("composite glyphs nest too deep") }
    for part in parts {
      let inner = try self.extent(of: part, under: levels + 1)
      extent.size += inner.size
      extent.depth = max(extent.depth, inner.depth + 1)
    }
    guard extent.size <= Self.largest, extent.depth <= Self.deepest else {
      throw Malformed("glyph \(glyph) is made of too many glyphs")
    }
    extents[glyph] = extent
    return extent
  }
}
