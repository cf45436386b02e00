/// The values of an `hhea` table.
struct HheaTable {
  let metrics: FontMetrics.Vertical
  let longMetricsCount: Int

  init(_ table: Bytes) throws(Malformed) {
    metrics = FontMetrics.Vertical(
      ascender: try table.int16(at: 4), descender: try table.int16(at: 6),
      lineGap: try table.int16(at: 8))
    longMetricsCount = try table.uint16(at: 34)
  }
}
