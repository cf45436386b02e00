import FontBuilder
import FontCatalog
import FontFiles
import FontLint
import Testing

@Suite struct MetricsRuleTests {
  @Test(arguments: [
    (-3072, 7169, "empty", "a line has no height"),
    (0, -250, "ascender", "the ascender is not positive"),
    (950, 250, "descender-positive", "the descender is positive, that is above the baseline"),
  ])
  func `Senseless hhea metrics are one error`(
    ascender: Int, descender: Int, reason: String, text: String
  ) throws {
    let font = SampleFont.good().with {
      $0.hhea.ascender = ascender
      $0.hhea.descender = descender
    }
    #expect(
      try SampleProject(font).findings() == [
        """
        error metrics-hhea-invalid/\(reason) Fonts/Test-Regular.ttf: hhea has ascender \(ascender), \
        descender \(descender), line gap 0: \(text)
        """
      ])
  }

  @Test func `A descender of zero is a warning for text, nothing for icons`() throws {
    let font = SampleFont.good().with {
      $0.hhea.ascender = 850
      $0.hhea.descender = 0
      $0.hhea.lineGap = 200
    }
    #expect(
      try SampleProject(font).findings() == [
        """
        warning metrics-hhea-invalid/descender-zero Fonts/Test-Regular.ttf: hhea has ascender 850, \
        descender 0, line gap 200: nothing below the baseline has room
        """
      ])
    let icons = SampleFont.icons().with { $0.hhea = font.hhea }
    #expect(try SampleProject(icons).findings() == [])
  }

  @Test(arguments: [
    (
      800, -120, 0, "tight",
      "0.92 em (15.6 pt at 17 pt; the system font's is 20.3 pt); lines will touch"
    ),
    (
      1350, -650, 0, "loose",
      "2 em (34 pt at 17 pt; the system font's is 20.3 pt); text will sit in too much air"
    ),
  ])
  func `An extreme line height is a warning`(
    ascender: Int, descender: Int, gap: Int, reason: String, text: String
  ) throws {
    let font = SampleFont.good().with {
      $0.hhea.ascender = ascender
      $0.hhea.descender = descender
      $0.hhea.lineGap = gap
    }
    #expect(
      try SampleProject(font).findings() == [
        "warning metrics-line-height-extreme/\(reason) Fonts/Test-Regular.ttf: the natural line height is \(text)"
      ])
  }

  @Test(arguments: [(1160, -288), (970, -240), (850, -150), (1150, -450)])
  func `A usual line height gives nothing`(ascender: Int, descender: Int) throws {
    let font = SampleFont.good().with {
      $0.hhea.ascender = ascender
      $0.hhea.descender = descender
    }
    #expect(try SampleProject(font).findings() == [])
  }

  @Test(arguments: [("[1.0, 1.19]", "loose"), ("[1.21, 1.6]", "tight"), ("[1.2, 1.2]", nil)])
  func `What line heights are usual can be set`(range: String, reason: String?) throws {
    let configuration = #"{ rules: { "metrics-line-height-extreme": { latin: \#(range) } } }"#
    let report = try SampleProject(.good(), configuration: configuration).report()
    #expect(report.findings.map(\.reason) == [reason].filter { $0 != nil })
  }

  @Test func `Scripts with tall clusters may have tall lines`() throws {
    var font = SampleFont.good("Khmer-Regular").with {
      $0.hhea.ascender = 1360
      $0.hhea.descender = -660
    }
    for code in UInt32(0x1780)..<0x17A0 {
      font = font.adding(Unicode.Scalar(code) ?? " ")
    }
    #expect(try SampleProject(font).findings() == [])
    let other = #"{ rules: { "metrics-line-height-extreme": { other: [1.0, 2.0] } } }"#
    #expect(
      try SampleProject(font, configuration: other).report().findings.map(\.reason) == ["loose"])
    let english = try SampleProject(font, configuration: #"{ locales: ["en"] }"#).findings()
    #expect(english.contains { $0.contains("metrics-line-height-extreme") })
    let khmer = try SampleProject(font, configuration: #"{ locales: ["km"] }"#).findings()
    #expect(!khmer.contains { $0.contains("metrics-line-height-extreme") })
  }

  @Test func `À above the ascender is a warning`() throws {
    #expect(
      try SampleProject(SampleFont.good().adding("À", to: 985)).findings() == [
        """
        warning metrics-agrave-exceeds-ascender Fonts/Test-Regular.ttf: À is 35 units taller than \
        hhea's ascender; Core Text on macOS then ignores the font's line height and uses a taller one
        """
      ])
    #expect(try SampleProject(SampleFont.good().adding("À", to: 950)).findings() == [])
  }

  @Test func `A letter of the app's languages outside the line box is a warning`() throws {
    let font = SampleFont.good().adding("Ẳ", to: 1051)
    let findings = try SampleProject(font, configuration: #"{ locales: ["vi"] }"#).findings()
    #expect(
      findings.contains(
        """
        warning metrics-ink-outside-line-box Fonts/Test-Regular.ttf: 'Ẳ' (vi) reaches 0.101 em above \
        the line box; it is cut off where the line height is 1.2 em or the container clips
        """))
    let low = SampleFont.good().adding("ạ", from: -300)
    let lowFindings = try SampleProject(low, configuration: #"{ locales: ["vi"] }"#).findings()
    #expect(lowFindings.contains { $0.contains("'ạ' (vi) reaches 0.05 em below the line box") })
    // The ascender is 950, the tolerance 20 unless it is set.
    let setting = #"rules: { "metrics-ink-outside-line-box": { tolerance: 0.05 } }"#
    for (top, configuration, isWithin) in [
      (970, "", true), (971, "", false), (1000, setting, true), (1001, setting, false),
    ] {
      let ink = try SampleProject(
        SampleFont.good().adding("Ẳ", to: top),
        configuration: #"{ locales: ["vi"], \#(configuration) }"#
      ).findings().filter { $0.contains("metrics-") }
      #expect(ink.isEmpty == isWithin, "\(top)")
    }
  }

  @Test(arguments: [(1100, -100, "low", "2.6 pt below"), (700, -500, "high", "4.3 pt above")])
  func `Capitals off the middle of the line are a warning`(
    ascender: Int, descender: Int, reason: String, text: String
  ) throws {
    let font = SampleFont.good().with {
      $0.hhea.ascender = ascender
      $0.hhea.descender = descender
    }
    #expect(
      try SampleProject(font).findings() == [
        """
        warning metrics-not-centered/\(reason) Fonts/Test-Regular.ttf: capitals sit \(text) the \
        middle of the line box at 17 pt; labels of buttons will look off-centre
        """
      ])
  }

  @Test(arguments: [
    (1050, "", 0), (1051, "", 1), (1051, "threshold: 0.11", 0), (1000, "threshold: 0.07", 1),
  ])
  func `Capitals may lie a tenth of an em off the middle, or what is set`(
    ascender: Int, setting: String, count: Int
  ) throws {
    let font = SampleFont.good().with {
      $0.hhea.ascender = ascender
      $0.hhea.descender = -150
    }
    let configuration = #"{ rules: { "metrics-not-centered": { \#(setting) } } }"#
    let report = try SampleProject(font, configuration: configuration).report()
    #expect(report.findings.map(\.rule) == (count == 0 ? [] : ["metrics-not-centered"]))
  }

  @Test func `Faces of one family with other line heights are a warning`() throws {
    let bold = SampleFont.good("Foo-Bold").with { $0.hhea.lineGap = 20 }
    #expect(
      try SampleProject([
        "Foo-Regular.ttf": SampleFont.good("Foo-Regular").bytes, "Foo-Bold.ttf": bold.bytes,
      ]).findings() == [
        """
        warning metrics-family-inconsistent Foo-Bold.ttf: the lines of 'Foo' differ between faces \
        (Foo-Bold 1.22 em, Foo-Regular 1.2 em); switching weight moves the text
        """
      ])
  }

  @Test func `Faces of one family with other ascenders are a warning though lines are as high`()
    throws
  {
    let bold = SampleFont.good("Foo-Bold").with {
      $0.hhea.ascender += 11
      $0.hhea.descender += 11
    }
    let fonts = [
      "Foo-Regular.ttf": SampleFont.good("Foo-Regular").bytes, "Foo-Bold.ttf": bold.bytes,
    ]
    #expect(
      try SampleProject(fonts).report().findings.map(\.rule) == ["metrics-family-inconsistent"])
  }

  @Test func `Drift between platforms is reported when asked for`() throws {
    let font = SampleFont.good().with { $0.os2.typo.ascender = 1100 }
    #expect(try SampleProject(font).findings() == [])
    let preset = #"{ preset: "cross-platform" }"#
    let findings = try SampleProject(font, configuration: preset).findings()
    #expect(
      findings == [
        """
        info metrics-cross-platform-drift Fonts/Test-Regular.ttf: a line is 1.2 em on Apple \
        platforms (hhea) but 1.35 em on Windows (OS/2 typographic metrics)
        """
      ])
  }

  @Test func `Heights that the outlines do not have are reported when asked for`() throws {
    let font = SampleFont.good().with { $0.os2.xHeight = 450 }
    let asked = #"{ rules: { "metrics-os2-heights-wrong": "info" } }"#
    #expect(
      try SampleProject(font, configuration: asked).findings() == [
        """
        info metrics-os2-heights-wrong Fonts/Test-Regular.ttf: OS/2 sxHeight is 450, measured 500
        """
      ])
  }
}
