import FontCatalog

/// The fonts that Apple's systems bring along, by family.
///
/// Source: UIFont.familyNames and fontNames(forFamilyName:) as printed on iOS 8 to 14, and the
/// fonts in /System/Library/Fonts of macOS; collected on 2026-11-30. A style of a known family is
/// taken for known: systems have added some over time.
package enum SystemFonts {
  /// Whether a name is that of a family or a PostScript name within one.
  package static func contain(_ name: String) -> Bool {
    let stem = name.prefix { $0 != "-" }.filter { $0 != " " }
    return stems.contains(stem) || families.contains(name)
  }

  private static let families = Set(list)

  /// What stands before the hyphen in PostScript names: the family without its spaces, or another
  /// word where a foundry chose one.
  private static let stems = Set(list.map { name in name.filter { $0 != " " } }).union(
    irregularStems)

  private static let list: [String] = names.split { $0 == "\n" || $0 == "," }
    .map { name in String(name.drop { $0 == " " }) }

  private static let names = """
    Academy Engraved LET, Al Nile, American Typewriter, Andale Mono, Apple Chancery
    Apple Color Emoji, Apple SD Gothic Neo, Apple Symbols, AppleGothic, AppleMyungjo, Arial
    Arial Black, Arial Hebrew, Arial Narrow, Arial Rounded MT Bold, Arial Unicode MS, Avenir
    Avenir Next, Avenir Next Condensed, Ayuthaya, Bangla Sangam MN, Baskerville, Big Caslon
    Bodoni 72, Bodoni 72 Oldstyle, Bodoni 72 Smallcaps, Bodoni Ornaments, Bradley Hand
    Brush Script MT, Chalkboard, Chalkboard SE, Chalkduster, Charter, Cochin, Comic Sans MS
    Copperplate, Courier, Courier New, Damascus, Devanagari Sangam MN, Didot, DIN Alternate
    DIN Condensed, Euphemia UCAS, Farah, Futura, Galvji, Geeza Pro, Geneva, Georgia, Gill Sans
    Grantha Sangam MN, Gujarati Sangam MN, Gurmukhi MN, Heiti SC, Heiti TC, Helvetica
    Helvetica Neue, Herculanum, Hiragino Kaku Gothic Pro, Hiragino Kaku Gothic ProN
    Hiragino Maru Gothic Pro, Hiragino Maru Gothic ProN, Hiragino Mincho Pro
    Hiragino Mincho ProN, Hiragino Sans, Hiragino Sans GB, Hoefler Text, Impact
    Iowan Old Style, Kailasa, Kaiti SC, Kaiti TC, Kannada Sangam MN, Kefa, Khmer Sangam MN
    Kohinoor Bangla, Kohinoor Devanagari, Kohinoor Gujarati, Kohinoor Telugu, Lao Sangam MN
    Lucida Grande, Luminari, Malayalam Sangam MN, Marion, Marker Felt, Menlo
    Microsoft Sans Serif, Mishafi, Monaco, Mukta Mahee, Myanmar Sangam MN, Nanum Gothic
    Noteworthy, Noto Nastaliq Urdu, Noto Sans Kannada, Noto Sans Myanmar, Noto Sans Oriya
    Optima, Oriya Sangam MN, Osaka, Palatino, Papyrus, Party LET, Phosphate, PingFang HK
    PingFang MO, PingFang SC, PingFang TC, Plantagenet Cherokee, PT Mono, PT Sans, PT Serif
    Rockwell, Sana, Savoye LET, Seravek, SignPainter, Silom, Sinhala Sangam MN, Skia
    Snell Roundhand, Songti SC, Songti TC, STIX Two Math, STIX Two Text, STSong, Superclarendon
    Symbol, Tahoma, Tamil Sangam MN, Telugu Sangam MN, Thonburi, Times, Times New Roman
    Trattatello, Trebuchet MS, Verdana, Webdings, Wingdings, YuGothic, YuMincho, Zapf Dingbats
    Zapfino
    """

  private static let irregularStems: Set = [
    "AcademyEngravedLetPlain", "ArialMT", "ArialUnicodeMS", "BodoniOrnamentsITCTT",
    "BodoniSvtyTwoITCTT", "BodoniSvtyTwoOSITCTT", "BodoniSvtyTwoSCITCTT", "BradleyHandITCTT",
    "BrushScriptMT", "ComicSansMS", "CourierNewPS", "CourierNewPSMT", "DamascusBold",
    "DamascusLight", "DamascusMedium", "DamascusSemiBold", "DiwanMishafi", "HiraKakuPro",
    "HiraKakuProN", "HiraMaruPro", "HiraMaruProN", "HiraMinPro", "HiraMinProN", "HiraginoSansGB",
    "LucidaGrande", "MicrosoftSansSerif", "PartyLetPlain", "STHeitiSC", "STHeitiTC", "STKaiti",
    "STSongti", "SavoyeLetPlain", "TimesNewRomanPS", "TimesNewRomanPSMT", "TrebuchetMS",
    "Trebuchet", "ZapfDingbatsITC",
  ]
}

extension Workspace {
  /// Whether the system provides a font, or the configuration says that something does.
  func isSystemFont(_ name: String) -> Bool {
    SystemFonts.contain(name) || project.configuration.systemFonts.contains(name)
  }
}
