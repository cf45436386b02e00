import FontBuilder
import FontCatalog
import FontFiles
import FontLint
import Testing

@Suite struct NamingRuleTests {
  @Test func `A good font gives nothing`() throws {
    #expect(try SampleProject(.good()).findings() == [])
  }

  @Test(
    arguments: [
      (nil, "missing", "the PostScript name is missing: there is no name ID 6"),
      ("", "empty", "the PostScript name '' is empty"),
      (
        "Because We Build", "illegal",
        "the PostScript name 'Because We Build' holds U+0020, which such names may not"
      ),
      ("Foo[1]", "illegal", "the PostScript name 'Foo[1]' holds U+005B, which such names may not"),
      ("Foo/1", "illegal", "the PostScript name 'Foo/1' holds U+002F, which such names may not"),
      ("Café", "illegal", "the PostScript name 'Café' holds U+00E9, which such names may not"),
      (
        "\u{7F}", "illegal",
        #"the PostScript name '\u{7F}' holds U+007F, which such names may not"#
      ),
      (
        String(repeating: "a", count: 64), "too-long",
        "the PostScript name '\(String(repeating: "a", count: 64))' has 64 characters, more than 63"
      ),
    ] as [(String?, String, String)])
  func `A PostScript name that cannot be used is an error`(
    name: String?, reason: String, message: String
  ) throws {
    let font = SampleFont.good().with { $0.names[6] = name }
    let findings = try SampleProject(["Fonts/T.ttf": font.bytes]).findings()
    // A name that the file cannot have either has a note about that.
    #expect(
      findings.filter { !$0.contains("ps-name-file-mismatch") } == [
        "error ps-name-invalid/\(reason) Fonts/T.ttf: \(message)"
      ])
  }

  @Test(arguments: [29, 63])
  func `A PostScript name is called long only beyond the limit`(count: Int) throws {
    let findings = try SampleProject(.good(String(repeating: "a", count: count))).findings()
    #expect(findings.map { $0.prefix(25) } == (count > 29 ? ["info ps-name-invalid/long"] : []))
  }

  @Test func `A long PostScript name and one of many hyphens are notes`() throws {
    let long = String(repeating: "a", count: 30)
    #expect(
      try SampleProject(.good(long)).findings() == [
        """
        info ps-name-invalid/long Fonts/\(long).ttf: the PostScript name '\(long)' has 30 \
        characters; some programs cut it off after 29
        """
      ])
    #expect(
      try SampleProject(.good("A-B-Regular")).findings() == [
        """
        info ps-name-invalid/multiple-hyphens Fonts/A-B-Regular.ttf: the PostScript name \
        'A-B-Regular' has more than one hyphen; one divides family from style
        """
      ])
  }

  @Test func `An unusual but legal PostScript name gives nothing`() throws {
    #expect(try SampleProject(.good("Font_Name.01")).findings() == [])
  }

  @Test func `Two different fonts of one PostScript name are an error, copies a warning`() throws {
    let trueType = SampleFont.good("Play-Bold")
    let compact = trueType.with { $0.outlines = .compactFont }
    #expect(
      try SampleProject(["F/Play-Bold.otf": compact.bytes, "F/Play-Bold.ttf": trueType.bytes])
        .findings() == [
          """
          error ps-name-duplicate/different F/Play-Bold.ttf: PostScript name 'Play-Bold' is already \
          used by F/Play-Bold.otf; iOS keeps only the first one registered (CTFontManagerError 305)
          """
        ])
    #expect(
      try SampleProject(["A/Play-Bold.ttf": trueType.bytes, "B/Play-Bold.ttf": trueType.bytes])
        .findings() == [
          """
          warning ps-name-duplicate/identical-copy B/Play-Bold.ttf: PostScript name 'Play-Bold' is \
          already used by A/Play-Bold.ttf; it is a copy of the same font
          """
        ])
  }

  @Test func `PostScript names that differ only by case are the same`() throws {
    let fonts = [
      "A/Play-Bold.ttf": SampleFont.good("Play-Bold").bytes,
      "B/play-bold.ttf": SampleFont.good("play-bold").with { $0.names[1] = "Plays" }.bytes,
    ]
    let findings = try SampleProject(fonts).findings()
    #expect(
      findings.filter { $0.contains("ps-name-duplicate") } == [
        """
        error ps-name-duplicate/different B/play-bold.ttf: PostScript name 'play-bold' is already \
        used by A/Play-Bold.ttf; iOS keeps only the first one registered (CTFontManagerError 305)
        """
      ])
  }

  @Test(arguments: [["App", "Widget"], ["App"], []])
  func `Fonts of one name that share no bundle are no duplicates`(targets: [String]) throws {
    let font = SampleFont.good("Play-Bold")
    let fonts = [
      "App/Play-Bold.ttf": font.bytes,
      "Widget/Play-Bold.ttf": font.with { $0.os2.vendor = "ELSE" }.bytes,
    ]
    let project = try SampleProject(fonts).with {
      $0.targets =
        targets.map { name in
          .app(
            name, fonts: [.init(path: "\(name)/Play-Bold.ttf", bundlePath: "Play-Bold.ttf")],
            plists: [])
        } + [.app("Tool", plists: [])]
    }
    #expect(try project.findings().filter { !$0.contains("plist-font") } == [])
  }

  @Test func `Four faces of a family give nothing`() throws {
    let names = ["Lato-Regular", "Lato-Bold", "Lato-Italic", "Lato-BoldItalic"]
    let fonts = names.map { ("Fonts/\($0).ttf", SampleFont.good($0).bytes) }
    #expect(try SampleProject(Dictionary(uniqueKeysWithValues: fonts)).findings() == [])
  }

  @Test func `Records that disagree about the PostScript name are a warning`() throws {
    let font = SampleFont.good("Foo-Regular").with {
      $0.names.records.append(.init(6, "FooRegular", platform: 1, encoding: 0, language: 0))
    }
    #expect(
      try SampleProject(font).findings() == [
        """
        warning ps-name-inconsistent Fonts/Foo-Regular.ttf: the PostScript name differs between \
        records: 'Foo-Regular', 'FooRegular'
        """
      ])
  }

  @Test func `A file that is not named after its font is a note, for Android a warning`() throws {
    let fonts = [
      "Inter_900Black.ttf": SampleFont.good("Inter-Black").with { $0.os2.weight = 900 }.bytes
    ]
    let message = """
      ps-name-file-mismatch Inter_900Black.ttf: the file is named 'Inter_900Black' but its \
      PostScript name is 'Inter-Black'
      """
    #expect(try SampleProject(fonts).findings() == ["info " + message])
    for platform in ["android", "Android", "react-native", "expo", "flutter"] {
      let configuration = #"{ platforms: ["iOS", "\#(platform)"] }"#
      #expect(
        try SampleProject(fonts, configuration: configuration).findings() == ["warning " + message])
    }
    let apple = #"{ platforms: ["iOS", "macOS"] }"#
    #expect(try SampleProject(fonts, configuration: apple).findings() == ["info " + message])
  }

  /// A project of fonts in a React Native app.
  private func bundled(_ fonts: [String: [UInt8]]) throws -> SampleProject {
    try SampleProject(fonts).with { $0.files.append("metro.config.js") }
  }

  @Test(arguments: [
    ([], 0), (["pubspec.yaml"], 1), (["App/metro.config.js"], 1), (["web/app.config.ts"], 0),
    (["package.json"], 0), (["App/eas.json"], 1),
  ])
  func `Any file name will do where no bundler of React Native or Flutter is`(
    files: [String], count: Int
  ) throws {
    let project = try SampleProject(["App/字 体.ttf": SampleFont.good().bytes])
      .with { $0.files += files }
    #expect(try project.findings().count { $0.contains("file-name-unsafe") } == count)
  }

  @Test(arguments: [("react-native", 1), ("expo", 1), ("flutter", 1), ("android", 0), ("iOS", 0)])
  func `Every font is bundled where the configuration names a platform of Metro or Flutter`(
    platform: String, count: Int
  ) throws {
    let project = try SampleProject(
      ["App/字 体.ttf": SampleFont.good().bytes],
      configuration: #"{ platforms: ["\#(platform)"] }"#)
    #expect(try project.findings().count { $0.contains("file-name-unsafe") } == count)
  }

  @Test(arguments: [
    ("Geist Regular.otf", "warning file-name-unsafe/characters", "a space"),
    ("フォント.ttf", "warning file-name-unsafe/characters", "letters outside ASCII (U+30D5)"),
    ("Karla[wght].ttf", "info file-name-unsafe/brackets", "square brackets"),
  ])
  func `A file name that bundlers stumble over is reported`(
    name: String, rule: String, what: String
  ) throws {
    let findings = try bundled([name: SampleFont.good().bytes]).findings()
    #expect(
      findings.filter { $0.contains("file-name-unsafe") } == [
        "\(rule) \(name): the file name contains \(what), which some bundlers fail to resolve"
      ])
  }

  @Test(arguments: [
    ("日本 語.ttf", "Rename it to 'Test-Regular.ttf' and update UIAppFonts."),
    ("red\u{1B}[31m.ttf", "Rename it to 'Test-Regular.ttf' and update UIAppFonts."),
    ("two\nlines.ttf", "Rename it to 'Test-Regular.ttf' and update UIAppFonts."),
  ])
  func `A name to rename a font's file to is its PostScript name`(name: String, fix: String) throws
  {
    let report = try bundled([name: SampleFont.good().bytes]).report()
    #expect(report.findings.filter { $0.rule == "file-name-unsafe" }.map(\.fix) == [fix])
  }

  @Test(arguments: [
    ("日本 語.ttf", "Rename it with ASCII letters, digits and hyphens, and update UIAppFonts."),
    ("]]>.ttf", "Rename it with ASCII letters, digits and hyphens, and update UIAppFonts."),
    ("My Font.ttf", "Rename it to 'MyFont.ttf' and update UIAppFonts."),
    ("My: \"Font\".ttf", "Rename it to 'MyFont.ttf' and update UIAppFonts."),
  ])
  func `A name for a damaged font is one that a file can have`(name: String, fix: String) throws {
    let report = try bundled([name: Array("no font".utf8)]).report()
    #expect(report.findings.filter { $0.rule == "file-name-unsafe" }.map(\.fix) == [fix])
  }

  @Test func `No name is suggested that another file has`() throws {
    let unsafe = try bundled([
      "A/My Font.ttf": SampleFont.good().bytes,
      "A/test-regular.ttf": SampleFont.good("B-Bold").bytes,
    ]).report().findings
    #expect(
      unsafe.filter { $0.rule == "file-name-unsafe" }.map(\.fix) == [
        "Rename it to 'MyFont.ttf' and update UIAppFonts."
      ])
    #expect(
      unsafe.filter { $0.rule == "ps-name-file-mismatch" }.map(\.fix) == [
        "Rename the file to 'Test-Regular.ttf', once the file of that name has another.",
        "Rename the file to 'B-Bold.ttf'.",
      ])
    let twins = try SampleProject([
      "a.ttf": SampleFont.good().bytes,
      "b.ttf": SampleFont.good().with { $0.os2.vendor = "ELSE" }.bytes,
    ]).report().findings
    #expect(
      twins.filter { $0.rule == "ps-name-file-mismatch" }.map(\.fix) == [
        "Ship this font or b.ttf, which has the same PostScript name, not both.",
        "Ship this font or a.ttf, which has the same PostScript name, not both.",
      ])
  }

  @Test func `Two paths that differ only by case are a warning`() throws {
    let fonts = ["Foo.ttf": SampleFont.good("Foo").bytes, "foo.ttf": SampleFont.good("foo").bytes]
    #expect(
      try SampleProject(fonts).findings().filter { $0.contains("file-name-unsafe") } == [
        "warning file-name-unsafe/case-twin foo.ttf: the path differs from Foo.ttf only by case"
      ])
  }

  @Test func `Faces with the same flags cannot be told apart`() throws {
    let bold = SampleFont.good("KaTeX-Bold").with {
      $0.os2.isBold = false
      $0.head.macStyle = 0
    }
    let fonts = [
      "KaTeX-Regular.ttf": SampleFont.good("KaTeX-Regular").bytes, "KaTeX-Bold.ttf": bold.bytes,
    ]
    #expect(
      try SampleProject(fonts).findings() == [
        """
        warning family-style-link-broken/flags-collide KaTeX-Bold.ttf: KaTeX-Bold, KaTeX-Regular \
        share the family 'KaTeX' with the same bold and italic flags; .bold() and .italic() cannot \
        pick between them
        """
      ])
  }

  @Test func `More than four faces of one family are too many`() throws {
    let fonts = (1...5).map { number in
      let name = "Cabin-\(number)"
      return ("\(name).ttf", SampleFont.good(name).bytes)
    }
    let findings = try SampleProject(Dictionary(uniqueKeysWithValues: fonts)).findings()
    #expect(
      findings == [
        """
        warning family-style-link-broken/too-many Cabin-1.ttf: Cabin-1, Cabin-2, Cabin-3, Cabin-4, \
        Cabin-5 share the family 'Cabin', which has room for four; .bold() and .italic() cannot \
        pick between them
        """
      ])
  }

  @Test func `A bold face without the flag, and flags that differ, are reported`() throws {
    let unflagged = SampleFont.good("Foo-Bold").with {
      $0.os2.isBold = false
      $0.head.macStyle = 0
    }
    #expect(
      try SampleProject(unflagged).findings() == [
        """
        warning family-style-link-broken/flags-missing Foo-Bold.ttf: Foo-Bold says bold or italic \
        in its style name but not in OS/2 fsSelection; .bold() and .italic() cannot pick it
        """.replacingPath
      ])
    let differing = SampleFont.good("Foo-Bold").with { $0.head.macStyle = 0 }
    #expect(
      try SampleProject(differing).findings() == [
        """
        warning family-style-link-broken/macstyle-differs Foo-Bold.ttf: Foo-Bold has other flags in \
        head.macStyle than in OS/2 fsSelection; .bold() and .italic() cannot pick it
        """.replacingPath
      ])
  }

  @Test(arguments: [
    ("Foo-Bold", 400, "the style is 'Bold' but OS/2 usWeightClass is 400"),
    ("Foo-Thin", 50, "the style is 'Thin' but OS/2 usWeightClass is 50"),
    ("Foo-SemiBold", 700, "the style is 'SemiBold' but OS/2 usWeightClass is 700"),
  ])
  func `A weight that does not fit the style is a warning`(
    name: String, weight: Int, start: String
  ) throws {
    let font = SampleFont.good(name).with { $0.os2.weight = weight }
    #expect(
      try SampleProject(font).findings() == [
        """
        warning weight-class-mismatch/style Fonts/\(name).ttf: \(start); matching by weight will \
        pick the wrong file
        """
      ])
  }

  @Test(arguments: [0, 1001])
  func `A weight outside 1 to 1000 is a warning`(weight: Int) throws {
    let font = SampleFont.good().with { $0.os2.weight = weight }
    #expect(
      try SampleProject(font).findings() == [
        """
        warning weight-class-mismatch/out-of-range Fonts/Test-Regular.ttf: OS/2 usWeightClass is \
        \(weight), outside 1 to 1000
        """
      ])
  }

  @Test func `The usual weights give nothing`() throws {
    #expect(try SampleProject(.good("Lato-Bold")).findings() == [])
    let thin = SampleFont.good("Sora-Thin").with { $0.os2.weight = 250 }
    #expect(try SampleProject(thin).findings() == [])
  }

  @Test func `Two faces of one collection cannot share a name`() throws {
    let collection = FontCollection([
      .good("Play-Bold"), SampleFont.good("Play-Bold").with { $0.os2.vendor = "ELSE" },
    ]).bytes
    let findings = try SampleProject(["Play.ttc": collection]).findings()
    #expect(
      findings.filter { $0.contains("ps-name-duplicate") }.map { $0.prefix { $0 != ":" } } == [
        "error ps-name-duplicate/different Play.ttc"
      ])
  }

  @Test func `Two weights of a family that share a value are a warning`() throws {
    func project(_ weight: Int) throws -> SampleProject {
      let thin = SampleFont.good("Foo-Thin").with {
        $0.names[1] = "Foo Thin"
        $0.os2.weight = 250
      }
      let light = SampleFont.good("Foo-ExtraLight").with {
        $0.names[1] = "Foo ExtraLight"
        $0.os2.weight = weight
      }
      let names = { (font: SampleFont, style: String) in
        font.with {
          $0.names[16] = "Foo"
          $0.names[17] = style
        }.bytes
      }
      return try SampleProject([
        "Foo-Thin.ttf": names(thin, "Thin"), "Foo-ExtraLight.ttf": names(light, "ExtraLight"),
      ])
    }
    #expect(
      try project(250).findings() == [
        """
        warning weight-class-mismatch/shared Foo-Thin.ttf: OS/2 usWeightClass is 250 for 'Thin' and \
        for 'ExtraLight' (Foo-ExtraLight.ttf)
        """
      ])
    #expect(try project(275).findings() == [])
  }
}

extension String {
  /// The same with the folder that a font alone lies in.
  fileprivate var replacingPath: String {
    replacing("Foo-Bold.ttf", with: "Fonts/Foo-Bold.ttf")
  }
}
