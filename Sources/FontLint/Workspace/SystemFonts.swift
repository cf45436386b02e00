import FontCatalog
import FontFiles

/// The fonts that Apple's systems bring along, by family.
///
/// Source: UIFont.familyNames and fontNames(forFamilyName:) as printed on iOS 8 to 14, and the
/// fonts in /System/Library/Fonts of macOS; collected on 2026-11-30. Any style of a known family is
/// taken for known, because systems have added some over time, as long as it is made of the words
/// that styles are made of: `HelveticaNeue-Bald` is a slip of the pen. Of the families that apps use
/// most the faces are listed, and no other is known.
package enum SystemFonts {
  /// Whether a name is that of a family, or a PostScript or full name within one.
  package static func contain(_ name: String) -> Bool {
    contain(name, isFamily: isFamily)
  }

  /// The same, whether its letters are large or small.
  static func containIgnoringCase(_ name: String) -> Bool {
    contain(name) { foldedFamilies.contains($0.lowercased()) }
  }

  private static let foldedFamilies = Set(families.union(stems).map { $0.lowercased() })

  private static func contain(_ name: String, isFamily: (String) -> Bool) -> Bool {
    guard name.utf8.count <= FontNames.longestPostScript else { return false }
    return isFamily(name)
      || name.indices.contains { index in
        "-_ ".contains(name[index]) && isFamily(String(name[..<index]))
          && hasStyle(name, after: index)
      }
  }

  /// Whether what follows a separator is a style that the family before it has, or may have.
  ///
  /// Only PostScript names have a hyphen there; full names are not listed.
  private static func hasStyle(_ name: String, after separator: String.Index) -> Bool {
    let style = name[name.index(after: separator)...]
    let faces = name[separator] == "-" ? faces[String(name[..<separator])] : nil
    return faces?.contains(style.lowercased()) ?? StyleWords.isStyle(style)
  }

  /// The family that a name begins with, before a hyphen, an underscore or a space.
  static func family(of name: String) -> String? {
    guard name.utf8.count <= FontNames.longestPostScript else { return nil }
    let ends = name.indices.filter { "-_ ".contains(name[$0]) }
    return ends.last { isFamily(String(name[..<$0])) }.map { String(name[..<$0]) }
  }

  private static func isFamily(_ name: String) -> Bool {
    families.contains(name) || stems.contains(name)
  }

  private static let families = Set(list)

  /// What stands before the hyphen in PostScript names: the family without its spaces, or another
  /// word where a foundry chose one.
  private static let stems = Set(list.map { name in name.filter { $0 != " " } }).union(
    irregularStems)

  private static let list: [String] = names.split { $0 == "\n" || $0 == "," }
    .map { name in String(name.drop { $0 == " " }) }

  private static let names = """
    Academy Engraved LET, Al Bayan, Al Nile, Al Tarikh, American Typewriter, Andale Mono
    Apple Braille, Apple Chancery, Apple Color Emoji, Apple LiGothic, Apple LiSung
    Apple SD Gothic Neo, Apple Symbols, AppleGothic, AppleMyungjo, Arial, Arial Black
    Arial Hebrew, Arial Narrow, Arial Rounded MT Bold, Arial Unicode MS, Athelas, Avenir
    Avenir Next, Avenir Next Condensed, Ayuthaya, Baghdad, Bangla MN, Bangla Sangam MN, Baoli SC
    Baskerville, Beirut, BiauKai, Big Caslon, Bodoni 72, Bodoni 72 Oldstyle, Bodoni 72 Smallcaps
    Bodoni Ornaments, Bradley Hand, Brush Script MT, Chalkboard, Chalkboard SE, Chalkduster
    Charter, Cochin, Comic Sans MS, Copperplate, Corsiva Hebrew, Courier, Courier New, Damascus
    DecoType Naskh, Devanagari MT, Devanagari Sangam MN, Didot, DIN Alternate, DIN Condensed
    Diwan Kufi, Diwan Thuluth, Euphemia UCAS, Farah, Futura, Galvji, GB18030 Bitmap, Geeza Pro
    Geneva, Georgia, Gill Sans, Grantha Sangam MN, Gujarati MT, Gujarati Sangam MN, Gurmukhi MN
    Gurmukhi MT, Gurmukhi Sangam MN, Hannotate SC, Hannotate TC, HanziPen SC, HanziPen TC
    Heiti SC, Heiti TC, Helvetica, Helvetica Neue, Herculanum, Hiragino Kaku Gothic Pro
    Hiragino Kaku Gothic ProN, Hiragino Kaku Gothic Std, Hiragino Kaku Gothic StdN
    Hiragino Maru Gothic Pro, Hiragino Maru Gothic ProN, Hiragino Mincho Pro
    Hiragino Mincho ProN, Hiragino Sans, Hiragino Sans GB, Hoefler Text, Impact, InaiMathi
    Iowan Old Style, ITF Devanagari, ITF Devanagari Marathi, Kailasa, Kaiti SC, Kaiti TC
    Kannada MN, Kannada Sangam MN, Kefa, Khmer MN, Khmer Sangam MN, Klee, Kohinoor Bangla
    Kohinoor Devanagari, Kohinoor Gujarati, Kohinoor Telugu, Krungthep, KufiStandardGK
    Lantinghei SC, Lantinghei TC, Lao MN, Lao Sangam MN, Libian SC, LiHei Pro, LiSong Pro
    Lucida Grande, Luminari, Malayalam MN, Malayalam Sangam MN, Marion, Marker Felt, Menlo
    Microsoft Sans Serif, Mishafi, Monaco, Mshtakan, Mukta Mahee, Muna, Myanmar MN
    Myanmar Sangam MN, Nadeem, Nanum Gothic
    New Peninim MT, Noteworthy, Noto Nastaliq Urdu, Noto Sans Kannada
    Noto Sans Myanmar, Noto Sans Oriya, Optima, Oriya MN, Oriya Sangam MN, Osaka, Palatino
    Papyrus, Party LET, Phosphate, PingFang HK, PingFang MO, PingFang SC, PingFang TC
    Plantagenet Cherokee, PT Mono, PT Sans, PT Sans Caption, PT Sans Narrow, PT Serif
    PT Serif Caption, Raanana, Rockwell, Sana, Sathu, Savoye LET, Seravek, Shree Devanagari 714
    SignPainter, Silom, Sinhala MN, Sinhala Sangam MN, Skia, Snell Roundhand, Songti SC
    Songti TC, STFangsong, STHeiti, STIX Two Math, STIX Two Text, STKaiti, STSong, STXihei
    Sukhumvit Set, Superclarendon, Symbol, Tahoma, Tamil MN, Tamil Sangam MN, Telugu MN, Telugu Sangam MN
    Thonburi, Times, Times New Roman, Toppan Bunkyu Gothic, Toppan Bunkyu Mincho, Trattatello
    Trebuchet MS, Tsukushi A Round Gothic, Tsukushi B Round Gothic, Verdana, Waseem, Wawati SC
    Wawati TC, Webdings, Weibei SC, Weibei TC, Wingdings, Wingdings 2, Wingdings 3, Xingkai SC
    Yuanti SC, YuGothic, YuKyokasho, YuKyokasho Yoko, YuMincho, Yuppy SC, Yuppy TC
    Zapf Dingbats, Zapfino
    """

  private static let irregularStems: Set = [
    "AcademyEngravedLetPlain", "ArialMT", "ArialUnicodeMS", "BodoniOrnamentsITCTT",
    "BodoniSvtyTwoITCTT", "BodoniSvtyTwoOSITCTT", "BodoniSvtyTwoSCITCTT", "BradleyHandITCTT",
    "BrushScriptMT", "ComicSansMS", "CourierNewPS", "CourierNewPSMT", "DamascusBold",
    "DamascusLight", "DamascusMedium", "DamascusSemiBold", "DFKaiShu", "DiwanMishafi",
    "HiraginoSansGB", "HiraKakuPro", "HiraKakuProN", "HiraKakuStd", "HiraKakuStdN", "HiraMaruPro",
    "HiraMaruProN", "HiraMinPro", "HiraMinProN", "LiGothicMed", "LiSungLight", "LucidaGrande",
    "MicrosoftSansSerif", "MonotypeGurmukhi", "MshtakanBold", "MshtakanBoldOblique",
    "MshtakanOblique", "MshtakanRegular",
    "PartyLetPlain", "SavoyeLetPlain",
    "ShreeDev0714", "STBaoli", "STHeitiSC", "STHeitiTC", "STKaiti", "STLibian", "STSongti",
    "STXingkai", "STYuanti", "TimesNewRomanPS", "TimesNewRomanPSMT", "ToppanBunkyuGothicPr6N",
    "ToppanBunkyuMinchoPr6N", "Trebuchet", "TrebuchetMS", "TsukuARdGothic", "TsukuBRdGothic",
    "YuGo", "YuKyo", "YuKyo_Yoko", "YuMin", "YuMin_36pKn", "ZapfDingbatsITC",
  ]
}

extension Workspace {
  /// Whether the system provides a font, or the configuration says that something does.
  ///
  /// Only macOS tells large letters from small ones.
  func isSystemFont(_ name: String) -> Bool {
    SystemFonts.contain(name) || !isForMac && SystemFonts.containIgnoringCase(name)
      || project.configuration.systemFonts.contains(name)
  }
}
