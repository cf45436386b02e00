extension TypographyTable {
  /// iOS and iPadOS, XS to AX5.
  ///
  /// Sizes and weights: Human Interface Guidelines, Typography, 2023 to 2026; the sizes were
  /// measured as well. Leadings: recovered from UIFontMetrics on the iOS 26 simulator, where they
  /// alone give the measured values; the guidelines print another number for title1 XL, XXL and
  /// AX4, headline AX4, subheadline XXXL and AX2, caption1 AX1 and caption2 AX2.
  // swift-format-ignore
  static let iOS = TypographyTable(
    columns: 12,
    sizes: [
       0,  0,  0, 36,  0,  0,  0,  0,  0,  0,  0,  0,  // extraLargeTitle
       0,  0,  0, 28,  0,  0,  0,  0,  0,  0,  0,  0,  // extraLargeTitle2
      31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60,  // largeTitle
      25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58,  // title1
      19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56,  // title2
      17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55,  // title3
      14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53,  // headline
      14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53,  // body
      13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51,  // callout
      12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49,  // subheadline
      12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44,  // footnote
       0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  // footnote2
      11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43,  // caption1
      11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40,  // caption2
    ],
    leadings: [
       0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  // extraLargeTitle
       0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  // extraLargeTitle2
      38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70,  // largeTitle
      31, 32, 33, 34, 36, 38, 41, 46, 51, 57, 61, 68,  // title1
      24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66,  // title2
      22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65,  // title3
      19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 51, 62,  // headline
      19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62,  // body
      18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60,  // callout
      16, 18, 19, 20, 22, 24, 26, 31, 36, 43, 50, 58,  // subheadline
      16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52,  // footnote
       0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  // footnote2
      13, 13, 13, 16, 19, 21, 23, 27, 32, 39, 44, 51,  // caption1
      13, 13, 13, 13, 18, 20, 22, 25, 29, 35, 41, 48,  // caption2
    ],
    weights: [
      .bold,     // extraLargeTitle
      .bold,     // extraLargeTitle2
      .regular,  // largeTitle
      .regular,  // title1
      .regular,  // title2
      .regular,  // title3
      .semibold, // headline
      .regular,  // body
      .regular,  // callout
      .regular,  // subheadline
      .regular,  // footnote
      nil,       // footnote2
      .regular,  // caption1
      .regular,  // caption2
    ],
    emphasizedWeights: [
      nil,       // extraLargeTitle
      nil,       // extraLargeTitle2
      .bold,     // largeTitle
      .bold,     // title1
      .bold,     // title2
      .semibold, // title3
      .semibold, // headline
      .semibold, // body
      .semibold, // callout
      .semibold, // subheadline
      .semibold, // footnote
      nil,       // footnote2
      .semibold, // caption1
      .semibold, // caption2
    ])
}
