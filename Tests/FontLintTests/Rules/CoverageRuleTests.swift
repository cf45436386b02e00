import FontBuilder
import FontFiles
import FontCatalog
import FontLint
import Testing

@Suite struct CoverageRuleTests {
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

  @Test func `An icon font needs no space and no letters`() throws {
    #expect(try SampleProject(.icons()).findings() == [])
    let text = #"{ catalog: { icons: { name: "Icons-Regular", role: "text" } } }"#
    let findings = try SampleProject(.icons(), configuration: text).findings()
    #expect(findings.contains { $0.hasPrefix("error coverage-basic-missing/space") })
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
    func findings(without count: Int) throws -> [String] {
      let font = SampleFont.good().with { font in
        let known = Set(font.glyphs.flatMap(\.characters))
        font.glyphs.append(
          .block(
            name: "kanji", characters: scalars.dropLast(count).filter { !known.contains($0) },
            from: 0, to: 700))
      }
      return try SampleProject(font, configuration: #"{ locales: ["ja"] }"#).findings()
        .filter { $0.contains("coverage-locale") }.map { String($0.prefix { $0 != " " }) }
    }
    #expect(try findings(without: 0) == [])
    #expect(try findings(without: 1) == ["info"])
    #expect(try findings(without: 20) == ["warning"])
    #expect(try findings(without: 300) == ["error"])
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
}
