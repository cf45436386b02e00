/// The values at the head of a `post` table.
struct PostTable {
  let italicAngle: Double
  let underline: FontMetrics.Stroke
  let isFixedPitch: Bool

  init(_ table: Bytes) throws(Malformed) {
    italicAngle = try table.fixed(at: 4)
    underline = FontMetrics.Stroke(
      position: try table.int16(at: 8), thickness: try table.int16(at: 10))
    isFixedPitch = try table.uint32(at: 12) != 0
  }
}
