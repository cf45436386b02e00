extension Platform {
  /// The platform's sizes; `nil` where none are published.
  var table: TypographyTable? {
    switch self {
    case .iOS, .iPadOS: .iOS
    case .macOS: .macOS
    case .tvOS: .tvOS
    case .watchOS: .watchOS
    case .visionOS: nil
    }
  }

  /// The point size of a style; 0 where it is not published.
  func size(of style: TextStyle, at category: ContentSizeCategory) -> Double {
    table?.size(of: style, at: category) ?? 0
  }

  /// The leading of a style in points; 0 where it is not known.
  func leading(of style: TextStyle, at category: ContentSizeCategory) -> Double {
    table?.leading(of: style, at: category) ?? 0
  }

  /// How much larger a style is than by default; unknown where a leading is not published.
  @inline(__always)  // One call less makes scaledValue half as fast again.
  func leadingRatio(of style: TextStyle, at category: ContentSizeCategory) -> LeadingRatio {
    switch self {
    case .iOS, .iPadOS:
      TypographyTable.iOS.leadingRatio(of: style, at: category, from: .large)
    case .macOS, .tvOS: size(of: style, at: category) > 0 ? .one : .unknown
    case .watchOS(let watch):
      watch.defaultCategory.map {
        TypographyTable.watchOS.leadingRatio(of: style, at: category, from: $0)
      } ?? .unknown
    case .visionOS: .unknown
    }
  }
}
