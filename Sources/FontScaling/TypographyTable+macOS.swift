extension TypographyTable {
  /// macOS, where sizes are fixed.
  ///
  /// Source: Human Interface Guidelines, Typography, 2023 to 2026.
  // swift-format-ignore
  static let macOS = TypographyTable(
    columns: 1,
    sizes: [
      0,  // extraLargeTitle
      0,  // extraLargeTitle2
      26, // largeTitle
      22, // title1
      17, // title2
      15, // title3
      13, // headline
      13, // body
      12, // callout
      11, // subheadline
      10, // footnote
      0,  // footnote2
      10, // caption1
      10, // caption2
    ],
    leadings: [
      0,  // extraLargeTitle
      0,  // extraLargeTitle2
      32, // largeTitle
      26, // title1
      22, // title2
      20, // title3
      16, // headline
      16, // body
      15, // callout
      14, // subheadline
      13, // footnote
      0,  // footnote2
      13, // caption1
      13, // caption2
    ],
    weights: [
      nil,       // extraLargeTitle
      nil,       // extraLargeTitle2
      .regular,  // largeTitle
      .regular,  // title1
      .regular,  // title2
      .regular,  // title3
      .bold,     // headline
      .regular,  // body
      .regular,  // callout
      .regular,  // subheadline
      .regular,  // footnote
      nil,       // footnote2
      .regular,  // caption1
      .medium,   // caption2
    ],
    emphasizedWeights: [
      nil,       // extraLargeTitle
      nil,       // extraLargeTitle2
      .bold,     // largeTitle
      .bold,     // title1
      .bold,     // title2
      .semibold, // title3
      .heavy,    // headline
      .semibold, // body
      .semibold, // callout
      .semibold, // subheadline
      .semibold, // footnote
      nil,       // footnote2
      .medium,   // caption1
      .semibold, // caption2
    ])
}
