import FontBuilder
import FontCatalog
import FontFiles
import FontLint
import Testing

/// The sample font's line height is 1.448 em in these tests, as DotGothic16's.
@Suite struct ScalingRuleTests {
  private let font = SampleFont.good().with {
    $0.hhea.ascender = 1160
    $0.hhea.descender = -288
  }

  /// The lines about rules whose identifier begins with one of two words.
  private func findings(_ usages: String, rules: String = "", font: SampleFont? = nil) throws
    -> [String]
  {
    let configuration = "{ usages: [\(usages)], rules: {\(rules)} }"
    return try SampleProject(font ?? self.font, configuration: configuration).findings()
      .filter { $0.contains(" scaling-") || $0.contains(" percent-") }
  }

  @Test func `A row of 44 points clips body text from AX2 on`() throws {
    #expect(
      try findings(#"{ name: "row", font: "Test-Regular", style: "body", frame: { height: 44 } }"#)
        == [
          """
          warning scaling-clips-frame fontkit.json:1:12: row: Test-Regular needs 44.9 pt at \
          accessibility2 (31 pt) but the frame is 44 pt high; it is first clipped there
          """
        ])
  }

  @Test func `The limit that is suggested is Swift`() throws {
    let usage = #"{ font: "Test-Regular", style: "body", frame: { height: 44 } }"#
    let report = try SampleProject(
      .good(), configuration: "{ usages: [\(usage)] }"
    ).report()
    let finding = try #require(report.findings.first { $0.rule == "scaling-clips-frame" })
    #expect(
      finding.fix == """
        Use minHeight instead of height, or limit it with \
        .dynamicTypeSize(...DynamicTypeSize.accessibility2).
        """)
  }

  @Test func `A frame that clips at the default size is an error`() throws {
    let lines = try findings(#"{ name: "row", font: "Test-Regular", frame: { height: 20 } }"#)
    #expect(lines.count == 1)
    #expect(try #require(lines.first).hasPrefix("error scaling-clips-frame"))
  }

  @Test func `Clipping at accessibility sizes can be a note`() throws {
    let lines = try findings(
      #"{ font: "Test-Regular", frame: { height: 44 } }"#,
      rules: #""scaling-clips-frame": { allowAXClipping: true }"#)
    #expect(lines.map { $0.prefix(24) } == ["info scaling-clips-frame"])
  }

  @Test(arguments: ["", #""scaling-clips-frame": { allowAXClipping: true }"#])
  func `Clipping below the accessibility sizes is a warning in any case`(rules: String) throws {
    #expect(
      try findings(
        #"{ name: "row", font: "Test-Regular", frame: { height: 30 } }"#, rules: rules
      ) == [
        """
        warning scaling-clips-frame fontkit.json:1:12: row: Test-Regular needs 31.9 pt at xxxLarge \
        (22 pt) but the frame is 30 pt high; it is first clipped there
        """
      ])
  }

  @Test func `All lines of a text must fit the frame`() throws {
    #expect(
      try findings(
        #"{ name: "row", font: "Test-Regular", lines: 2, frame: { height: 44 } }"#
      ) == [
        """
        error scaling-clips-frame fontkit.json:1:12: row: Test-Regular needs 46.3 pt at medium \
        (16 pt) but the frame is 44 pt high; it is first clipped there
        """
      ])
  }

  @Test(arguments: [
    #"{ font: "Test-Regular", frame: { height: 44 }, largestContentSize: "AX1" }"#,
    #"{ font: "Test-Regular", frame: { minHeight: 44 } }"#,
    #"{ font: "Test-Regular", frame: { height: 70 } }"#,
  ])
  func `A frame that grows, is limited or is high enough gives nothing`(usage: String) throws {
    #expect(try findings(usage).filter { $0.contains("clips-frame") } == [])
  }

  @Test func `A fixed size of text is a warning, of a logo nothing`() throws {
    let usage = #"name: "title", font: "Test-Regular", size: 20, scaling: "fixed""#
    #expect(
      try findings("{ \(usage) }") == [
        """
        warning scaling-fixed-size fontkit.json:1:12: title: 20 pt is fixed; it ignores the reader's \
        text size
        """
      ])
    #expect(try findings(#"{ \#(usage), role: "logo" }"#) == [])
    #expect(try findings(#"{ \#(usage), role: "icon" }"#) == [])
    #expect(try findings(#"{ font: "Test-Regular", size: 20 }"#) == [])
  }

  @Test func `A limit below twice the default size is a warning`() throws {
    #expect(
      try findings(#"{ name: "text", font: "Test-Regular", maxSize: 24 }"#) == [
        """
        warning scaling-clamped-below-200-percent fontkit.json:1:12: text: grows to at most 141 % of \
        its default size (WCAG 1.4.4 asks for 200 %)
        """
      ])
    let sized = #"{ name: "text", font: "Test-Regular", largestContentSize: "XXXL" }"#
    #expect(
      try findings(sized).map { $0.prefix(41) } == ["warning scaling-clamped-below-200-percent"])
    #expect(try findings(#"{ font: "Test-Regular", style: "largeTitle" }"#) == [])
  }

  @Test func `A size that follows the container's width is not called fixed`() throws {
    let usage = #"{ font: "Test-Regular", widthPercent: 5, scaling: "fixed" }"#
    #expect(try findings(usage).filter { $0.contains("scaling-fixed-size") } == [])
  }

  @Test func `Two screens have hierarchies of their own`() throws {
    let lines = try findings(
      """
      { name: "title", font: "Test-Regular", style: "largeTitle", maxSize: 40, screen: "home" },
      { name: "text", font: "Test-Regular", style: "body", screen: "other" }
      """)
    #expect(lines.filter { $0.contains("hierarchy") } == [])
  }

  @Test func `All lines of a text whose size is a percentage must fit the frame`() throws {
    func count(lines: Int) throws -> Int {
      // A line is 31.9 pt high on the widest iPhone.
      try findings(
        """
        { font: "Test-Regular", widthPercent: 5, frame: { height: 44 }, lines: \(lines) }
        """
      ).count { $0.contains("percent-line-clips-frame") }
    }
    #expect(try count(lines: 1) == 0)
    #expect(try count(lines: 2) == 1)
  }

  @Test func `The weights of an axis are faces too, and a pinned one is the face's`() throws {
    let font = SampleFont.good("Karla-Regular").with {
      $0.axes = [.init("wght", minimum: 100, default: 400, maximum: 900, name: "Weight")]
    }
    func rules(_ weight: Int) throws -> [String] {
      let configuration = """
        { catalog: { text: { name: "Karla-Regular", axes: { wght: \(weight) } } },
          usages: [{ name: "a", font: "text" }] }
        """
      return try SampleProject(font, configuration: configuration).report().findings.map(\.rule)
    }
    #expect(try rules(400) == [])
    #expect(try rules(250) == ["scaling-thin-weight-small"])
    #expect(try rules(850) == ["a11y-bold-text-no-heavier-face"])
  }

  @Test func `A heading that stays behind its text is a warning`() throws {
    let lines = try findings(
      """
      { name: "title", font: "Test-Regular", style: "largeTitle", maxSize: 40, screen: "home" },
      { name: "text", font: "Test-Regular", style: "body", screen: "home" }
      """)
    #expect(
      lines.filter { $0.contains("hierarchy") } == [
        """
        warning scaling-hierarchy-inverted fontkit.json:1:12: title (40 pt) becomes smaller than text \
        (43 pt) at accessibility4
        """
      ])
  }

  @Test func `The system's own hierarchy is in order at every size`() throws {
    let styles = [
      "largeTitle", "title1", "title2", "title3", "headline", "body", "callout", "subheadline",
      "footnote", "caption1", "caption2",
    ]
    let usages = styles.map {
      #"{ name: "\#($0)", font: "Test-Regular", style: "\#($0)", screen: "s" }"#
    }
    let lines = try findings(usages.joined(separator: ", ")).filter { $0.contains("hierarchy") }
    #expect(lines == [])
  }

  @Test func `Text below the platform's minimum is a warning`() throws {
    let lines = try findings(#"{ name: "note", font: "Test-Regular", style: "caption1", size: 9 }"#)
      .filter { $0.contains("minimum-size") }
    #expect(
      lines == [
        """
        warning scaling-below-minimum-size fontkit.json:1:12: note: 7 pt at xSmall is below the iOS \
        minimum of 11 pt
        """
      ])
    #expect(try findings(#"{ font: "Test-Regular", style: "caption2" }"#) == [])
    #expect(
      try findings(#"{ font: "Test-Regular", style: "caption1", size: 9, minSize: 11 }"#)
        .filter { $0.contains("minimum-size") } == [])
  }

  @Test(arguments: [
    ("iOS", 11), ("iPadOS", 11), ("macOS", 10), ("tvOS", 23), ("visionOS", 12), ("watchOS", 12),
  ])
  func `Each platform has its own smallest size`(platform: String, minimum: Int) throws {
    for (size, isTooSmall) in [(Double(minimum), false), (Double(minimum) - 0.5, true)] {
      let usage = """
        { name: "a", font: "Test-Regular", size: \(size), scaling: "fixed", platforms: ["\(platform)"] }
        """
      let found = try findings(usage).filter { $0.contains("minimum-size") }
      #expect(found.isEmpty == !isTooSmall, "\(found)")
      #expect(found.allSatisfy { $0.hasSuffix("minimum of \(minimum) pt") })
    }
  }

  @Test(arguments: ["macOS", "tvOS"])
  func `Where no text size is followed, the one size counts`(platform: String) throws {
    let usage = """
      { name: "a", font: "Test-Regular", size: 9, frame: { height: 12 }, platforms: ["\(platform)"] }
      """
    let minimum = platform == "macOS" ? 10 : 23
    #expect(
      try findings(usage).filter { !$0.contains("xheight") } == [
        "warning scaling-below-minimum-size fontkit.json:1:12: a: 9 pt is below the \(platform) minimum of \(minimum) pt",
        """
        error scaling-clips-frame fontkit.json:1:12: a: Test-Regular needs 13 pt (9 pt) but the frame \
        is 12 pt high
        """,
      ])
  }

  @Test func `A percentage that is too small on a narrow phone is a warning`() throws {
    #expect(
      try findings(#"{ name: "label", font: "Test-Regular", widthPercent: 3 }"#) == [
        """
        warning percent-size-too-small fontkit.json:1:12: label: 3 % of 320 pt is 9.6 pt on an iPhone \
        with Display Zoom, below 11 pt
        """
      ])
    #expect(
      try findings(#"{ font: "Test-Regular", widthPercent: 3, minSize: 11 }"#) == [])
    #expect(try findings(#"{ font: "Test-Regular", widthPercent: 4.5 }"#) == [])
  }

  @Test func `A percentage that outgrows its frame on a wide device is a warning`() throws {
    let usage = #"name: "label", font: "Test-Regular", widthPercent: 5, frame: { height: 44 }"#
    let device = #"devices: ["iPad Pro (12.9-inch)"]"#
    #expect(
      try findings("{ \(usage), \(device) }") == [
        """
        warning percent-line-clips-frame fontkit.json:1:12: label: 5 % of 1024 pt is 51.2 pt on iPad \
        Pro (12.9-inch); it needs 74.1 pt but the frame is 44 pt high
        """
      ])
    #expect(try findings("{ \(usage) }") == [])
  }

  @Test func `A low x-height makes small text look smaller`() throws {
    let script = font.with { $0["x"] = .block(name: "x", characters: ["x"], from: 0, to: 332) }
    #expect(
      try findings(#"{ name: "note", font: "Test-Regular", style: "caption1" }"#, font: script)
        .filter { $0.contains("xheight") } == [
          """
          warning scaling-low-xheight fontkit.json:1:12: note: the x-height of Test-Regular is 0.332 \
          em; 12 pt read like 7.6 pt of the system font
          """
        ])
    #expect(
      try findings(#"{ font: "Test-Regular", style: "body" }"#, font: script) == [])
    for setting in ["minimumEffective: 7", "reference: 0.4"] {
      #expect(
        try findings(
          #"{ font: "Test-Regular", style: "caption1" }"#,
          rules: #""scaling-low-xheight": { \#(setting) }"#, font: script
        ).filter { $0.contains("xheight") } == [])
    }
    #expect(
      try findings(#"{ font: "Test-Regular", style: "caption1", locales: ["ja"] }"#, font: script)
        .filter { $0.contains("xheight") } == [])
  }

  @Test func `Thin small text is a note`() throws {
    let thin = SampleFont.good("Sora-Thin").with { $0.os2.weight = 100 }
    #expect(
      try findings(#"{ name: "text", font: "Sora-Thin" }"#, font: thin) == [
        "info scaling-thin-weight-small fontkit.json:1:12: text: weight 100 at 17 pt is hard to read"
      ])
    #expect(try findings(#"{ font: "Sora-Thin", style: "largeTitle" }"#, font: thin) == [])
  }

  @Test func `Text whose family has no heavier face is a note`() throws {
    let usage = #"{ usages: [{ name: "text", font: "Lato-Regular" }] }"#
    let alone = try SampleProject(.good("Lato-Regular"), configuration: usage)
    #expect(
      try alone.findings() == [
        """
        info a11y-bold-text-no-heavier-face fontkit.json:1:12: text: the project has no heavier face \
        of Lato; the setting Bold Text will not change this text
        """
      ])
    let family = ["Lato-Regular", "Lato-Bold"].map { ("\($0).ttf", SampleFont.good($0).bytes) }
    let both = try SampleProject(Dictionary(uniqueKeysWithValues: family), configuration: usage)
    #expect(try both.findings() == [])
  }

  @Test(arguments: [(99, 0), (101, 1)])
  func `A fallback's line height may differ by a tenth of an em`(gap: Int, count: Int) throws {
    let fonts = [
      "Test-Regular.ttf": SampleFont.good().bytes,
      "Wide-Regular.ttf": SampleFont.good("Wide-Regular").with { $0.hhea.lineGap = gap }.bytes,
    ]
    let report = try SampleProject(
      fonts,
      configuration: #"{ catalog: { a: { name: "Test-Regular", fallback: ["Wide-Regular"] } } }"#
    ).report()
    #expect(report.findings.count { $0.rule == "fallback-line-height-jump" } == count)
  }

  @Test func `A fallback of another line height is a note`() throws {
    let configuration = """
      { catalog: { text: { name: "Test-Regular", fallback: ["wide"] }, wide: "Wide-Regular" } }
      """
    let wide = SampleFont.good("Wide-Regular").with {
      $0.hhea.ascender = 1080
      $0.hhea.descender = -368
    }
    let project = try SampleProject(
      ["Test-Regular.ttf": SampleFont.good().bytes, "Wide-Regular.ttf": wide.bytes],
      configuration: configuration)
    #expect(
      try project.findings().filter { $0.contains("fallback") } == [
        """
        info fallback-line-height-jump fontkit.json:1:28: text: falling back to Wide-Regular changes \
        the line height from 1.2 to 1.448 em
        """
      ])
  }

  @Test func `Scaling twice is a warning at its place`() throws {
    let project = try SampleProject(.good()).with {
      $0.swiftFileCount = 1
      $0.doubleScalings = [SourcePosition(file: "App.swift", line: 4, column: 5)]
    }
    #expect(
      try project.findings() == [
        "warning source-double-scaling App.swift:4:5: the font's size is scaled twice"
      ])
  }

  @Test func `A usage of an unknown font is an error`() throws {
    let usage = #"{ usages: [{ name: "text", font: "Test-Regulr" }] }"#
    #expect(
      try SampleProject(font, configuration: usage).findings() == [
        """
        error usage-unknown-font fontkit.json:1:12: text: 'Test-Regulr' is neither a case of a \
        catalogue nor a bundled font
        """
      ])
  }
}
