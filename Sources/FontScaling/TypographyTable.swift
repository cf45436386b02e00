/// The sizes of a platform's text styles: flat rows, one per style in the order of ``TextStyle``.
///
/// A number 0 stands for what is not published.
struct TypographyTable: Sendable {
  /// The numbers in a row: one per category, or one alone where sizes are fixed.
  let columns: Int
  /// Point sizes of the system font.
  let sizes: [Double]
  /// Line heights in points, by which everything else is scaled.
  let leadings: [Double]
  let weights: [FontWeight?]
  let emphasizedWeights: [FontWeight?]

  func size(of style: TextStyle, at category: ContentSizeCategory) -> Double {
    sizes[index(style, category)]
  }

  func leading(of style: TextStyle, at category: ContentSizeCategory) -> Double {
    leadings[index(style, category)]
  }

  func leadingRatio(
    of style: TextStyle, at category: ContentSizeCategory, from standard: ContentSizeCategory
  ) -> LeadingRatio {
    LeadingRatio(
      current: leading(of: style, at: category), standard: leading(of: style, at: standard))
  }

  private func index(_ style: TextStyle, _ category: ContentSizeCategory) -> Int {
    columns == 1 ? style.row : style.row * columns + category.rawValue
  }
}
