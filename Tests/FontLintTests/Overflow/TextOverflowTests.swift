import FontCatalog
import FontFiles
import FontScaling
import Testing

@testable import FontLint

/// Texts in Debian's fonts-inter-variable and fonts-dotgothic16.
@Suite struct TextOverflowTests {
  /// A project of the two fonts with one usage, and its texts measured.
  private func project(
    _ usage: String, texts: [LocalizedText] = [], includesAllTexts: Bool = false
  ) throws -> Project {
    let configuration = try Configuration(
      reading: Array("{usages: [{name: 'label', \(usage)}]}".utf8), file: "fontkit.json")
    let paths = ["inter-vf/Inter.var.ttf", "dotgothic16/DotGothic16-Regular.ttf"]
    let fonts = try paths.map { path in
      let path = "/usr/share/fonts/truetype/" + path
      return FontResource(path: path, contents: .success(try FontFile.read(path)))
    }
    var project = Project(
      root: "", configuration: configuration, fonts: fonts, localizedTexts: texts)
    let survey = TextSurvey(of: project, includesAllTexts: includesAllTexts)
    #expect(survey.failures.isEmpty)
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
    let word = "font: 'Inter', lines: 1, samples: ['Benachrichtigungseinstellungen']"
    #expect(try messages(project("\(word), widthPercent: 5.96")) == [])
    let message = try #require(try messages(project("\(word), widthPercent: 5.97")).first)
    #expect(message.hasPrefix("percent-text-overflows/lines: label: 'Benachrichtigungseinst"))
    #expect(message.contains("at 5.97 % it needs 90.1 % of the container on every device"))
    #expect(message.hasSuffix("Use 5.96 % or less, or allow more lines."))
  }

  @Test func `Percentages are compared with the usable part of the container`() throws {
    let french = "font: 'DotGothic16-Regular', lines: 1, samples: ['Paramètres de notification']"
    #if Shaping
      let (fits, isTooLarge) = (7.2, 7.21)  // The letters fi are one glyph, half an em wide.
    #else
      let (fits, isTooLarge) = (6.92, 6.93)
    #endif
    #expect(try messages(project("\(french), widthPercent: \(fits)")) == [])
    #expect(try messages(project("\(french), widthPercent: \(isTooLarge)")).count == 1)
    #expect(try messages(project("\(french), widthPercent: \(isTooLarge), maxSize: 10")) == [])
    let short = "font: 'Inter', lines: 1, samples: ['Settings'], widthPercent: 12"
    #expect(try messages(project(short)) == [])
  }

  @Test func `A word that is wider than the container is found at its first size`() throws {
    let word = "font: 'Inter', samples: ['Benachrichtigungseinstellungen']"
    let wide = try messages(project("\(word), devices: ['iPhone SE (3rd generation)']"))
    #expect(wide.count == 1)
    #expect(
      wide[0].hasPrefix("scaling-text-truncates/word: label: 'Benachrichtigungseinstellungen' is"))
    #expect(wide[0].contains("at accessibility1 but the container is 375 pt on iPhone SE (3rd"))
    let narrow = try #require(try messages(project(word)).first)
    #expect(
      narrow.contains("at xxxLarge but the container is 320 pt on an iPhone with Display Zoom"))
    #expect(try messages(project("\(word), largestContentSize: 'xxLarge'")) == [])
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

  @Test func `A size beyond all bounds needs no finite width`() throws {
    let huge = "font: 'Inter', lines: 1, samples: ['Settings'], scaling: 'fixed', size: 1e308"
    let found = Linter().overflows(in: try project(huge))
    #expect(found.map(\.neededWidth) == [nil])
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
}
