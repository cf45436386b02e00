extension TextStyle {
  /// The raw value of UIKit's member, such as `UICTFontTextStyleTitle1`; `nil` where it is not
  /// published.
  public var uiKitRawValue: String? {
    switch self {
    case .extraLargeTitle, .extraLargeTitle2, .footnote2: nil
    case .largeTitle: "UICTFontTextStyleTitle0"
    case .subheadline: "UICTFontTextStyleSubhead"
    default: "UICTFontTextStyle" + rawValue.prefix(1).uppercased() + rawValue.dropFirst()
    }
  }

  /// The case of SwiftUI's `Font.TextStyle`, such as `title`; `nil` where there is none.
  public var swiftUIName: String? {
    switch self {
    case .title1: "title"
    case .caption1: "caption"
    case .footnote2: nil
    default: rawValue
    }
  }

  /// WebKit's font keyword, such as `-apple-system-title1`; `nil` where there is none.
  public var cssKeyword: String? {
    switch self {
    case .extraLargeTitle, .extraLargeTitle2, .footnote2, .callout: nil
    case .largeTitle: "-apple-system-title0"
    default: "-apple-system-" + rawValue
    }
  }

  /// The style with a name of UIKit (member or raw value), SwiftUI or CSS, in any letter case;
  /// `nil` when none has it.
  public init?(name: String) {
    let wanted = name.lowercased()
    let match = Self.allCases.first { $0.names.contains { $0?.lowercased() == wanted } }
    guard let match else { return nil }
    self = match
  }

  private var names: [String?] { [rawValue, uiKitRawValue, swiftUIName, cssKeyword] }
}
