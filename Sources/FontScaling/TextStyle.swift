/// A text style of Apple's platforms, largest first.
///
/// The cases and raw values are the members of UIKit's `UIFont.TextStyle`. Source: Apple's
/// documentation and Human Interface Guidelines, Typography, 2026.
public enum TextStyle: String, CaseIterable, Sendable {
  /// The largest title of visionOS; its size elsewhere is published at L only.
  case extraLargeTitle
  /// The second largest title of visionOS; its size elsewhere is published at L only.
  case extraLargeTitle2
  /// The title of a screen.
  case largeTitle
  /// First-level titles; SwiftUI's `title`.
  case title1
  /// Second-level titles.
  case title2
  /// Third-level titles.
  case title3
  /// Headings in running text.
  case headline
  /// Running text.
  case body
  /// Callouts.
  case callout
  /// Subheadings; tvOS calls it Subtitle 1.
  case subheadline
  /// Footnotes.
  case footnote
  /// The second footnote size, which Apple's guidelines list for watchOS; no API has it.
  case footnote2
  /// Captions; SwiftUI's `caption`.
  case caption1
  /// Alternate captions.
  case caption2

  /// The style's row in every ``TypographyTable``.
  var row: Int {
    switch self {
    case .extraLargeTitle: 0
    case .extraLargeTitle2: 1
    case .largeTitle: 2
    case .title1: 3
    case .title2: 4
    case .title3: 5
    case .headline: 6
    case .body: 7
    case .callout: 8
    case .subheadline: 9
    case .footnote: 10
    case .footnote2: 11
    case .caption1: 12
    case .caption2: 13
    }
  }
}
