extension SystemFonts {
  /// What follows the hyphen in the PostScript names of families that have had the same faces on all
  /// releases of iOS since 9, by what stands before it; in small letters, as Core Text finds names of
  /// any case on iOS.
  ///
  /// Source: UIFont.fontNames(forFamilyName:) as printed by apps; collected on 2026-11-30. Only
  /// families whose faces macOS has under the same names.
  static let faces: [String: Set<String>] = [
    "Arial": ["black", "bolditalicmt", "boldmt", "italicmt"],
    "Avenir": [
      "black", "blackoblique", "book", "bookoblique", "heavy", "heavyoblique", "light",
      "lightoblique", "medium", "mediumoblique", "oblique", "roman",
    ],
    "AvenirNext": avenirNext,
    "AvenirNextCondensed": avenirNext,
    "Courier": ["bold", "boldoblique", "oblique"],
    "CourierNewPS": ["bolditalicmt", "boldmt", "italicmt"],
    "Georgia": ["bold", "bolditalic", "italic"],
    "Helvetica": ["bold", "boldoblique", "light", "lightoblique", "oblique"],
    "HelveticaNeue": [
      "bold", "bolditalic", "condensedblack", "condensedbold", "italic", "light", "lightitalic",
      "medium", "mediumitalic", "thin", "thinitalic", "thin_italic", "ultralight",
      "ultralightitalic",
    ],
    "Menlo": ["bold", "bolditalic", "italic", "regular"],
    "PingFangHK": pingFang,
    "PingFangSC": pingFang,
    "PingFangTC": pingFang,
    "TimesNewRomanPS": ["bolditalicmt", "boldmt", "italicmt"],
    "TrebuchetMS": ["bold", "italic"],
    "Verdana": ["bold", "bolditalic", "italic"],
  ]

  private static let avenirNext: Set = [
    "bold", "bolditalic", "demibold", "demibolditalic", "heavy", "heavyitalic", "italic", "medium",
    "mediumitalic", "regular", "ultralight", "ultralightitalic",
  ]

  private static let pingFang: Set = [
    "light", "medium", "regular", "semibold", "thin", "ultralight",
  ]
}
