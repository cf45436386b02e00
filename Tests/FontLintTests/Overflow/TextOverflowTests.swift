import FontCatalog
import FontFiles
import FontScaling
import Testing

@testable import FontLint

/// Texts in Debian's fonts-inter-variable and fonts-dotgothic16.
@Suite struct TextOverflowTests {
  /// A project of the two fonts with one usage, and its texts measured.
  private func project(
    _ usage: String, settings: String = "", texts: [LocalizedText] = [],
    includesAllTexts: Bool = false, failures: [String] = []
  ) throws -> Project {
    let configuration = try Configuration(
      reading: Array("{\(settings)usages: [{name: 'label', \(usage)}]}".utf8),
      file: "fontkit.json")
    let paths = ["inter-vf/Inter.var.ttf", "dotgothic16/DotGothic16-Regular.ttf"]
    let fonts = try paths.map { path in
      let path = "/usr/share/fonts/truetype/" + path
      return FontResource(path: path, contents: .success(try FontFile.read(path)))
    }
    var project = Project(
      root: "", configuration: configuration, fonts: fonts, localizedTexts: texts)
    let survey = TextSurvey(of: project, includesAllTexts: includesAllTexts)
    #expect(survey.failures.map(\.reason) == failures)
    project.usageTexts = survey.texts
    return project
  }

  private func messages(_ project: Project) throws -> [String] {
    let rules = ["scaling-text-truncates", "percent-text-overflows"]
    return Linter(policy: try Policy(project.configuration)).lint(project).reported
      .filter { rules.contains($0.rule) }
      .map { "\($0.rule)/\($0.reason ?? ""): \($0.message) \($0.fix)" }
  }

  private func text(_ key: String, _ locale: String, _ text: String, line: Int) -> LocalizedText {
    let position = SourcePosition(
      file: "\(locale).lproj/Localizable.strings", line: line, column: 1)
    return LocalizedText(locale: locale, key: key, text: text, position: position)
  }

  @Test func `A long word at a percentage is too wide on every device`() throws {
    let word =
      "font: 'Inter', scaling: 'fixed', lines: 1, samples: ['Benachrichtigungseinstellungen']"
    #expect(try messages(project("\(word), widthPercent: 5.96")) == [])
    let message = try #require(try messages(project("\(word), widthPercent: 5.97")).first)
    #expect(message.hasPrefix("percent-text-overflows/lines: label: 'Benachrichtigungseinst"))
    #expect(message.contains("at 5.97 % it needs 90.1 % of the container on every device"))
    #expect(message.hasSuffix("Use 5.96 % or less, or shorten the text."))
  }

  @Test func `Percentages are compared with the usable part of the container`() throws {
    let french = """
      font: 'DotGothic16-Regular', scaling: 'fixed', lines: 1,
      samples: ['Paramètres de notification']
      """
    #if Shaping
      let (fits, isTooLarge) = (7.2, 7.21)  // The letters fi are one glyph, half an em wide.
    #else
      let (fits, isTooLarge) = (6.92, 6.93)
    #endif
    #expect(try messages(project("\(french), widthPercent: \(fits)")) == [])
    #expect(try messages(project("\(french), widthPercent: \(isTooLarge)")).count == 1)
    #expect(try messages(project("\(french), widthPercent: \(isTooLarge), maxSize: 10")) == [])
    let short = "font: 'Inter', scaling: 'fixed', lines: 1, samples: ['Settings'], widthPercent: 12"
    #expect(try messages(project(short)) == [])
  }

  @Test func `A word that is wider than the container is found at its first size`() throws {
    let word = "font: 'Inter', samples: ['Benachrichtigungseinstellungen']"
    let wide = try messages(project("\(word), devices: ['iPhone SE (3rd generation)']"))
    #expect(wide.count == 1)
    #expect(
      wide[0].hasPrefix("scaling-text-truncates/word: label: 'Benachrichtigungseinstellungen' is"))
    #expect(wide[0].contains("at accessibility1 but it has 375 pt on iPhone SE (3rd"))
    let narrow = try #require(try messages(project(word)).first)
    #expect(
      narrow.contains("at xxxLarge but it has 320 pt on an iPhone with Display Zoom"))
    #expect(try messages(project("\(word), largestContentSize: 'xxLarge'")) == [])
  }

  @Test(arguments: [
    ("Two words", "Allow more lines, shorten the text, or set minimumScaleFactor."),
    (
      "Oneword11",
      "Give it more width or a smaller size, shorten the text, or set minimumScaleFactor."
    ),
  ])
  func `More lines are the cure for words, not for a single one`(
    text: String, fix: String
  ) throws {
    let usage = """
      font: 'DotGothic16-Regular', samples: ['\(text)'], scaling: 'fixed', size: 20, lines: 1, \
      frame: {width: 80}
      """
    let found = try messages(project(usage))
    #expect(found.count == 1)
    #expect(try #require(found.first).hasSuffix(fix))
  }

  @Test func `A text that needs more lines than it may have is truncated`() throws {
    let usage = "font: 'DotGothic16-Regular', samples: ['Hello World'], scaling: 'fixed', size: 20"
    #expect(try messages(project("\(usage), lines: 1, frame: {width: 110}")) == [])
    #expect(
      try messages(project("\(usage), lines: 1, frame: {width: 109}")).map { $0.prefix(60) } == [
        "scaling-text-truncates/lines: label: 'Hello World' is 110 pt"
      ])
    #expect(try messages(project("\(usage), lines: 2, frame: {width: 50}")) == [])
    #expect(
      try messages(project("\(usage), lines: 2, frame: {width: 49}")).map { $0.prefix(45) } == [
        "scaling-text-truncates/word: label: 'Hello' i"
      ])
  }

  @Test func `Lines that are higher than the frame are clipped`() throws {
    // A line of DotGothic16 at 20 pt is 28.96 pt high.
    let usage = "font: 'DotGothic16-Regular', samples: ['Hello World'], scaling: 'fixed', size: 20"
    #expect(try messages(project("\(usage), frame: {width: 60, height: 57.92}")) == [])
    #expect(
      try messages(project("\(usage), frame: {width: 60, height: 57}")).map { $0.prefix(45) } == [
        "scaling-text-truncates/height: label: 'Hello "
      ])
  }

  @Test func `A sample that is a key stands for its translations`() throws {
    let texts = [
      text("settings", "en", "Settings", line: 1),
      text("settings", "de", "Benachrichtigungseinstellungen", line: 7),
      text("other", "de", "Benachrichtigungseinstellungen!", line: 8),
    ]
    let usage = "font: 'Inter', lines: 1, style: 'title1'"
    let found = Linter(policy: try Policy(Configuration()))
      .overflows(in: try project("\(usage), samples: ['settings']", texts: texts))
    #expect(found.map(\.text.text) == ["Benachrichtigungseinstellungen"])
    #expect(found.map(\.text.position.line) == [7])
    #expect(found.map(\.text.locale) == ["de"])
    let only = try project("\(usage), samples: ['Settings'], locales: ['en']", texts: texts)
    #expect(only.usageTexts.map(\.text) == ["Settings"])
    #expect(try project(usage, texts: texts).usageTexts.isEmpty)
    #expect(try project(usage, texts: texts, includesAllTexts: true).usageTexts.count == 3)
  }

  @Test(arguments: [
    "style: 'title1', lines: 1", "style: 'body', lines: 2, frame: {width: 120}",
    "style: 'body', frame: {width: 160, height: 90}", "widthPercent: 12, lines: 1",
    "widthPercent: 11", "style: 'body', lines: 3, frame: {width: 90, height: 70}",
  ])
  func `Findings name the same texts and first sizes as the overflows`(usage: String) throws {
    let samples = "['Benachrichtigungseinstellungen', 'A text of many short words', 'Hello']"
    let project = try project("font: 'Inter', samples: \(samples), \(usage)")
    let linter = Linter(policy: try Policy(project.configuration))
    let overflows = linter.overflows(in: project).map {
      [$0.platform, $0.kind.rawValue, $0.text.text, $0.category?.swiftUIName ?? ""]
    }
    let findings = linter.lint(project).reported
      .filter { ["scaling-text-truncates", "percent-text-overflows"].contains($0.rule) }
      .map {
        [
          $0.data["platform"] ?? "", $0.reason ?? "", $0.data["text"] ?? "", $0.data["first"] ?? "",
        ]
      }
    #expect(!findings.isEmpty)
    #expect(Set(findings) == Set(overflows))
  }

  #if Shaping
    @Test(arguments: [("lines: 1", 1), ("lines: 1, frame: {height: 200}", 1), ("lines: 2", 0)])
    func `Thai is measured where there is one line, and refused where there are more`(
      room: String, count: Int
    ) throws {
      let path = "/usr/share/fonts/truetype/noto/NotoSansThai-Regular.ttf"
      let font = FontResource(path: path, contents: .success(try FontFile.read(path)))
      let usage = "{font: 'NotoSansThai-Regular', samples: ['การตั้งค่า'], \(room)}"
      let configuration = try Configuration(
        reading: Array("{usages: [\(usage)]}".utf8), file: "fontkit.json")
      let survey = TextSurvey(
        of: Project(root: "", configuration: configuration, fonts: [font]))
      #expect(survey.texts.count == count)
      #expect(survey.failures.count == 1 - count)
    }
  #endif

  @Test func `What cannot be measured is a failure with its reason`() throws {
    var project = try project("font: 'Inter', samples: ['Settings']")
    project.configuration.usages[0].samples = ["a\u{7}", "😀 ok", "Settings"]
    project.localizedTexts = []
    let survey = TextSurvey(of: project)
    #expect(survey.texts.map(\.text) == ["Settings"])
    #expect(survey.failures.map(\.text) == ["a\u{7}", "😀 ok"])
    #expect(survey.failures.map(\.reason.isEmpty) == [false, false])
  }

  /// The overflows of a usage, a line for each.
  private func overflows(
    _ usage: String, settings: String = "", texts: [LocalizedText] = [], failures: [String] = []
  ) throws -> [String] {
    let project = try project(usage, settings: settings, texts: texts, failures: failures)
    return Linter(policy: try Policy(project.configuration)).overflows(in: project).map {
      let category = $0.category?.shortName ?? "–"
      return "\($0.platform) \($0.kind) \(category) \($0.size) \($0.width) \($0.device)"
    }
  }

  @Test(arguments: [
    ("font: 'regular'", ["iOS lines – 17.0 10.0 an iPhone with Display Zoom 400"]),
    ("font: 'bold'", ["iOS lines – 17.0 10.0 an iPhone with Display Zoom 700"]),
    ("font: 'Inter'", ["iOS lines – 17.0 10.0 an iPhone with Display Zoom 400"]),
  ])
  func `Pinned axes are those of the key that a usage asks by`(
    font: String, expected: [String]
  ) throws {
    let settings = """
      catalog: {
        bold: {name: 'Inter', axes: {wght: 700}}, regular: {name: 'Inter', axes: {wght: 400}}
      },
      """
    let usage = """
      \(font), size: 17, scaling: 'fixed', lines: 1, frame: {width: 10}, samples: ['AVATAR To']
      """
    let project = try project(usage, settings: settings)
    let units = project.usageTexts.compactMap { $0.narrowestWidth(lines: 1) }.map { $0 * 2816 }
    #if Shaping
      let widths = ["400": 14_432.0, "700": 15_163]
    #else
      let widths = ["400": 15_504.0, "700": 16_417]
    #endif
    let wanted = try #require(expected.first?.split(separator: " ").last.map(String.init))
    #expect(units.map { $0.rounded() } == [try #require(widths[wanted])])
  }

  @Test(arguments: [
    ("platforms: ['watchOS']", "watchOS lines XS 14.0 198.0 Apple Watch Series 9 45mm"),
    (
      "platforms: ['watchOS'], devices: ['Apple Watch Series 9 41mm', 'iPhone 17']",
      "watchOS lines XS 14.0 176.0 Apple Watch Series 9 41mm"
    ),
    ("platforms: ['iPadOS'], size: 60", "iPadOS lines XS 52.0 744.0 iPad mini (A17 Pro)"),
    ("platforms: ['macOS'], frame: {width: 50}", "macOS lines – 13.0 50.0 macOS"),
    ("devices: ['iPad mini (A17 Pro)', 'Apple Watch Ultra 3'], size: 60", "iOS"),
    ("platforms: ['tvOS'], frame: {width: 50}", "tvOS lines – 29.0 50.0 tvOS"),
  ])
  func `Each platform has the widths and sizes of its own devices`(
    usage: String, expected: String
  ) throws {
    let found = try overflows(
      "font: 'Inter', lines: 1, samples: ['Benachrichtigungseinstellungen'], \(usage)")
    #expect(found.count == 1)
    #expect(try #require(found.first).hasPrefix(expected))
  }

  @Test(arguments: [
    (
      "platforms: ['visionOS']",
      "Apple publishes no text sizes for visionOS (set scaling to fixed, and size)"
    ),
    ("widthPercent: 1e-300", "the percentage gives no size above 0 on iOS"),
    (
      "platforms: ['tvOS']",
      "no width is known for tvOS (set frame.width, or a device that runs it)"
    ),
    (
      "platforms: ['macOS'], widthPercent: 5, frame: {width: 50}",
      "no container's width is known for macOS (set a device that runs it)"
    ),
    (
      "platforms: ['watchOS'], smallestContentSize: 'AX4'",
      "watchOS has no content size that its limits allow"
    ),
    (
      "platforms: ['visionOS'], scaling: 'fixed', frame: {width: 50}",
      "Apple publishes no size of its text style for visionOS (set size)"
    ),
  ])
  func `A usage without room is not measured, for a reason`(usage: String, reason: String) throws {
    let found = try overflows(
      "font: 'Inter', lines: 1, samples: ['Settings'], \(usage)", failures: [reason])
    #expect(found.isEmpty)
  }

  @Test func `A percentage is scaled as Font.custom does, in a room as wide as the frame`() throws {
    let usage =
      "font: 'Inter', lines: 1, devices: ['iPhone 14'], samples: ['Notification settings']"
    #expect(
      try overflows("\(usage), widthPercent: 5, frame: {width: 50}") == [
        "iOS lines XS 17.0 50.0 iPhone 14"
      ])
    let found = try overflows("\(usage), widthPercent: 5")
    #expect(found.count == 1)
    #expect(try #require(found.first).hasPrefix("iOS lines AX"))
    #expect(try overflows("\(usage), widthPercent: 5, scaling: 'fixed'") == [])
    #expect(try overflows("\(usage), widthPercent: 5, largestContentSize: 'XXXL'") == [])
  }

  @Test(arguments: [("", "scaling-text-truncates"), ("widthPercent: 9,", "percent-text-overflows")])
  func `More lines are no remedy for a word that is too wide`(size: String, rule: String) throws {
    let found = try messages(
      project("font: 'Inter', \(size) lines: 99, samples: ['Benachrichtigungseinstellungen']"))
    #expect(!found.isEmpty)
    #expect(
      found.allSatisfy {
        $0.hasPrefix("\(rule)/word: ") && $0.contains("hyphenate it") && !$0.contains("lines")
      })
  }

  @Test func `Messages about percentages say what decides`() throws {
    let usage = "font: 'Inter', scaling: 'fixed', devices: ['iPhone 14']"
    let high = try messages(
      project("\(usage), widthPercent: 5, frame: {height: 10}, samples: ['Hi']"))
    #expect(
      high == [
        """
        percent-text-overflows/frame: label: a line of 'Hi' is 23.6 pt high at 19.5 pt but its \
        frame is 10 pt Give the frame a minHeight instead of a height, or use a smaller percentage.
        """
      ])
    let least = try messages(
      project("\(usage), widthPercent: 1, minSize: 90, lines: 1, samples: ['Notifications']"))
    #expect(least.count == 1)
    #expect(
      try #require(least.first).hasSuffix(
        "Use a smaller minSize, or shorten the text."))
    let broken = try messages(project("\(usage), lines: 1, samples: ['line1\\nline2']"))
    #expect(broken.count == 1)
    #expect(try #require(broken.first).contains("has line breaks for more than 1 line"))
  }

  @Test(arguments: ["lines: 100", "frame: {height: 800}"])
  func `A hundred thousand letters are surveyed in bounded time`(room: String) throws {
    let words = String(repeating: "lorem ipsum dolor ", count: 5600)
    let time = try ContinuousClock().measure {
      let found = try overflows("font: 'Inter', \(room), samples: ['\(words)']")
      #expect(found.count == 1)
    }
    #expect(time < .seconds(30))
  }

  @Test func `A line that is higher than its frame is told of its text too`() throws {
    let usage = "font: 'Inter', devices: ['iPhone 14'], frame: {height: 44}, samples: ['Hi']"
    #expect(try overflows(usage) == ["iOS frame AX3 37.0 390.0 iPhone 14"])
    #expect(try messages(project(usage)).map { $0.prefix(28) } == ["scaling-text-truncates/frame"])
  }

  @Test(arguments: [
    ("locales: ['en', 'pt-BR'],", "", "pt_BR", true), ("locales: ['en'],", "", "pt_BR", false),
    ("locales: ['en'],", "", "Base", true), ("locales: ['en'],", "", "", true),
    ("locales: ['en'],", "locales: ['ja'],", "Base", false), ("", "", "Base", true),
    ("locales: ['zh-Hant'],", "", "zh_TW", false), ("locales: ['PT'],", "", "pt_BR", true),
  ])
  func `Languages are matched however they are spelt`(
    settings: String, own: String, locale: String, isShown: Bool
  ) throws {
    let project = try project(
      "font: 'Inter', \(own) samples: ['k']", settings: settings,
      texts: [text("k", locale, "Text", line: 1)])
    #expect(project.usageTexts.map(\.text) == [isShown ? "Text" : "k"])
  }

  @Test(arguments: [
    ("100%", "100%"), ("20% Rabatt", "20% Rabatt"), ("Save 50%!", "Save 50%!"),
    ("50% off", "50% off"), ("%d%% done", "% done"), ("%#@birds@ in trees", " in trees"),
    ("%arg bird", " bird"), ("%1$@ of %2$lld", " of "), ("%.2f km", " km"), ("%5.1f|%-8s|", "||"),
    ("%*d %1$*2$d", " "), ("a %@", "a "), ("%", "%"), ("%%", "%"), ("% ", "% "),
    ("50 %-Rabatt", "50 %-Rabatt"),
    ("%1$#@count@ items", " items"), ("%#@ x", "%#@ x"), ("%ld%@%", "%"), ("%1$", "%1$"),
    ("100 %, %d", "100 %, "), ("%lü", "%lü"), ("%@\u{301}", "\u{301}"),
  ])
  func `Only placeholders are removed from a text`(text: String, rest: String) {
    #expect(FormatSpecifiers.removed(from: text) == rest)
  }
}
