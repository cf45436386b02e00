/// The functions that look for fonts by descriptors of them, or ask for them to be downloaded: a
/// descriptor's font may be absent where they are called.
enum FontMatching {
  static let functions: Set = [
    "CTFontDescriptorCreateMatchingFontDescriptor", "CTFontDescriptorCreateMatchingFontDescriptors",
    "CTFontDescriptorMatchFontDescriptorsWithProgressHandler", "CTFontManagerRequestFonts",
    "matchingFontDescriptors", "matchingFontDescriptorsWithMandatoryKeys",
    "matchingFontDescriptorWithMandatoryKeys",
  ]

  /// Those that download what is missing.
  static let requests: Set = [
    "CTFontDescriptorMatchFontDescriptorsWithProgressHandler", "CTFontManagerRequestFonts",
  ]
}
