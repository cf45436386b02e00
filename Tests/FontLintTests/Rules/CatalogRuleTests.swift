import FontBuilder
import FontCatalog
import FontFiles
@testable import FontLint
import Testing

@Suite struct CatalogRuleTests {
  private func position(_ line: Int) -> SourcePosition {
    SourcePosition(file: "Fonts.swift", line: line, column: 15)
  }

  /// A project of the fonts with these PostScript names and an enum with these raw values.
  private func project(
    fonts: [String: SampleFont] = ["DotGothic16-Regular": .good("DotGothic16-Regular")],
    cases: [String], kind: NameReference.Kind = .rawValue,
    evidence: NameCatalog.Evidence = .fontCall, configuration: String = "{}"
  ) throws -> SampleProject {
    let files = fonts.map { ("Fonts/\($0.key).ttf", $0.value.bytes) }
    let entries = cases.enumerated().map { index, value in
      NameReference(
        value: value, kind: kind, position: position(index + 2), bytes: 0..<value.utf8.count,
        caseName: "case\(index + 1)")
    }
    return try SampleProject(
      Dictionary(uniqueKeysWithValues: files), configuration: configuration
    ).with {
      $0.catalogs = [
        NameCatalog(
          name: "Fonts", kind: .enumeration, evidence: evidence, position: position(1),
          entries: entries)
      ]
    }
  }

  @Test func `A PostScript name of a bundled font gives nothing`() throws {
    #expect(try project(cases: ["DotGothic16-Regular"]).findings() == [])
  }

  @Test func `The name of a named instance gives nothing`() throws {
    let font = SampleFont.good("Karla-Regular").with {
      $0.axes = [.init("wght", minimum: 100, default: 400, maximum: 900, name: "Weight")]
      $0.instances = [.init("Bold", postScriptName: "Karla-Bold", coordinates: [700])]
    }
    let project = try project(fonts: ["Karla-Regular": font], cases: ["Karla-Bold"])
    #expect(try project.findings() == [])
  }

  @Test(arguments: [
    ("DotGothic16", "info", "family-name", "; it is the family name of"),
    ("Dot Gothic Plain", "info", "full-name", "; it is the full name of"),
    ("dotgothic16-regular", "warning", "case-differs", "differs only by case"),
    ("DotGothic16 Regular", "error", "separator-differs", "differs only by spaces"),
    ("DotGothic16-Regulr", "error", "nearest", "; the nearest is 'DotGothic16-Regular'"),
    ("Completely-Else", "error", "none", "no bundled font has PostScript name 'Completely-Else'"),
  ])
  func `A name of another kind is told apart`(
    name: String, severity: String, reason: String, text: String
  ) throws {
    let font = SampleFont.good("DotGothic16-Regular").with { $0.names[4] = "Dot Gothic Plain" }
    let findings = try project(fonts: ["DotGothic16-Regular": font], cases: [name]).findings()
      .filter { $0.contains("catalog-unknown") }
    #expect(findings.count == 1)
    let finding = try #require(findings.first)
    #expect(
      finding.hasPrefix(
        "\(severity) catalog-unknown-postscript-name/\(reason) Fonts.swift:2:15: case1: no bundled")
    )
    #expect(finding.contains(text))
  }

  @Test(arguments: [
    "", "help@example.com", "https://example.com", "Fonts/None", "#FF8800", "Which font is it?",
    "The font that we would like",
  ])
  func `What is obviously no font's name is not accused`(name: String) throws {
    for evidence in [NameCatalog.Evidence.fontCall, .majority] {
      let cases = ["DotGothic16-Regular", name]
      #expect(try project(cases: cases, evidence: evidence).findings() == [])
    }
  }

  @Test(arguments: [
    ("system", false), ("System", false), ("AccentBlue", false), ("sounds-chime", false),
    ("Light-Rain", false), ("flash-light", false), ("Lato-Bold", true), ("Lato-LightItalic", true),
    ("DotGothic16-Regulr", true),
  ])
  func `Among font names, only what is near one or looks like one is accused`(
    name: String, isAccused: Bool
  ) throws {
    let project = try project(cases: ["DotGothic16-Regular", name], evidence: .majority)
    let rules = try project.report().reported.map(\.rule)
    #expect(rules == (isAccused ? ["catalog-unknown-postscript-name"] : []))
  }

  @Test func `Where a font cannot be read, only what its name cannot be is accused`() throws {
    let names = ["Lato-Bold", "DotGothic16-Regulr", "Lato-Thin", "DotGothic16 Regular"]
    let pointer = SampleFont.good("Lato-Bold").bytes(with: .gitLFSPointer)
    let sample = try SampleProject(
      [
        "Fonts/DotGothic16-Regular.ttf": SampleFont.good("DotGothic16-Regular").bytes,
        "Fonts/Lato-Bold.ttf": pointer,
      ],
      configuration: """
        {
          catalog: { dot: { name: "DotGothic16-Regular", fallback: ["Lato-Bold"] } },
          usages: [{ name: "row", font: "Lato-Bold", style: "body" }],
        }
        """
    ).with { $0.catalogs = try project(cases: ["DotGothic16-Regular"] + names).project.catalogs }
    #expect(
      try sample.findings().map { $0.prefix { $0 != ":" } } == [
        "error catalog-unknown-postscript-name/separator-differs Fonts.swift",
        "error file-not-a-font/not-a-font Fonts/Lato-Bold.ttf",
      ])
  }

  @Test func `A test may ask for a font that is not there`() throws {
    func findings(_ targets: [Target]) throws -> [String] {
      try SampleProject(.good()).with {
        $0.targets = targets
        $0.references = [
          NameReference(value: "No-Such-Font", kind: .uiFont, position: position(4))
        ]
      }.findings().filter { $0.contains("No-Such-Font") }
    }
    let tests = Target.app("Tests", kind: .test, sources: ["Fonts.swift"], plists: [])
    #expect(try findings([tests]) == [])
    #expect(try findings([tests, .app(sources: ["Fonts.swift"])]).count == 1)
  }

  private static let lato: [String: SampleFont] = [
    "Lato-Regular": .good("Lato-Regular"),
    "Lato-Bold": SampleFont.good("Lato-Bold").with { $0.os2.weight = 700 },
  ]

  @Test(arguments: [
    "Lato-SemiBold", "Lato-BoldItalic", "Lato-Medium", "Lato-ExtraLight", "Lato SemiBold",
    "LatoBlack",
  ])
  func `A style that is not bundled is no slip of the pen`(name: String) throws {
    let report = try project(fonts: Self.lato, cases: ["Lato-Regular", "Lato-Bold", name]).report()
    #expect(
      report.findings.map(\.message) == [
        """
        case3: no bundled font has PostScript name '\(name)'; of that family there is only \
        'Lato-Bold' and 'Lato-Regular'
        """
      ])
    #expect(report.findings.map(\.reason) == ["style-missing"])
    #expect(
      report.findings.map(\.fix) == [
        "Bundle the face of that style, or write 'Lato-Bold' or 'Lato-Regular' in its place."
      ])
  }

  @Test(arguments: [
    ("Lato-X0", "style-missing", "; of that family there is only 'Lato-Bold' and 'Lato-Regular'"),
    ("LatoX", "style-missing", "; of that family there is only 'Lato-Bold' and 'Lato-Regular'"),
    ("Latopia-Something", "none", ""),
    ("Menlo-Regluar", "none", "; the system's family 'Menlo' has no such style"),
    ("Times New Roman Blod", "none", "; the system's family 'Times New Roman' has no such style"),
    ("SFMono-Regular", "none", "; it is the system font's own, which is not found by name"),
    ("New York", "none", "; it is the system font's own, which is not found by name"),
  ])
  func `A name that is near no font's is told what is known of it`(
    name: String, reason: String, text: String
  ) throws {
    let report = try project(fonts: Self.lato, cases: ["Lato-Regular", "Lato-Bold", name]).report()
    #expect(
      report.findings.map(\.message) == [
        "case3: no bundled font has PostScript name '\(name)'\(text)"
      ])
    #expect(report.findings.map(\.reason) == [reason])
  }

  @Test(arguments: [
    ("SFMono-Bold", "Use Font.system(size:design: .monospaced) or UIFont.monospacedSystemFont"),
    ("NewYorkLarge-Bold", "Use Font.system(size:design: .serif), or a font descriptor's"),
    ("SFProText-Regular", "Use Font.system(size:weight:) or UIFont.systemFont(ofSize:weight:)."),
    ("SF Pro Rounded", "Use Font.system(size:design: .rounded), or a font descriptor's"),
    ("Menlo-Regluar", "Correct the style, or add the name to systemFonts in the configuration."),
  ])
  func `What the system has by another way is said`(name: String, fix: String) throws {
    let finding = try #require(
      try project(cases: ["DotGothic16-Regular", name]).report().findings.first)
    #expect(finding.fix.hasPrefix(fix))
  }

  @Test(arguments: ["Lato-Blod", "Lato-Bould", "Lato-Regulr"])
  func `A misspelt style is a slip of the pen`(name: String) throws {
    let report = try project(fonts: Self.lato, cases: ["Lato-Regular", "Lato-Bold", name]).report()
    #expect(report.findings.map(\.reason) == ["nearest"])
  }

  @Test(arguments: [
    ("Nonexistent-Font", "Write a key of the catalogue, or the PostScript name of a bundled or"),
    ("dott", "Write 'dot'."), ("DotGothic16-Regulr", "Write 'DotGothic16-Regular'."),
  ])
  func `A fallback that nothing provides is an error`(name: String, fix: String) throws {
    let configuration = """
      { catalog: { dot: { name: "DotGothic16-Regular",
        fallback: ["dot", "Hiragino Sans", "DotGothic16-Regular", "\(name)"] } } }
      """
    let findings = try project(
      cases: ["DotGothic16-Regular"], configuration: configuration
    ).report().findings
    #expect(
      findings.map(\.message) == [
        "dot: the fallback '\(name)' is neither a key of the catalogue nor a font"
      ])
    #expect(findings.map(\.place.line) == [2])
    #expect(findings.first?.fix.hasPrefix(fix) == true)
  }

  @Test(arguments: [("italik", "italic"), ("Lato-Blod", "Lato-Bold")])
  func `A font of a usage is looked for among the cases too`(name: String, right: String) throws {
    let font = SampleFont.good("Lato-Bold").with { $0.os2.weight = 700 }
    let configuration = #"{ usages: [{ name: "title", font: "\#(name)" }] }"#
    let report = try project(
      fonts: ["Lato-Bold": font], cases: ["Lato-Bold"], configuration: configuration
    ).with { $0.catalogs[0].entries[0].caseName = "italic" }.report()
    let finding = try #require(report.findings.first { $0.rule == "usage-unknown-font" })
    #expect(finding.fix == "Write '\(right)'.")
  }

  @Test func `A file's name is not the font's name`() throws {
    let files = ["inter_black": SampleFont.good("Inter-Black").with { $0.os2.weight = 900 }]
    let findings = try project(fonts: files, cases: ["inter_black"]).findings()
    #expect(
      findings.contains(
        """
        error catalog-unknown-postscript-name/file-name Fonts.swift:2:15: case1: no bundled font has \
        PostScript name 'inter_black'; it is the file name of Fonts/inter_black.ttf, whose PostScript \
        name is 'Inter-Black'
        """))
  }

  @Test func `A name that differs only by case is an error on the Mac, and can be edited`() throws {
    let project = try project(cases: ["dotgothic16-regular"]).with {
      $0.targets = [
        .app(
          platforms: [.macOS],
          fonts: [
            .init(path: "Fonts/DotGothic16-Regular.ttf", bundlePath: "DotGothic16-Regular.ttf")
          ],
          plists: [])
      ]
    }
    let finding = try #require(
      try project.report().findings.first { $0.rule == "catalog-unknown-postscript-name" })
    #expect(finding.severity == .error)
    #expect(
      finding.edits == [
        Edit(
          file: "Fonts.swift", bytes: 0..<19, old: "dotgothic16-regular",
          new: "DotGothic16-Regular")
      ])
  }

  @Test(arguments: [
    "HelveticaNeue-Medium", "Courier New", "Menlo-Bold", "HiraMinProN-W6", "Avenir-Book",
  ])
  func `Fonts of the system are known`(name: String) throws {
    #expect(try project(cases: ["DotGothic16-Regular", name]).findings() == [])
  }

  @Test(arguments: [
    "HelveticaNeue-Bald", "Arial-BoldTM", "Menlo-", "CourierNew-Dark", "TimesNewRomanMT",
    "SFProText-Regular", "Klee One",
  ])
  func `Names that only begin like a system font's are not known`(name: String) throws {
    let findings = try project(cases: ["DotGothic16-Regular", name]).findings()
    #expect(findings.count == 1)
    #expect(findings.first?.hasPrefix("error catalog-unknown-postscript-name") == true)
  }

  @Test func `The configuration can add fonts of the system`() throws {
    let names = ["DotGothic16-Regular", "Vendor-Bold"]
    #expect(try project(cases: names).findings().count == 1)
    let configuration = #"{ systemFonts: ["Vendor-Bold"] }"#
    #expect(try project(cases: names, configuration: configuration).findings() == [])
  }

  @Test func `Without any font nothing is claimed about names`() throws {
    let report = try project(fonts: [:], cases: ["Lato-Bold"]).report()
    #expect(report.findings == [])
    #expect(
      report.skipped.contains {
        $0.rule == "catalog-unknown-postscript-name" && $0.why == "no font file was found"
      })
  }

  @Test func `A private name of the system font is an error`() throws {
    #expect(
      try project(cases: ["DotGothic16-Regular", ".SFUI-Regular"]).findings() == [
        """
        error catalog-system-font-name Fonts.swift:3:15: case2: '.SFUI-Regular' is a private system \
        font name; Core Text replaces it with Times New Roman
        """
      ])
  }

  @Test(arguments: [".AppleSystemUIFont", ".AppleSystemUIFontMonospaced-Regular"])
  func `A private name that Core Text still knows is a warning`(name: String) throws {
    #expect(
      try project(cases: ["DotGothic16-Regular", name]).findings() == [
        """
        warning catalog-system-font-name Fonts.swift:3:15: case2: '\(name)' is a private system font \
        name, which any release of the system may stop to know
        """
      ])
  }

  @Test func `Two cases of one font are an error, also when they differ by case`() throws {
    for twin in ["DotGothic16-Regular", "dotgothic16-regular"] {
      #expect(
        try project(cases: ["DotGothic16-Regular", twin]).findings() == [
          """
          error catalog-duplicate-name Fonts.swift:3:15: case2: names the same font \
          'DotGothic16-Regular' as case1
          """
        ])
    }
  }

  @Test func `Members of a switch may share a font`() throws {
    let names = ["DotGothic16-Regular", "DotGothic16-Regular"]
    #expect(try project(cases: names, kind: .switchValue).findings() == [])
  }

  @Test func `A font that nothing refers to is a note`() throws {
    let fonts = ["A-Regular": SampleFont.good("A-Regular"), "B-Regular": .good("B-Regular")]
    let project = try project(fonts: fonts, cases: ["A-Regular"])
    let size = try #require(project.project.fonts.last?.file?.byteCount)
    #expect(
      try project.findings() == [
        """
        info catalog-unlisted-font Fonts/B-Regular.ttf: 'B-Regular' ships with the app \
        (\(size.byteText)) but nothing refers to it
        """
      ])
    let ignoring = #"{ ignoreFiles: ["Fonts/B-*"] }"#
    #expect(
      try self.project(fonts: fonts, cases: ["A-Regular"], configuration: ignoring).findings() == []
    )
  }

  @Test(arguments: [
    (#""B-\(weight)""#, true), (#""C-\(weight)""#, false),
    (#""\(family)-Bold""#, true), (#""\(family)-Thin""#, false),
    (#"String(format: "B-%@", weight)"#, true), (#"String(format: "C-%@", weight)"#, false),
    (#"String(format: "%@-%@", family, weight)"#, true),
    (#"[family, weight].joined(separator: "-")"#, true), ("fontName", false),
  ])
  func `A font whose name may be put together is not one that nothing refers to`(
    expression: String, mayBeMade: Bool
  ) throws {
    let fonts = ["A-Regular": SampleFont.good("A-Regular"), "B-Bold": .good("B-Bold")]
    let project = try project(fonts: fonts, cases: ["A-Regular"]).with {
      $0.uncheckedNames = [
        UncheckedName(position: position(9), expression: expression, kind: .swiftUIFont)
      ]
    }
    #expect(try project.findings().isEmpty == mayBeMade)
  }

  @Test func `A name that is also a family of several faces is ambiguous`() throws {
    let plain = SampleFont(family: "Lato", style: "Regular", postScriptName: "Lato")
    let fonts = [
      "Lato": SampleFont.good("Lato").with { $0.names = plain.names },
      "Lato-Bold": SampleFont.good("Lato-Bold"),
    ]
    #expect(
      try project(fonts: fonts, cases: ["Lato", "Lato-Bold"]).findings() == [
        """
        warning catalog-ambiguous-family-name Fonts.swift:2:15: case1: 'Lato' is both a PostScript \
        name and the family name of 2 bundled faces (Lato, Lato-Bold); lookup by that name can return \
        any of them
        """
      ])
    #expect(try project(fonts: ["Lobster": .good("Lobster")], cases: ["Lobster"]).findings() == [])
  }

  @Test func `A literal at a call that nothing provides is a warning`() throws {
    let project = try project(cases: ["DotGothic16-Regular"]).with {
      $0.references = [
        NameReference(value: "Dotgothic16-Regular", kind: .swiftUIFont, position: position(20)),
        NameReference(value: "Lost-Bold", kind: .uiFont, position: position(21)),
        NameReference(value: "DotGothic16-Regular", kind: .uiFont, position: position(22)),
      ]
    }
    #expect(
      try project.findings() == [
        """
        warning source-unknown-font-name/case-differs Fonts.swift:20:15: no bundled font has \
        PostScript name 'Dotgothic16-Regular'; 'DotGothic16-Regular' \
        (Fonts/DotGothic16-Regular.ttf) differs only by case
        """,
        """
        warning source-unknown-font-name/none Fonts.swift:21:15: no bundled font has PostScript name \
        'Lost-Bold'
        """,
      ])
  }

  @Test(arguments: [
    ("Lato-Bold", false), ("DotGothic16-Black", false), ("DotGothic16", false),
    ("DotGothic16-Regulr", true),
  ])
  func `Of what only a label calls a font's name, slips of the pen are accused`(
    name: String, isAccused: Bool
  ) throws {
    let project = try project(cases: ["DotGothic16-Regular"]).with {
      $0.references = [
        NameReference(value: name, kind: .labelledArgument, position: position(20))
      ]
    }
    #expect(
      try project.report().reported.map(\.rule) == (isAccused ? ["source-unknown-font-name"] : []))
  }

  @Test(arguments: [
    (["DotGothic16-Regular"], false), (["Menlo-Regular"], true), ([], true),
  ])
  func `Another spelling of a name that code tries too is no mistake`(
    alternatives: [String], isAccused: Bool
  ) throws {
    let project = try project(cases: ["DotGothic16-Regular"]).with {
      var reference = NameReference(
        value: "DotGothic16Regular", kind: .uiFont, position: position(20), mayBeAbsent: true)
      reference.alternatives = alternatives
      $0.references = [reference]
    }
    #expect(
      try project.report().reported.map(\.rule) == (isAccused ? ["source-unknown-font-name"] : []))
  }

  @Test(arguments: [
    // Every part fits a font: not every family has every weight.
    (["Lato-", "Bold"], [["Lato-", "Regular"], ["Lora-", "Bold"]], "info"),
    // A part that fits no font.
    (["Lato-", "Blod"], [["Lato-", "Regular"], ["Lora-", "Bold"]], "warning"),
    (["Lota-", "Regular"], [["Lato-", "Regular"], ["Lora-", "Bold"]], "warning"),
    // A part that may be left out is wrong only where it is misspelt.
    (["Lato-Regular", "Italic"], [["Lato-Regular", ""]], "info"),
    (["Lato-", "Regulr"], [["Lato-", ""]], "warning"),
    // Parts that fit a font elsewhere.
    (["Lato-", "Bold"], [["Lato-", "Regular"], ["Lora", "-", "Bold"]], "info"),
    (["Lato-", "Bold"], [["Lato-", "Regular"]], "info"),
    (["Lato-Regular", "Bold"], [["Lora-", "Bold"]], "info"),
  ])
  func `Of names that are put together, those are accused of which a part fits no font`(
    parts: [String], others: [[String]], severity: String
  ) throws {
    let fonts = [
      "Lato-Regular": SampleFont.good("Lato-Regular"), "Lora-Bold": .good("Lora-Bold"),
    ]
    let project = try project(fonts: fonts, cases: ["Lato-Regular", "Lora-Bold"]).with {
      $0.references = ([parts] + others).map {
        NameReference(value: $0.joined(), kind: .uiFont, position: position(20), parts: $0)
      }
    }
    let findings = try project.report().reported.filter { $0.data["name"] == parts.joined() }
    #expect(findings.map(\.severity.rawValue) == [severity])
  }

  @Test(arguments: [
    ("Downloaded-Bold", false), ("DotGothic16-Black", false), ("DotGothic16-Regulr", true),
    ("dotgothic16-regular", true),
  ])
  func `Of names that may be absent, only slips of the pen are accused`(
    name: String, isAccused: Bool
  ) throws {
    let project = try project(cases: ["DotGothic16-Regular"]).with {
      $0.references = [
        NameReference(value: name, kind: .uiFont, position: position(20), mayBeAbsent: true)
      ]
    }
    #expect(
      try project.report().reported.map(\.rule) == (isAccused ? ["source-unknown-font-name"] : []))
  }

  @Test func `A file of the configuration's catalogue must exist, by case`() throws {
    func configuration(_ file: String) -> String {
      #"{ catalog: { dot: { name: "DotGothic16-Regular", file: "\#(file)" } } }"#
    }
    let differing = try project(
      cases: ["DotGothic16-Regular"], configuration: configuration("Fonts/dotGothic16-Regular.ttf")
    ).findings()
    #expect(
      differing == [
        """
        error catalog-file-missing/case-differs fontkit.json:1:56: dot: font file \
        'Fonts/dotGothic16-Regular.ttf' does not exist; 'Fonts/DotGothic16-Regular.ttf' differs only \
        by case
        """
      ])
    let absent = try project(
      cases: ["DotGothic16-Regular"], configuration: configuration("Fonts/Gone.ttf")
    ).findings()
    #expect(
      absent == [
        "error catalog-file-missing/absent fontkit.json:1:56: dot: font file 'Fonts/Gone.ttf' does not exist"
      ])
    for file in ["Fonts/DotGothic16-Regular.ttf", "Fonts/*.ttf"] {
      #expect(
        try project(cases: ["DotGothic16-Regular"], configuration: configuration(file)).findings()
          == [])
    }
  }

  @Test func `Interface Builder writes private names of the system font itself`() throws {
    let project = try project(cases: ["DotGothic16-Regular"]).with {
      $0.references = [
        NameReference(value: ".SFUI-Regular", kind: .interfaceBuilder, position: position(20))
      ]
    }
    #expect(try project.findings() == [])
  }

  @Test func `Names that are put together may be the same for several cases`() throws {
    let names = ["DotGothic16-Regular", "DotGothic16-Regular"]
    let project = try project(cases: names).with {
      $0.catalogs[0].entries[1].parts = ["DotGothic16-", "Regular"]
    }
    #expect(try project.findings() == [])
  }

  @Test func `Names of one family that differ are no duplicates`() throws {
    let fonts = [
      "Lato-Bold": SampleFont.good("Lato-Bold"), "Lato-BoldItalic": .good("Lato-BoldItalic"),
    ]
    #expect(try project(fonts: fonts, cases: ["Lato-Bold", "Lato-BoldItalic"]).findings() == [])
  }

  @Test func `A private name is an error at a call too, a bundled copy of the system's font none`()
    throws
  {
    let bundled = ["SFProText-Regular": SampleFont.good("SFProText-Regular")]
    #expect(try project(fonts: bundled, cases: ["SFProText-Regular"]).findings() == [])
    let called = try project(cases: ["DotGothic16-Regular"]).with {
      $0.references = [
        NameReference(value: ".SFNS-Regular", kind: .uiFont, position: position(20))
      ]
    }
    #expect(
      try called.findings().map { $0.prefix { $0 != ";" } } == [
        """
        error catalog-system-font-name Fonts.swift:20:15: .SFNS-Regular: '.SFNS-Regular' is a private \
        system font name
        """
      ])
  }

  @Test(arguments: [
    ("IBMPlexSans-Regular", "IBMPlexSans"), ("IBMPlexSansQuux", "IBMPlexSans"),
  ])
  func `A name that begins with a bundled family's is near its regular face`(
    name: String, near: String
  ) throws {
    let font = SampleFont.good("IBMPlexSans").with {
      $0.names = .init(family: "IBM Plex Sans", style: "Regular", postScriptName: "IBMPlexSans")
    }
    let finding = try #require(
      try project(fonts: ["IBMPlexSans": font], cases: [name]).report().findings.first)
    #expect(finding.reason == "nearest" && finding.data["postScriptName"] == near)
    #expect(finding.fix.hasPrefix("If 'IBMPlexSans' is meant, write that; else bundle the font"))
  }
}
