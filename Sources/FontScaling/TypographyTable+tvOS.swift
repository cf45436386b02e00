extension TypographyTable {
  /// tvOS, where sizes are fixed.
  ///
  /// Source: Human Interface Guidelines, Typography, the newest copy, 2026. That `subheadline` is the
  /// row called Subtitle 1 is an inference; the copy of 2023 gives caption1 as regular, emphasized
  /// as medium.
  // swift-format-ignore
  static let tvOS = TypographyTable(
    columns: 1,
    sizes: [
      0,  // extraLargeTitle
      0,  // extraLargeTitle2
      0,  // largeTitle
      76, // title1
      57, // title2
      48, // title3
      38, // headline
      29, // body
      31, // callout
      38, // subheadline
      0,  // footnote
      0,  // footnote2
      25, // caption1
      23, // caption2
    ],
    leadings: [
      0,  // extraLargeTitle
      0,  // extraLargeTitle2
      0,  // largeTitle
      96, // title1
      66, // title2
      56, // title3
      46, // headline
      36, // body
      38, // callout
      46, // subheadline
      0,  // footnote
      0,  // footnote2
      32, // caption1
      30, // caption2
    ],
    weights: [
      nil,       // extraLargeTitle
      nil,       // extraLargeTitle2
      nil,       // largeTitle
      .medium,   // title1
      .medium,   // title2
      .medium,   // title3
      .medium,   // headline
      .medium,   // body
      .medium,   // callout
      .regular,  // subheadline
      nil,       // footnote
      nil,       // footnote2
      .medium,   // caption1
      .medium,   // caption2
    ],
    emphasizedWeights: [
      nil,       // extraLargeTitle
      nil,       // extraLargeTitle2
      nil,       // largeTitle
      .bold,     // title1
      .bold,     // title2
      .bold,     // title3
      .bold,     // headline
      .bold,     // body
      .bold,     // callout
      .medium,   // subheadline
      nil,       // footnote
      nil,       // footnote2
      .bold,     // caption1
      .bold,     // caption2
    ])
}
