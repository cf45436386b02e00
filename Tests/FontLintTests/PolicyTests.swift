import FontBuilder
import FontCatalog
import FontLint
import Testing

@Suite struct PolicyTests {
  private func policy(_ text: String) throws -> Policy {
    try Policy(Configuration(reading: Array(text.utf8), file: "fontkit.json"))
  }

  @Test(arguments: [
    (
      #"{ rules: { "ps-name-invalide": "off" } }"#,
      "fontkit.json:1:12: error: there is no rule 'ps-name-invalide' (did you mean 'ps-name-invalid'"
    ),
    (
      #"{ rules: { "ps-name-invalid": "warn" } }"#,
      "fontkit.json:1:31: error: 'warn' is not one of info, warning, error, off"
    ),
    (
      #"{ rules: { "size-budget": { fil: 3 } } }"#,
      "fontkit.json:1:29: error: unknown key 'fil' (did you mean 'file'?)"
    ),
    (
      #"{ rules: { "size-budget": { file: "3" } } }"#,
      "fontkit.json:1:35: error: expected a finite number, found a string"
    ),
    (
      #"{ rules: { "metrics-line-height-extreme": { latin: [2, 1] } } }"#,
      "fontkit.json:1:52: error: the lower limit is above the upper one"
    ),
    (
      #"{ preset: "strikt" }"#,
      "fontkit.json:1:11: error: 'strikt' is not one of recommended, strict, ci-store"
    ),
    (
      #"{ failOn: "bad" }"#,
      "fontkit.json:1:11: error: 'bad' is not one of info, warning, error, never"
    ),
    (
      #"{ ignore: [{ rule: "nothing", reason: "x" }] }"#,
      "fontkit.json:1:12: error: there is no rule 'nothing' ("
    ),
  ])
  func `A mistake in the configuration is an error with its place`(text: String, start: String) {
    let error = #expect(throws: JSON5Error.self) { try policy(text) }
    #expect(error?.description.hasPrefix(start) == true, "\(error?.description ?? "")")
  }

  @Test func `A target or a language that is not known is a warning`() throws {
    let configuration = """
      { targets: { Ap: { registration: "runtime" }, App: {} },
        locales: ["en", "xx-klingon", "zh-Hant-HK", "pt_BR"] }
      """
    let project = try SampleProject(.good(), configuration: configuration).with {
      $0.targets = [.app(plists: [])]
    }
    let findings = try project.report().findings.filter {
      $0.rule == "configuration-without-effect"
    }
    #expect(
      findings.map(\.message) == [
        "the letters of 'xx-klingon' are not known: no font is checked for them",
        "the project has no target 'Ap'",
      ])
    #expect(findings.map(\.fix).last == "Write 'App'.")
    #expect(findings.map(\.place.line) == [nil, 1])
    let partly = project.with { $0.configuration.paths = ["A.swift"] }
    #expect(try partly.findings().filter { $0.contains("no target") } == [])
    let without = try SampleProject(.good(), configuration: configuration)
    #expect(try without.findings().filter { $0.contains("no target") } == [])
  }

  private func withoutEffect(
    _ configuration: String, _ font: SampleFont = .good(), texts: [String] = []
  ) throws -> [String] {
    let project = try SampleProject(font, configuration: configuration).with {
      $0.localizedTexts = texts.map { locale in
        LocalizedText(
          locale: locale, key: "a", text: "A",
          position: SourcePosition(file: "\(locale).lproj/L.strings", line: 1, column: 1))
      }
    }
    return try project.findings().filter { $0.contains("configuration-without-effect") }
  }

  @Test func `A country's code that is another language's too is a note, unless it is spoken`()
    throws
  {
    let note = "info configuration-without-effect/country fontkit.json: "
    let kanuri = note + "'kr' is Kanuri, and Korean is 'ko'"
    let sami = note + "'se' is Northern Sami, and Swedish is 'sv'"
    let configuration = #"{ locales: ["kr", "se-SE", "sv", "uk"] }"#
    #expect(try withoutEffect(configuration) == [kanuri, sami])
    #expect(try withoutEffect(configuration, texts: ["se", "ko"]) == [kanuri])
  }

  @Test(arguments: [
    ("settings.titel", "settings.title"), ("settings_row", nil), ("settings.title", nil),
    ("Settings", nil), ("settings.titel now", nil), ("row_title", "row_titel"),
  ])
  func `A sample that is nearly a key of the strings files is a warning`(
    sample: String, key: String?
  ) throws {
    let configuration = """
      { usages: [{ name: "row", font: "Test-Regular", samples: ["\(sample)"] }] }
      """
    let project = try SampleProject(.good(), configuration: configuration).with {
      $0.localizedTexts = ["settings.title", "row_titel", "plain"].map { key in
        LocalizedText(
          locale: "en", key: key, text: "Text",
          position: SourcePosition(file: "en.lproj/L.strings", line: 1, column: 1))
      }
    }
    let found = try project.findings().filter { $0.contains("configuration-without-effect") }
    #expect(
      found
        == [key].compactMap(\.self).map {
          "warning configuration-without-effect/sample-near-key fontkit.json:1:12: row: the sample "
            + "'\(sample)' is no key of the strings files, and near to '\($0)'"
        })
  }

  @Test func `An axis that the font does not have is a warning`() throws {
    let warning = "warning configuration-without-effect/unknown-axis fontkit.json:1:28: "
    func configuration(_ axis: String) -> String {
      #"{ catalog: { test: { name: "Test-Regular", axes: { \#(axis): 500 } } } }"#
    }
    #expect(
      try withoutEffect(configuration("wght")) == [
        warning + "'Test-Regular' is a static font: it has no axis 'wght' to pin"
      ])
    let variable = SampleFont.good().with {
      $0.axes = [.init("wght", minimum: 100, default: 400, maximum: 900, name: "Weight")]
    }
    #expect(try withoutEffect(configuration("wght"), variable) == [])
    #expect(
      try withoutEffect(configuration("wgth"), variable) == [
        warning + "'Test-Regular' has no axis 'wgth'; it has wght"
      ])
  }

  @Test func `A severity replaces that of every finding of its rule`() throws {
    let font = SampleFont.good().with { $0.os2.fsType = 8 }
    let configuration = #"{ rules: { "license-embedding-restricted": { severity: "error" } } }"#
    #expect(
      try SampleProject(font, configuration: configuration).report().findings.map(\.severity) == [
        .error
      ])
  }

  @Test func `Strict reports notes as warnings, and never fails nothing`() throws {
    let font = SampleFont.good().with { $0.os2.fsType = 2 }
    let never = try SampleProject(font, configuration: #"{ failOn: "never" }"#).report()
    #expect(!never.fails)
    #expect(try SampleProject(font).report().fails)
    let note = SampleFont.good().with { $0.os2.fsType = 8 }
    let strict = try SampleProject(note, configuration: #"{ preset: "strict" }"#).report()
    #expect(strict.findings.map(\.severity) == [.warning])
  }

  @Test func `The preset for stores keeps to what stores refuse`() throws {
    let policy = try policy(#"{ preset: "ci-store" }"#)
    #expect(policy.enabled.contains("format-not-supported"))
    #expect(!policy.enabled.contains("metrics-not-centered"))
  }
}
