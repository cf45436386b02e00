/// The letter spacing of Apple's system fonts by point size.
///
/// Source: Human Interface Guidelines, Typography, tracking values, 2023 to 2026.
enum TrackingTable {
  /// The tracking of SF Pro in points; `nil` for a size without a row.
  ///
  /// At 52 and 53 points the table of macOS has the two values the other way round; no text style
  /// of macOS has these sizes.
  static func sfPro(size: Double) -> Double? { points(sfPro, size) }

  /// The tracking of SF Compact, the font of watchOS, in points; `nil` for a size without a row.
  static func sfCompact(size: Double) -> Double? { points(sfCompact, size) }

  private static func points(_ hundredths: [Int?], _ size: Double) -> Double? {
    guard let index = Int(exactly: size - 6), hundredths.indices.contains(index) else { return nil }
    return hundredths[index].map { Double($0) / 100 }
  }

  /// Hundredths of a point at 6, 7, … 96 points.
  // swift-format-ignore
  private static let sfPro: [Int?] = [
      24,   23,   21,   17,  // 6
      12,    6,    0,   -8,  -15,  -23,  -31,  -43,  -44,  -45,  // 10
     -45,  -36,  -26,  -10,    7,   15,   22,   29,   38,   40,  // 20
      40,   39,   41,   40,   40,   38,   37,   36,   37,   38,  // 30
      37,   36,   37,   38,   37,   35,   36,   37,   35,   33,  // 40
      34,   35,   33,   31,   32,  nil,   30,  nil,   28,  nil,  // 50
      26,  nil,   24,  nil,   22,  nil,   19,  nil,   17,  nil,  // 60
      14,  nil,   14,  nil,  nil,  nil,    7,  nil,  nil,  nil,  // 70
       0,  nil,  nil,  nil,    0,  nil,  nil,  nil,    0,  nil,  // 80
     nil,  nil,    0,  nil,  nil,  nil,    0,  // 90
  ]

  /// Hundredths of a point at 6, 7, … 96 points.
  // swift-format-ignore
  private static let sfCompact: [Int?] = [
      29,   21,   23,   26,  // 6
      29,   26,   23,   20,   19,    6,    0,   -7,  -14,  -22,  // 10
       0,   -4,   -9,  -13,  -19,  -24,  -28,  -30,  -34,  -38,  // 20
     -42,  -45,  -50,  -55,  -60,  -63,  -69,  -72,  -74,  -76,  // 30
     -78,  -80,  -82,  -84,  -86,  -88,  -92,  -94,  -96, -100,  // 40
    -103, -105, -107, -111, -113,  nil, -120,  nil, -125,  nil,  // 50
    -132,  nil, -136,  nil, -144,  nil, -151,  nil, -156,  nil,  // 60
    -164,  nil, -169,  nil,  nil,  nil, -186,  nil,  nil,  nil,  // 70
    -199,  nil,  nil,  nil, -213,  nil,  nil,  nil, -228,  nil,  // 80
     nil,  nil, -247,  nil,  nil,  nil, -262,  // 90
  ]
}
