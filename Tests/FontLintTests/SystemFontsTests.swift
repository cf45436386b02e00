import FontLint
import Testing

@Suite struct SystemFontsTests {
  /// PostScript names as UIFont.fontNames(forFamilyName:) and the fonts of macOS have them.
  @Test func `PostScript names of iOS and macOS are known`() {
    let names = """
      AcademyEngravedLetPlain AlNile AlNile-Bold AmericanTypewriter AmericanTypewriter-Condensed
      AmericanTypewriter-CondensedBold AmericanTypewriter-CondensedLight AmericanTypewriter-Semibold
      AppleColorEmoji AppleSDGothicNeo-Bold AppleSDGothicNeo-ExtraBold AppleSDGothicNeo-SemiBold
      AppleSDGothicNeo-UltraLight AppleSymbols Arial-BoldItalicMT Arial-BoldMT Arial-ItalicMT ArialMT
      Arial-Black ArialNarrow-BoldItalic ArialHebrew-Light ArialRoundedMTBold ArialUnicodeMS
      Avenir-Black Avenir-BlackOblique Avenir-BookOblique Avenir-Heavy Avenir-Roman
      AvenirNext-DemiBold AvenirNext-DemiBoldItalic AvenirNext-UltraLightItalic
      AvenirNextCondensed-HeavyItalic Baskerville-SemiBoldItalic BodoniSvtyTwoITCTT-BookIta
      BodoniSvtyTwoOSITCTT-BookIt BodoniSvtyTwoSCITCTT-Book BodoniOrnamentsITCTT BigCaslon-Medium
      BradleyHandITCTT-Bold BrushScriptMT ChalkboardSE-Light Chalkduster Charter-BlackItalic
      Charter-Roman Cochin-BoldItalic ComicSansMS ComicSansMS-Bold Copperplate-Light Courier
      Courier-BoldOblique CourierNewPS-BoldMT CourierNewPS-BoldItalicMT CourierNewPSMT DamascusBold
      DevanagariSangamMN-Bold Didot-Italic DINAlternate-Bold DINCondensed-Bold DiwanMishafi
      EuphemiaUCAS-Italic Farah Futura-CondensedExtraBold Futura-MediumItalic GeezaPro-Bold
      Georgia-BoldItalic GillSans-UltraBold GillSans-SemiBoldItalic Helvetica Helvetica-LightOblique
      HelveticaNeue HelveticaNeue-Bold HelveticaNeue-CondensedBlack HelveticaNeue-ThinItalic
      HelveticaNeue-UltraLight HiraKakuProN-W3 HiraKakuStd-W8 HiraMaruProN-W4 HiraMinProN-W3
      HiraMinProN-W6 HiraginoSans-W0 HiraginoSans-W3 HiraginoSans-W9 HiraginoSansGB-W3
      HoeflerText-BlackItalic IowanOldStyle-Roman Kailasa-Bold KohinoorDevanagari-Semibold
      LucidaGrande-Bold MarkerFelt-Thin MarkerFelt-Wide Menlo-Regular Menlo-BoldItalic Monaco
      Noteworthy-Light NotoNastaliqUrdu NotoSansKannada-Bold Optima-ExtraBlack Palatino-BoldItalic
      Papyrus-Condensed PartyLetPlain Phosphate-Inline PingFangHK-Ultralight PingFangSC-Semibold
      PTMono-Regular PTSans-CaptionBold PTSans-NarrowBold PTSerif-BoldItalic Rockwell-BoldItalic
      STHeitiSC-Light STSongti-SC-Regular STKaiti-TC-Bold STIXTwoText_SemiBold-Italic
      SavoyeLetPlain SignPainter-HouseScriptSemibold Skia-Regular_Black-Condensed
      SnellRoundhand-Black SukhumvitSet-Text Superclarendon-LightItalic Symbol Thonburi-Light
      TimesNewRomanPS-BoldItalicMT TimesNewRomanPSMT Times-Roman Trebuchet-BoldItalic TrebuchetMS
      TrebuchetMS-Italic Verdana-BoldItalic YuGo-Bold YuMin_36pKn-Medium ZapfDingbatsITC Zapfino
      """.split(whereSeparator: \.isWhitespace).map(String.init)
    #expect(names.filter { !SystemFonts.contain($0) } == [])
  }

  @Test(arguments: ["Courier New", "Helvetica Neue Bold", "Avenir Next Demi Bold", "Bodoni 72"])
  func `Families and full names are known`(name: String) {
    #expect(SystemFonts.contain(name))
  }

  @Test(arguments: [
    "Avenir-Bold", "Arial-Bold", "HelveticaNeue-Semibold", "HelveticaNeue-Regular",
    "AvenirNext-Semibold", "PingFangSC-Bold", "Georgia-Medium", "Georgia-Regular", "Menlo-Medium",
    "Courier-Heavy", "Helvetica-Medium", "TimesNewRomanPS-Bold", "Verdana-Regular",
  ])
  func `A style that a family of which all faces are listed does not have is not known`(
    name: String
  ) {
    #expect(!SystemFonts.contain(name))
  }

  @Test(arguments: ["AvenirNext-Demibold", "Avenir Next Bold", "Arial Bold"])
  func `Letter case and full names are as for other families`(name: String) {
    #expect(SystemFonts.contain(name))
  }

  @Test func `A name of a megabyte is judged at once`() {
    #expect(!SystemFonts.contain("Menlo-" + String(repeating: "bold", count: 250_000) + "x"))
    #expect(!SystemFonts.contain(String(repeating: "-", count: 1_000_000)))
  }
}
