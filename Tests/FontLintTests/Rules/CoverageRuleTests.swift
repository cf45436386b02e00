import FontBuilder
import FontFiles
import FontCatalog
import FontLint
import Testing

@Suite struct CoverageRuleTests {
  @Test func `A long sample is quoted by its beginning`() throws {
    let sample = String(repeating: "đ", count: 1000)
    let usage = #"{ name: "title", font: "Test-Regular", samples: ["\#(sample)"] }"#
    let findings = try SampleProject(.good(), configuration: "{ usages: [\(usage)] }").findings()
    let found = try #require(findings.first { $0.contains("coverage-sample-missing") })
    #expect(found.contains(" in the sample '\(sample.prefix(80))…' is not in "))
  }

  @Test func `A text font without a space is an error, without other basics a warning`() throws {
    let spaceless = SampleFont.good().with { font in
      font.glyphs.removeAll { $0.name == "space" }
    }
    #expect(
      try SampleProject(spaceless).findings() == [
        """
        error coverage-basic-missing/space Fonts/Test-Regular.ttf: the text font has no glyph for \
        U+0020, U+00A0
        """
      ])
    let plain = SampleFont.good().with { font in
      font.glyphs.removeAll { $0.characters == ["…"] || $0.characters == ["7"] }
    }
    #expect(
      try SampleProject(plain).findings() == [
        """
        warning coverage-basic-missing/others Fonts/Test-Regular.ttf: the text font has no glyph for \
        '7', '…'
        """
      ])
  }

  @Test(arguments: Array("\u{A0}0123456789…–’“”".unicodeScalars))
  func `Each usual character that is missing is told`(scalar: Unicode.Scalar) throws {
    let font = SampleFont.good().with { font in
      for index in font.glyphs.indices { font.glyphs[index].characters.removeAll { $0 == scalar } }
    }
    let name = scalar == "\u{A0}" ? "U+00A0" : "'\(scalar)'"
    #expect(
      try SampleProject(font).findings() == [
        """
        warning coverage-basic-missing/others Fonts/Test-Regular.ttf: the text font has no glyph for \
        \(name)
        """
      ])
  }

  @Test func `An icon font needs no space and no letters`() throws {
    #expect(try SampleProject(.icons()).findings() == [])
    let text = #"{ catalog: { icons: { name: "Icons-Regular", role: "text" } } }"#
    let findings = try SampleProject(.icons(), configuration: text).findings()
    #expect(findings.contains { $0.hasPrefix("error coverage-basic-missing/space") })
  }

  @Test(arguments: [
    ("RISE", "{}", true), ("abcdefghijklmnopqrs", "{}", true),
    ("abcdefghijklmnopqrst", "{}", false),
    ("abcdefghijklmnopqrst", #"{ catalog: { a: { name: "Logo-Regular", role: "logo" } } }"#, true),
    ("RISE", #"{ catalog: { a: { name: "Logo-Regular", role: "text" } } }"#, false),
  ])
  func `The font of a logo needs no space`(
    letters: String, configuration: String, isLogo: Bool
  ) throws {
    let empty = SampleFont.good("Logo-Regular").with { $0.glyphs = [$0.glyphs[0]] }
    let font = letters.unicodeScalars.reduce(empty) { $0.adding($1) }
    let findings = try SampleProject(font, configuration: configuration).findings()
    #expect(findings.contains { $0.contains("coverage-basic-missing") } != isLogo)
  }

  @Test func `Icons on letters are a warning, unless ligatures spell their names`() throws {
    let icon = #"{ catalog: { icons: { name: "Icons-Regular", role: "icon" } } }"#
    let font = SampleFont.icons().adding("A").adding("B")
    let findings = try SampleProject(font, configuration: icon).findings()
    #expect(
      findings.contains(
        """
        warning coverage-icon-outside-pua Fonts/Icons-Regular.ttf: the icon font maps 2 glyphs \
        outside the Private Use Area, such as U+0041
        """))
    let ligatures = font.with { $0.substitution = .init(scripts: ["DFLT"], features: ["liga"]) }
    let none = try SampleProject(ligatures, configuration: icon).findings()
    #expect(!none.contains { $0.contains("coverage-icon") })
  }

  @Test(arguments: [("7", 1), ("🚀", 1), ("À", 1), ("→", 0), ("\u{F8FF}", 0)])
  func `Icons on digits and emoji are a warning, on signs and in private use they are not`(
    character: Unicode.Scalar, count: Int
  ) throws {
    let icon = #"{ catalog: { icons: { name: "Icons-Regular", role: "icon" } } }"#
    let font = SampleFont.icons().with {
      if character.value > 0xFFFF { $0.characterMaps = [.windowsFull] }
    }.adding(character)
    let report = try SampleProject(font, configuration: icon).report()
    #expect(report.findings.count { $0.rule == "coverage-icon-outside-pua" } == count)
  }

  @Test func `Counters need digits of one width or the feature for them`() throws {
    let counter = #"{ catalog: { test: { name: "Test-Regular", role: "digits" } } }"#
    let uneven = SampleFont.good().with { $0["1"].advance = 400 }
    let message = """
      warning coverage-digits-not-tabular Fonts/Test-Regular.ttf: digits have 2 different widths \
      and there is no 'tnum' feature; .monospacedDigit() has no effect and timers will jitter
      """
    #expect(try SampleProject(uneven, configuration: counter).findings().contains(message))
    let usage = #"{ usages: [{ font: "Test-Regular", style: "body", monospacedDigit: true }] }"#
    #expect(try SampleProject(uneven, configuration: usage).findings().contains(message))
    let role = #"{ usages: [{ font: "Test-Regular", style: "body", role: "digits" }] }"#
    #expect(try SampleProject(uneven, configuration: role).findings().contains(message))
    #expect(try SampleProject(uneven).findings() == [])
    let tabular = uneven.with { $0.substitution = .init(scripts: ["latn"], features: ["tnum"]) }
    for font in [tabular, .good()] {
      let findings = try SampleProject(font, configuration: counter).findings()
      #expect(!findings.contains { $0.contains("coverage-digits") })
    }
  }

  @Test func `A blank .notdef is reported when asked for`() throws {
    let font = SampleFont.good().with { $0.glyphs[0].contours = [] }
    #expect(try SampleProject(font).findings() == [])
    let asked = #"{ rules: { "coverage-notdef-blank": "info" } }"#
    #expect(
      try SampleProject(font, configuration: asked).findings() == [
        """
        info coverage-notdef-blank Fonts/Test-Regular.ttf: '.notdef' is empty: a missing character \
        leaves a gap, not a box
        """
      ])
  }

  @Test func `A language of which much is missing is an error, a little a warning`() throws {
    let japanese = try SampleProject(.good(), configuration: #"{ locales: ["ja"] }"#).findings()
    #expect(japanese.count == 1)
    #expect(
      try #require(japanese.first).hasPrefix(
        """
        error coverage-locale-incomplete Fonts/Test-Regular.ttf: 'Test-Regular' misses 2314 of 2314 \
        characters for 'ja'
        """))
    let swahili = SampleFont.good().with { font in font.glyphs.removeAll { $0.characters == ["q"] }
    }
    #expect(
      try SampleProject(swahili, configuration: #"{ locales: ["sw"] }"#).findings().contains {
        $0.hasPrefix("warning coverage-locale-incomplete") && $0.contains("for 'sw' (q)")
      })
  }

  @Test func `What a font of the system fills is not known`() throws {
    let configuration = """
      {
        locales: ["pl"],
        catalog: { test: { name: "Test-Regular", fallback: ["HiraginoSans-W3"] } },
        usages: [{ name: "title", font: "test", samples: ["Cài đặt"] }],
      }
      """
    let report = try SampleProject(.good(), configuration: configuration).report()
    let findings = report.findings.filter { $0.rule.hasPrefix("coverage-") }
    #expect(
      findings.map(\.rule).sorted() == ["coverage-locale-incomplete", "coverage-sample-missing"])
    for finding in findings {
      #expect(finding.severity == .info)
      #expect(
        finding.message.hasSuffix(
          "; whether the fallback 'HiraginoSans-W3' of the system has them is not known here"))
    }
  }

  @Test(arguments: ["other", "othr", "Other-Regular", "Other-Reglar"])
  func `A declared fallback fills the gaps, though its name be misspelt`(fallback: String) throws {
    let configuration = """
      {
        locales: ["en-GB"],
        catalog: { test: { name: "Test-Regular", fallback: ["\(fallback)"] }, other: "Other-Regular" },
      }
      """
    let gappy = SampleFont.good().with { font in font.glyphs.removeAll { $0.characters == ["q"] } }
    var other = SampleFont.good("Other-Regular")
    for scalar in "ÀÇÈÉÊËÎÏÔÙÛàçèéêëîïôùûÄÖäöÅåÆæŒœÑñØøÜü".unicodeScalars {
      other = other.adding(scalar, to: 700)
    }
    let project = try SampleProject(
      ["Test-Regular.ttf": gappy.bytes, "Other-Regular.ttf": other.bytes],
      configuration: configuration)
    let findings = try project.findings()
    #expect(
      !findings.contains { $0.contains("coverage-locale") && $0.contains("Test-Regular.ttf") })
  }

  @Test func `A sample with a character that the font lacks is an error`() throws {
    let findings = try SampleProject(
      .good(),
      configuration: #"{ usages: [{ name: "title", font: "Test-Regular", samples: ["Cài đặt"] }] }"#
    ).findings()
    #expect(
      findings.contains(
        """
        error coverage-sample-missing fontkit.json:1:12: title: U+00E0 'à', U+0111 'đ', U+1EB7 'ặ' in \
        the sample 'Cài đặt' are not in 'Test-Regular' and will be drawn in a fallback font
        """))
  }

  @Test(arguments: ["Settings", "Great 👍🏽", "caf\u{65}\u{301}", "a\u{200D}b"])
  func `Emoji, marks in one glyph with their letter, and invisible characters are fine`(
    sample: String
  ) throws {
    let font = SampleFont.good().adding("é")
    let configuration =
      #"{ usages: [{ font: "Test-Regular", samples: ["\#(sample)"] }] }"#
    let findings = try SampleProject(font, configuration: configuration).findings()
    #expect(!findings.contains { $0.contains("coverage-sample") })
  }

  @Test func `Emoji count when asked for`() throws {
    let configuration = """
      {
        usages: [{ font: "Test-Regular", samples: ["Great 👍"] }],
        rules: { "coverage-sample-missing": { includeEmoji: true } },
      }
      """
    let findings = try SampleProject(.good(), configuration: configuration).findings()
    #expect(findings.contains { $0.contains("coverage-sample-missing") && $0.contains("U+1F44D") })
  }

  @Test func `Texts of strings files count in the usage's languages, without placeholders`() throws
  {
    let configuration = #"{ locales: ["vi"], usages: [{ name: "title", font: "Test-Regular" }] }"#
    let font = SampleFont.good().with { font in font.glyphs.removeAll { $0.characters == ["@"] } }
    let project = try SampleProject(font, configuration: configuration).with {
      $0.localizedTexts = [
        LocalizedText(
          locale: "vi", key: "a", text: "%1$@: đ",
          position: SourcePosition(file: "vi.lproj/Localizable.strings", line: 2, column: 1)),
        LocalizedText(
          locale: "ja", key: "a", text: "設定",
          position: SourcePosition(file: "ja.lproj/Localizable.strings", line: 2, column: 1)),
      ]
    }
    let findings = try project.findings().filter { $0.contains("coverage-sample") }
    #expect(
      findings == [
        """
        error coverage-sample-missing vi.lproj/Localizable.strings:2:1: title: U+0111 'đ' in \
        vi.lproj/Localizable.strings is not in 'Test-Regular' and will be drawn in a fallback font
        """
      ])
  }

  @Test func `One ideograph of thousands is a note`() throws {
    let japanese = try #require(Orthography.all.first { $0.language == "ja" })
    let scalars = japanese.characters.ranges.joined().compactMap(Unicode.Scalar.init)
    func findings(without count: Int, _ setting: String = "") throws -> [String] {
      let font = SampleFont.good().with { font in
        let known = Set(font.glyphs.flatMap(\.characters))
        font.glyphs.append(
          .block(
            name: "kanji", characters: scalars.dropLast(count).filter { !known.contains($0) },
            from: 0, to: 700))
      }
      let rules = #"rules: { "coverage-locale-incomplete": { \#(setting) } }"#
      return try SampleProject(font, configuration: #"{ locales: ["ja"], \#(rules) }"#).findings()
        .filter { $0.contains("coverage-locale") }.map { String($0.prefix { $0 != " " }) }
    }
    #expect(try findings(without: 0) == [])
    #expect(try findings(without: 1) == ["info"])
    #expect(try findings(without: 20) == ["warning"])
    #expect(try findings(without: 300) == ["error"])
    #expect(try findings(without: 20, "warning: 0.98") == ["info"])
    #expect(try findings(without: 300, "error: 0.85") == ["warning"])
    #expect(try findings(without: 20, "error: 1") == ["error"])
  }

  /// A project without locales whose strings files have texts, and whose font is used.
  private func project(
    _ texts: [(locale: String, text: String)], configuration: String = "{}", isUsed: Bool = true
  ) throws -> SampleProject {
    try SampleProject(.good(), configuration: configuration).with {
      $0.localizedTexts = texts.enumerated().map { line, text in
        LocalizedText(
          locale: text.locale, key: "key", text: text.text,
          position: SourcePosition(
            file: "\(text.locale).lproj/L.strings", line: line + 1, column: 1))
      }
      guard isUsed else { return }
      $0.references = [
        NameReference(
          value: "Test-Regular", kind: .swiftUIFont,
          position: SourcePosition(file: "App.swift", line: 3, column: 9))
      ]
    }
  }

  @Test func `Letters of the app's texts that patch words are a warning without any locales`()
    throws
  {
    let polish = [("pl", "Ustawienia"), ("pl", "Powiększ źródło"), ("en", "Settings")]
    let report = try project(polish).report()
    #expect(
      report.findings.map(\.message) == [
        """
        'Test-Regular' misses 4 of 18 letters of the app's texts in 'pl' (óęłź); they fall back to \
        another font in the middle of words
        """
      ])
    #expect(report.findings.map(\.severity) == [.warning])
    #expect(report.findings.first?.related.first?.place.line == 2)
  }

  @Test(arguments: ["設定を開く OK", "Настройки", "Ρυθμίσεις", "الإعدادات", "설정", "%1$@ → “Settings” 👍"])
  func `Text of another script, signs and placeholders patch no words`(text: String) throws {
    #expect(try project([("xx", text), ("xx", "Settings")]).findings() == [])
  }

  @Test(arguments: [
    #"{ catalog: { test: { name: "Test-Regular", role: "logo" } } }"#, #"{ locales: ["sw"] }"#,
    #"{ catalog: { test: { name: "Test-Regular", fallback: ["Test-Regular"] } }, locales: ["sw"] }"#,
  ])
  func `What the configuration says about a font or the languages counts instead`(
    configuration: String
  ) throws {
    let findings = try project([("pl", "Powiększ")], configuration: configuration).findings()
    #expect(!findings.contains { $0.contains("'pl'") })
    #expect(try project([("pl", "Powiększ")], isUsed: false).findings() == [])
  }

  // MARK: - A font for each script

  /// A font of printable ASCII and the characters of some languages.
  private func font(_ name: String, for languages: String..., without lost: Int = 0) -> SampleFont {
    SampleFont.good(name).with { font in
      let known = Set(font.glyphs.flatMap(\.characters))
      let letters = Orthography.all.filter { languages.contains($0.language) }
        .flatMap { $0.characters.ranges.joined() }.compactMap(Unicode.Scalar.init)
      font.glyphs.append(
        .block(
          name: "letters", characters: Set(letters).subtracting(known).sorted().dropLast(lost),
          from: 0, to: 700))
    }
  }

  private func localeFindings(
    of fonts: [SampleFont], _ configuration: String
  ) throws -> [String] {
    let files = fonts.map { ("\($0.names[6] ?? "").ttf", $0.bytes) }
    let project = try SampleProject(
      Dictionary(uniqueKeysWithValues: files), configuration: configuration)
    return try project.findings().filter { $0.contains("coverage-") }
      .map { String($0.prefix { $0 != "(" }) }
  }

  @Test func `A font for each script is fine, though each has Latin letters too`() throws {
    let fonts = [
      font("Latin-Regular", for: "pl", "fr", "en"), font("Japanese-Regular", for: "ja"),
      font("Chinese-Regular", for: "zh-cn"), font("Arabic-Regular", for: "ar"),
    ]
    let configuration = #"{ locales: ["en", "fr", "pl", "ja", "zh-Hans", "ar"] }"#
    #expect(try localeFindings(of: fonts, configuration) == [])
  }

  @Test func `A font that lacks a few letters of its script is not excused by another`() throws {
    let fonts = [
      font("Latin-Regular", for: "pl"), SampleFont.good("Title-Regular"),
      font("Arabic-Regular", for: "ar", without: 2), font("Japanese-Regular", for: "ja"),
    ]
    #expect(
      try localeFindings(of: fonts, #"{ locales: ["pl", "ja", "ar"] }"#) == [
        "warning coverage-locale-incomplete Arabic-Regular.ttf: 'Arabic-Regular' misses 2 of 36 characters for 'ar' ",
        "error coverage-locale-incomplete Title-Regular.ttf: 'Title-Regular' misses 18 of 70 characters for 'pl' ",
      ])
  }

  @Test func `A language that no font is for is an error of one of them`() throws {
    let fonts = [
      font("Japanese-Regular", for: "ja"), font("Latin-Regular", for: "pl"),
      font("Latin-Bold", for: "pl"),
    ]
    #expect(
      try localeFindings(of: fonts, #"{ locales: ["pl", "ja", "ru"] }"#) == [
        "error coverage-locale-incomplete Japanese-Regular.ttf: 'Japanese-Regular' misses 66 of 66 characters for 'ru' "
      ])
    let bold = #"catalog: { bold: { name: "Latin-Bold", fallback: ["HiraginoSans-W6"] } }"#
    #expect(
      try localeFindings(of: Array(fonts[1...]), #"{ locales: ["pl", "ru"], \#(bold) }"#) == [
        "info coverage-locale-incomplete Latin-Bold.ttf: 'Latin-Bold' misses 66 of 66 characters for 'ru' "
      ])
  }

  @Test func `The languages of an entry in the catalogue count in place of the app's`() throws {
    let fonts = [font("Latin-Regular", for: "pl", "en"), SampleFont.good("Title-Regular")]
    func findings(_ locales: String) throws -> [String] {
      let title = #"catalog: { title: { name: "Title-Regular", locales: [\#(locales)] } }"#
      return try localeFindings(of: fonts, #"{ locales: ["en", "pl"], \#(title) }"#)
    }
    #expect(try findings(#""sw""#) == [])
    #expect(
      try findings(#""sw", "ar""#) == [
        "error coverage-locale-incomplete Title-Regular.ttf: 'Title-Regular' misses 36 of 36 characters for 'ar' "
      ])
  }

  @Test func `Translations into a script that a font is not for are not set in it`() throws {
    let configuration = """
      { locales: ["en", "ja"], usages: [{ font: "Latin-Regular" }, { font: "Japanese-Regular" }] }
      """
    let fonts = [font("Latin-Regular", for: "en"), font("Japanese-Regular", for: "ja")]
    let files = fonts.map { ("\($0.names[6] ?? "").ttf", $0.bytes) }
    func findings(japanese: String) throws -> [String] {
      try SampleProject(Dictionary(uniqueKeysWithValues: files), configuration: configuration).with
      {
        $0.localizedTexts = [
          LocalizedText(
            locale: "ja", key: "a", text: japanese,
            position: SourcePosition(file: "ja.lproj/L.strings", line: 2, column: 1))
        ]
      }.findings().filter { $0.contains("coverage-") }
    }
    #expect(try findings(japanese: "設定") == [])
    #expect(
      try findings(japanese: "設定 Ł") == [
        """
        error coverage-sample-missing ja.lproj/L.strings:2:1: usages[1]: U+0141 'Ł' in \
        ja.lproj/L.strings is not in 'Japanese-Regular' and will be drawn in a fallback font
        """
      ])
  }

  @Test func `A declared fallback fills basic gaps as well`() throws {
    let gappy = SampleFont.good("Title-Regular").with { font in
      font.glyphs.removeAll { ["…", "7"].contains($0.characters.first) }
    }
    func findings(_ fallback: String) throws -> [String] {
      let title = #"catalog: { title: { name: "Title-Regular", fallback: ["\#(fallback)"] } }"#
      return try localeFindings(of: [gappy, .good("Text-Regular")], "{ \(title) }")
    }
    #expect(try findings("Text-Regular") == [])
    #expect(try findings("Title-Regular").map { $0.prefix { $0 != " " } } == ["warning"])
    #expect(try findings("HiraginoSans-W6").map { $0.prefix { $0 != " " } } == ["info"])
  }

  @Test func `A font without Latin letters needs a space, but no Latin signs`() throws {
    let arabic = font("Arabic-Regular", for: "ar").with { font in
      font.glyphs.removeAll { glyph in
        !glyph.characters.contains(" ") && glyph.characters.contains { $0.value < 0x600 }
      }
    }
    #expect(try localeFindings(of: [arabic], "{}") == [])
    let spaceless = arabic.with { font in font.glyphs.removeAll { $0.name == "space" } }
    #expect(
      try localeFindings(of: [spaceless], "{}") == [
        "error coverage-basic-missing/space Arabic-Regular.ttf: the text font has no glyph for U+0020"
      ])
  }
}
