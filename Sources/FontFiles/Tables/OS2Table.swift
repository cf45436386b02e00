/// The values of an `OS/2` table.
struct OS2Table {
  let version: Int
  let weight: Int
  let width: Int
  let fsType: Int
  let strikeout: FontMetrics.Stroke
  let vendor: String
  let selection: Int
  /// `nil` in the shorter Apple form of version 0.
  let typo: FontMetrics.Vertical?
  let win: FontMetrics.Windows?
  /// `nil` before version 2.
  let xHeight: Int?
  let capHeight: Int?

  init(_ table: Bytes) throws(Malformed) {
    version = try table.uint16(at: 0)
    weight = try table.uint16(at: 4)
    width = try table.uint16(at: 6)
    fsType = try table.uint16(at: 8)
    strikeout = FontMetrics.Stroke(
      position: try table.int16(at: 28), thickness: try table.int16(at: 26))
    vendor = try table.tag(at: 58).description
    selection = try table.uint16(at: 62)
    guard version > 0 || table.count >= 78 else {
      (typo, win, xHeight, capHeight) = (nil, nil, nil, nil)
      return
    }
    typo = FontMetrics.Vertical(
      ascender: try table.int16(at: 68), descender: try table.int16(at: 70),
      lineGap: try table.int16(at: 72))
    win = FontMetrics.Windows(ascent: try table.uint16(at: 74), descent: try table.uint16(at: 76))
    let hasHeights = version >= 2
    xHeight = hasHeights ? try table.int16(at: 86) : nil
    capHeight = hasHeights ? try table.int16(at: 88) : nil
  }

  /// Whether fsSelection says italic (bit 0) or oblique (bit 9).
  var isItalic: Bool { selection & 0x201 != 0 }

  /// Bit 7 of fsSelection, which only means something since version 4.
  var usesTypoMetrics: Bool { selection & 0x80 != 0 }
}
