/// The values of a `head` table, or of the `bhed` that stands for it in bitmap-only Apple fonts.
struct HeadTable {
  let unitsPerEm: Int
  let boundingBox: FontMetrics.BoundingBox
  let macStyle: Int
  let usesLongLocations: Bool

  init(_ table: Bytes) throws(Malformed) {
    guard try table.uint32(at: 12) == 0x5F0F_3CF5 else { throw Malformed("its magic is wrong") }
    unitsPerEm = try table.uint16(at: 18)
    boundingBox = FontMetrics.BoundingBox(
      xMin: try table.int16(at: 36), yMin: try table.int16(at: 38),
      xMax: try table.int16(at: 40), yMax: try table.int16(at: 42))
    macStyle = try table.uint16(at: 44)
    usesLongLocations = try table.int16(at: 50) != 0
    guard unitsPerEm > 0 else { throw Malformed("it has 0 units per em") }
  }
}
