import FontCatalog
import FontScaling
import Testing

@Suite struct ConfigurationTests {
  @Test func `every key of fontkit.json arrives`() throws {
    let configuration = try read(
      """
      {
        paths: ["App"], exclude: ["Vendor/"], ignoreFiles: ["*.otf"], systemFonts: ["Avenir-Medium"],
        platforms: ["iOS"], locales: ["en", "ja"], devices: ["iPhone17,1"],
        targets: { App: { registration: "runtime", infoPlist: "App/Info.plist" } },
        catalog: {
          dot: "DotGothic16-Regular",
          inter: { name: "Inter-Regular", file: "Fonts/Inter.ttf", role: "digits",
                   fallback: ["dot"], locales: ["pl"], axes: { opsz: 14 }, license: "OFL.txt", subset: true },
        },
        usages: [
          { name: "title", font: "dot", style: "body", scaling: "fixed", minSize: 11,
            maxSize: 24, smallestContentSize: "small", largestContentSize: "ax2",
            widthPercent: 5, frame: { width: 100, height: 44 }, lines: 2, samples: ["A"],
            role: "logo", monospacedDigit: true, screen: "home", locales: ["ja"],
            devices: ["iPhone 16"], platforms: ["iOS"] },
          { font: "inter" },
        ],
        rules: { "size-budget": { severity: "error", file: 1 }, "no-outlines": "off" },
        ignore: [{ rule: "no-outlines", subject: "dot", file: "*.ttf", reason: "art" }],
        preset: "strict", failOn: "warning", baseline: "b.json",
      }
      """)
    #expect(configuration.paths == ["App"])
    #expect(configuration.excluded == ["Vendor/"])
    #expect(configuration.ignoredFonts == ["*.otf"])
    #expect(configuration.systemFonts == ["Avenir-Medium"])
    #expect(configuration.platforms == ["iOS"])
    #expect(configuration.locales == ["en", "ja"])
    #expect(configuration.devices == ["iPhone17,1"])
    #expect(configuration.targets["App"]?.registration == .runtime)
    #expect(configuration.targets["App"]?.infoPlist == "App/Info.plist")
    #expect(configuration.catalog.map(\.key) == ["dot", "inter"])
    #expect(configuration.catalog.map(\.name) == ["DotGothic16-Regular", "Inter-Regular"])
    let inter = try #require(configuration.catalog.last)
    #expect(inter.position.description == "fontkit.json:7:20")
    #expect(inter.file?.value == "Fonts/Inter.ttf")
    #expect(inter.role == .digits)
    #expect(inter.fallback.map(\.value) == ["dot"])
    #expect(inter.locales == ["pl"] && configuration.allLocales == ["en", "ja", "pl", "ja"])
    #expect(inter.axes == ["opsz": 14])
    #expect(inter.license == "OFL.txt")
    #expect(inter.isSubset)
    #expect(configuration.rules.map(\.id) == ["size-budget", "no-outlines"])
    #expect(configuration.rules.map(\.severity?.value) == ["error", "off"])
    #expect(configuration.ignored.map(\.reason) == ["art"])
    #expect(configuration.preset?.value == "strict")
    #expect(configuration.failOn?.value == "warning")
    #expect(configuration.baseline == "b.json")
  }

  @Test func `a usage arrives whole, and a short one with defaults`() throws {
    let usages = try read(
      """
      { usages: [
        { name: "title", font: "dot", style: "body", size: 17, scaling: "fixed", minSize: 11,
          maxSize: 24, largestContentSize: "ax2",
          frame: { width: 100, height: 44 }, lines: 2, samples: ["A"], role: "logo",
          monospacedDigit: true, screen: "home" },
        { font: "inter" }, { font: "inter", widthPercent: 5, frame: { minHeight: 44 } } ] }
      """
    ).usages
    let title = try #require(usages.first)
    #expect(title.name == "title")
    #expect(title.style == .body)
    #expect(title.size == 17)
    #expect(title.scaling == .fixed)
    #expect(title.minSize == 11 && title.maxSize == 24)
    #expect(title.largestContentSize == .accessibility2)
    #expect(title.frame == Configuration.Frame(width: 100, height: 44))
    #expect(title.lines == 2 && title.samples == ["A"])
    #expect(title.role == .logo && title.monospacedDigit && title.screen == "home")
    #expect(usages.last?.widthPercent == 5 && usages.last?.frame.minHeight == 44)
    let short = try #require(usages.dropFirst().first)
    #expect(short.name == "usages[1]")
    #expect(short.scaling == .dynamic && short.role == .text && !short.monospacedDigit)
    #expect(short.style == nil && short.lines == nil && short.frame == Configuration.Frame())
  }

  @Test(arguments: [
    ("{ usage: [] }", "1:3: error: unknown key 'usage' (did you mean 'usages'?)"),
    ("{ locales: 'ja' }", "1:12: error: expected a list, found a string"),
    ("{ usages: [{}] }", "1:12: error: 'font' is missing"),
    (
      "{ paths: ['App', '../x'] }",
      "1:18: error: '../x' is no path in the project: write it from the project's folder, as 'App/Fonts'"
    ),
    (
      "{ paths: ['/x'] }",
      "1:11: error: '/x' is no path in the project: write it from the project's folder, as 'App/Fonts'"
    ),
    (
      "{ usages: [{font: 'a', size: -Infinity}] }",
      "1:30: error: expected a finite number, found -Infinity"
    ),
    (
      "{ usages: [{font: 'a', lines: 1.5}] }", "1:31: error: expected a whole number, found 1.5"
    ),
    (
      "{ usages: [{font: 'a', scaling: 'no'}] }",
      "1:33: error: 'no' is not one of dynamic, fixed"
    ),
    (
      "{ usages: [{font: 'a', size: 0}] }", "1:30: error: expected a number above 0, found 0.0"
    ),
    (
      "{ usages: [{font: 'a', widthPercent: 101}] }",
      "1:38: error: expected a percentage up to 100, found 101.0"
    ),
    (
      "{ usages: [{font: 'a', lines: 0}] }", "1:31: error: expected at least 1 line, found 0"
    ),
    (
      "{ devices: ['iPhone17,1', 'iPhone77,1'] }",
      "1:27: error: no device 'iPhone77,1'; the nearest are 'iPhone17,1', 'iPhone7,1', 'iPhone18,1'"
    ),
    (
      "{ usages: [{font: 'a', devices: ['Phone']}] }",
      "1:34: error: no device 'Phone'; the nearest are 'iPhone'"
    ),
    (
      "{ usages: [{font: 'a', size: 1e308}] }",
      "1:30: error: expected a size up to 1000000 points, found 1e+308"
    ),
    (
      "{ usages: [{font: 'a', minSize: 50, maxSize: 20}] }",
      "1:33: error: 'minSize' is larger than 'maxSize'"
    ),
    (
      "{ usages: [{font: 'a', smallestContentSize: 'AX5', largestContentSize: 'XS'}] }",
      "1:45: error: 'smallestContentSize' is larger than 'largestContentSize'"
    ),
    ("{ platforms: ['iOs', 'ISO'] }", "1:22: error: unknown platform 'ISO' (did you mean 'iOS'?)"),
    (
      "{ usages: [{font: 'a', platforms: ['symbian']}] }",
      "1:36: error: unknown platform 'symbian' (known are iOS, iPadOS, macOS, macCatalyst, tvOS, watchOS, visionOS, android, react-native, expo, flutter, web)"
    ),
    (
      "{ locales: ['en', 'English'] }",
      "1:19: error: 'English' is not a language tag such as en, pt-BR or zh-Hant"
    ),
    (
      "{ usages: [{font: 'a', locales: ['']}] }",
      "1:34: error: '' is not a language tag such as en, pt-BR or zh-Hant"
    ),
    ("{ locales: ['jp'] }", "1:13: error: 'jp' is a country's code (its language is 'ja')"),
    (
      "{ catalog: { a: { name: 'A', locales: ['en', 'UA'] } } }",
      "1:46: error: 'UA' is a country's code (its language is 'uk')"
    ),
    (
      "{ usages: [{font: 'a', locales: ['cz-CZ']}] }",
      "1:34: error: 'cz' is a country's code (its language is 'cs')"
    ),
    (
      "{ usages: [{font: 'a', size: 17, widthPercent: 5}] }",
      "1:48: error: 'widthPercent' stands beside 'size': keep the one that the app's code has"
    ),
    (
      "{ usages: [{font: 'a', frame: { height: 44, minHeight: 44 }}] }",
      "1:41: error: 'height' stands beside 'minHeight': keep the one that the app's code has"
    ),
    ("{ catalog: { a: {} } }", "1:17: error: 'name' is missing"),
    (
      "{ catalog: { a: { name: 'A', axes: { wt: 1 } } } }",
      "1:38: error: 'wt' is not a tag of four characters"
    ),
    (
      "{ ignore: [{ rule: 'x' }] }",
      "1:12: error: 'reason' is missing: say why the finding is accepted"
    ),
    ("{ targets: { App: { registration: 1 } } }", "1:35: error: expected a string, found a number"),
  ])
  func `a mistake is an error at its place`(text: String, message: String) {
    #expect(throws: JSON5Error.self) { try read(text) }
    do { _ = try read(text) } catch { #expect(error.description == "fontkit.json:" + message) }
  }

  private func read(_ text: String) throws(JSON5Error) -> Configuration {
    try Configuration(reading: Array(text.utf8), file: Configuration.fileName)
  }

  @Test(arguments: ["{\"a\\n\\u001B[31mb\": 1}", "{locales: [\"e\\nn\"]}", "\u{0}"])
  func `What is wrong is told on one line, without what a terminal obeys`(text: String) throws {
    let error = try #require(throws: JSON5Error.self) {
      try Configuration(reading: Array(text.utf8), file: "fontkit.json")
    }
    #expect(!error.reason.unicodeScalars.contains { $0.properties.generalCategory == .control })
  }
}
