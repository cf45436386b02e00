/// The typefaces that the system font is drawn in, which no lookup by name finds.
///
/// iOS and macOS keep them under private names and give them only through functions for the system
/// font; copies that people have installed on a Mac, or that Xcode brings along, are found there and
/// nowhere else. Source: what UIFont(name:) gives in public code, collected on 2026-11-30.
package enum SystemDesign: CaseIterable {
  case sans, rounded, compact, monospaced, serif

  /// The design of which a name is, such as `SFMono-Regular` or `New York`; `nil` for other names.
  package init?(of name: String) {
    let stem = name.prefix { $0 != "-" }.filter { $0 != " " }
    guard let design = Self.allCases.first(where: { $0.stems.contains(stem) }) else { return nil }
    self = design
  }

  private var stems: Set<String> {
    switch self {
    case .sans:
      [
        "SanFrancisco", "SFPro", "SFProDisplay", "SFProText", "SFUI", "SFUIDisplay", "SFUIText",
        "SFNS", "SFNSDisplay", "SFNSText",
      ]
    case .rounded: ["SFProRounded", "SFUIRounded", "SFRounded", "SFNSRounded", "SFCompactRounded"]
    case .compact: ["SFCompact", "SFCompactDisplay", "SFCompactText"]
    case .monospaced: ["SFMono", "SFUIMono", "SFNSMono"]
    case .serif:
      ["NewYork", "NewYorkSmall", "NewYorkMedium", "NewYorkLarge", "NewYorkExtraLarge"]
    }
  }

  /// The functions that give a font of the design.
  package var functions: String {
    switch self {
    case .sans, .compact: "Font.system(size:weight:) or UIFont.systemFont(ofSize:weight:)"
    case .rounded: "Font.system(size:design: .rounded), or a font descriptor's withDesign(.rounded)"
    case .monospaced:
      "Font.system(size:design: .monospaced) or UIFont.monospacedSystemFont(ofSize:weight:)"
    case .serif: "Font.system(size:design: .serif), or a font descriptor's withDesign(.serif)"
    }
  }
}
