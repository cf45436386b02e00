extension TypographyTable {
  /// watchOS, XS to AX3; there is no M.
  ///
  /// Source: Human Interface Guidelines, Typography, the newest of three copies, 2023 to 2026. The
  /// older ones say 27 for title2 at L and 15 for caption2 at XXL. All print 41 as the leading of
  /// title2 at AX1, more than at AX2 and AX3.
  // swift-format-ignore
  static let watchOS = TypographyTable(
    columns: 12,
    sizes: [
       0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  // extraLargeTitle
       0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  // extraLargeTitle2
      30, 32,  0, 36, 40, 41, 42, 44, 45, 46,  0,  0,  // largeTitle
      28, 30,  0, 34, 38, 39, 40, 42, 43, 44,  0,  0,  // title1
      24, 26,  0, 28, 30, 31, 32, 34, 35, 36,  0,  0,  // title2
      17, 18,  0, 19, 20, 21, 22, 24, 25, 26,  0,  0,  // title3
      14, 15,  0, 16, 17, 18, 19, 21, 22, 23,  0,  0,  // headline
      14, 15,  0, 16, 17, 18, 19, 21, 22, 23,  0,  0,  // body
       0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  // callout
       0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  // subheadline
      11, 12,  0, 13, 14, 15, 16, 16, 17, 18,  0,  0,  // footnote
      10, 11,  0, 12, 13, 14, 15, 15, 16, 17,  0,  0,  // footnote2
      13, 14,  0, 15, 16, 17, 18, 18, 19, 20,  0,  0,  // caption1
      12, 13,  0, 14, 15, 16, 17, 17, 18, 19,  0,  0,  // caption2
    ],
    leadings: [
         0,    0,    0,    0,    0,    0,    0,    0,    0,    0,    0,    0,  // extraLargeTitle
         0,    0,    0,    0,    0,    0,    0,    0,    0,    0,    0,    0,  // extraLargeTitle2
      32.5, 34.5,    0, 38.5, 42.5, 43.5, 44.5, 46.5, 47.5, 48.5,    0,    0,  // largeTitle
      30.5, 32.5,    0, 36.5, 40.5, 41.5, 42.5, 44.5,   46,   47,    0,    0,  // title1
      26.5, 28.5,    0, 30.5, 32.5, 33.5, 34.5,   41, 37.5, 38.5,    0,    0,  // title2
      19.5, 20.5,    0, 21.5, 22.5, 23.5, 24.5, 26.5, 27.5, 28.5,    0,    0,  // title3
      16.5, 17.5,    0, 18.5, 19.5, 20.5, 21.5, 23.5, 24.5, 25.5,    0,    0,  // headline
      16.5, 17.5,    0, 18.5, 19.5, 20.5, 21.5, 23.5, 24.5, 25.5,    0,    0,  // body
         0,    0,    0,    0,    0,    0,    0,    0,    0,    0,    0,    0,  // callout
         0,    0,    0,    0,    0,    0,    0,    0,    0,    0,    0,    0,  // subheadline
      13.5, 14.5,    0, 15.5, 16.5, 17.5, 18.5, 18.5, 19.5, 20.5,    0,    0,  // footnote
      12.5, 13.5,    0, 14.5, 15.5, 16.5, 17.5, 17.5, 17.5, 19.5,    0,    0,  // footnote2
      15.5, 16.5,    0, 17.5, 18.5, 19.5, 20.5, 20.5, 21.5, 22.5,    0,    0,  // caption1
      14.5, 15.5,    0, 16.5, 17.5, 18.5, 19.5, 19.5, 20.5, 21.5,    0,    0,  // caption2
    ],
    weights: [
      nil,       // extraLargeTitle
      nil,       // extraLargeTitle2
      .regular,  // largeTitle
      .regular,  // title1
      .regular,  // title2
      .regular,  // title3
      .semibold, // headline
      .regular,  // body
      nil,       // callout
      nil,       // subheadline
      .regular,  // footnote
      .regular,  // footnote2
      .regular,  // caption1
      .regular,  // caption2
    ],
    emphasizedWeights: [
      nil,       // extraLargeTitle
      nil,       // extraLargeTitle2
      .bold,     // largeTitle
      .semibold, // title1
      .semibold, // title2
      .semibold, // title3
      .semibold, // headline
      .semibold, // body
      nil,       // callout
      nil,       // subheadline
      .semibold, // footnote
      .semibold, // footnote2
      .semibold, // caption1
      .semibold, // caption2
    ])
}
