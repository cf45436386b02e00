import FontBuilder
import FontCatalog
import FontFiles
import FontLint
import Testing

@Suite struct IntegrityRuleTests {
  private let font = SampleFont.good()

  @Test(arguments: [
    (Defect.gitLFSPointer, "a Git LFS pointer"), (.htmlPage, "HTML"), (.empty, "empty"),
    (.zipArchive, "ZIP"),
  ])
  func `A file that is no font is an error`(defect: Defect, word: String) throws {
    let project = try SampleProject(["Fonts/Test-Regular.ttf": font.bytes(with: defect)])
    let findings = try project.findings()
    #expect(findings.count == 1)
    let finding = try #require(findings.first)
    #expect(finding.hasPrefix("error file-not-a-font/not-a-font Fonts/Test-Regular.ttf: "))
    #expect(finding.lowercased().contains(word.lowercased()))
  }

  @Test func `The cure for a Git LFS pointer is git lfs pull`() throws {
    let bytes = font.bytes(with: .gitLFSPointer)
    let finding = try #require(try SampleProject(["A.ttf": bytes]).report().findings.first)
    #expect(finding.fix.contains("git lfs pull"))
  }

  @Test func `Text and what cannot be told are no fonts either`() throws {
    let files: [(bytes: [UInt8], what: String)] = [
      (Array("to be delivered".utf8), "text"),
      ([0xCA, 0xFE, 0xBA, 0xBE], "an unknown kind of file"),
    ]
    for (bytes, what) in files {
      #expect(
        try SampleProject(["A.ttf": bytes]).findings() == [
          "error file-not-a-font/not-a-font A.ttf: the file is not a font but \(what)"
        ])
    }
  }

  @Test(arguments: [
    (FontFileError.unreadable(path: "A.ttf", reason: "permission denied"), "permission denied"),
    (.notFound(path: "A.ttf"), "it does not exist"),
    (.notARegularFile(path: "A.ttf", kind: "a pipe"), "it is a pipe"),
  ])
  func `A font file that cannot be read is an error`(error: FontFileError, why: String) throws {
    let project = try SampleProject(["A.ttf": font.bytes]).with {
      $0.fonts[0].contents = .failure(error)
    }
    #expect(
      try project.findings() == [
        "error file-not-a-font/unreadable A.ttf: the file cannot be read: \(why)"
      ])
  }

  @Test(arguments: [
    (1, "file-not-a-font/damaged", "the font cannot be opened: it ends inside its table directory"),
    (
      10, "file-not-a-font/damaged",
      "the font cannot be opened: table 'glyf' lies outside the file, which is cut off or altered"
    ),
    (
      50, "file-not-a-font/damaged",
      "the font cannot be opened: table 'glyf' lies outside the file, which is cut off or altered"
    ),
    (99, "file-truncated", "table 'post' lies outside the file, which is cut off or altered"),
  ])
  func `A file that was cut off is one error`(percent: Int, rule: String, message: String) throws {
    let bytes = font.bytes
    let cut = Array(bytes.prefix(bytes.count * percent / 100))
    #expect(
      try SampleProject(["Fonts/Test-Regular.ttf": cut]).findings() == [
        "error \(rule) Fonts/Test-Regular.ttf: \(message)"
      ])
  }

  @Test func `Several tables outside a file are one error`() throws {
    let bytes = font.bytes
    let nameTable = bytes.uint32(at: try #require(bytes.recordOffset(of: "name")) + 8)
    let cut = Array(bytes.prefix(nameTable + 10))
    #expect(
      try SampleProject(["Fonts/Test-Regular.ttf": cut]).findings() == [
        """
        error file-truncated Fonts/Test-Regular.ttf: table 'name' lies outside the file, which is cut \
        off or altered (and 1 more of this kind)
        """
      ])
  }

  @Test func `Carriage returns damage a font`() throws {
    let bytes = font.bytes(with: .carriageReturns)
    #expect(
      try SampleProject(["Fonts/Test-Regular.ttf": bytes]).findings() == [
        """
        error file-not-a-font/damaged Fonts/Test-Regular.ttf: the font cannot be opened: its line \
        endings were converted as if it were text (fetch it again as binary; for git, put \
        '*.ttf binary' into .gitattributes)
        """
      ])
  }

  @Test(arguments: ["OS/2", "post", "name", "cmap", "hhea", "hmtx", "glyf", "loca"])
  func `A missing table is one error`(table: String) throws {
    let bytes = font.bytes(with: .missingTable(table))
    #expect(
      try SampleProject(["Fonts/Test-Regular.ttf": bytes]).findings() == [
        "error table-missing/required Fonts/Test-Regular.ttf: table '\(table)' is missing"
      ])
  }

  @Test(arguments: ["head", "maxp"])
  func `A font without a table that every value hangs on is one error`(table: String) throws {
    let bytes = font.bytes(with: .missingTable(table))
    let findings = try SampleProject(["Fonts/Test-Regular.ttf": bytes]).findings()
    #expect(findings.count == 1)
    #expect(
      try #require(findings.first).hasPrefix(
        """
        error file-not-a-font/damaged Fonts/Test-Regular.ttf: the font cannot be opened: its \
        '\(table)' table,
        """))
  }

  @Test func `A badly built name table is one warning`() throws {
    func findings(_ change: (inout SampleFont.Names) -> Void) throws -> [String] {
      try SampleProject(font.with { change(&$0.names) }).findings().map {
        String($0.prefix { $0 != ":" })
      }
    }
    let rule = "warning name-table-structure"
    let file = "Fonts/Test-Regular.ttf"
    #expect(try findings { $0.records.append(.init(19, "")) } == ["\(rule)/empty \(file)"])
    #expect(try findings { $0.records.append($0.records[0]) } == ["\(rule)/duplicate \(file)"])
    #expect(try findings { $0[4] = nil } == ["\(rule)/no-english \(file)"])
    func findings(table change: (inout [UInt8]) -> Void) throws -> [String] {
      var table = font.names.table
      change(&table)
      return try SampleProject(font.with { $0.extraTables["name"] = table }).findings().map {
        String($0.prefix { $0 != ":" })
      }
    }
    #expect(
      try findings(table: { for offset in 6..<18 { $0.swapAt(offset, offset + 12) } }) == [
        "\(rule)/unsorted \(file)"
      ])
    // The first record's string then lies outside the table, or has half a character.
    #expect(
      try findings(table: { $0.write(uint16: 0x7000, at: 16) }) == ["\(rule)/damaged \(file)"])
    #expect(
      try findings(table: { $0.write(uint16: $0.uint16(at: 14) - 1, at: 14) }) == [
        "\(rule)/undecodable \(file)"
      ])
  }

  @Test func `A wrong checksum is one warning`() throws {
    let bytes = font.bytes(with: .wrongChecksum("glyf"))
    #expect(
      try SampleProject(["Fonts/Test-Regular.ttf": bytes]).findings() == [
        """
        warning table-checksum-mismatch Fonts/Test-Regular.ttf: table 'glyf' does not match its \
        checksum, so it has been altered
        """
      ])
  }

  @Test func `A web font is an error wherever it may land in a bundle`() throws {
    for (name, bytes) in [("WOFF", font.webFont), ("WOFF2", font.webFont2)] {
      #expect(
        try SampleProject(["editor.bundle/Test-Regular.ttf": bytes]).findings() == [
          """
          error format-not-supported/\(name.lowercased()) editor.bundle/Test-Regular.ttf: \(name) \
          cannot be used by UIFont, and App Store Connect rejects builds that contain it (ITMS-90853)
          """
        ])
    }
  }

  @Test func `A web font for Internet Explorer is an error where an app may ship it`() throws {
    let project = try SampleProject(["Test-Regular.eot": font.embeddedOpenType])
    #expect(
      try project.findings() == [
        """
        error format-not-supported/eot Test-Regular.eot: Embedded OpenType (EOT) cannot be used by \
        UIFont
        """
      ])
  }

  @Test func `A web font in no target of the project is nobody's concern`() throws {
    let files = [
      "web/Test-Regular.woff": font.webFont, "web/Test-Regular.woff2": font.webFont2,
      "web/Test-Regular.eot": font.embeddedOpenType,
    ]
    for (file, bytes) in files {
      let project = try SampleProject([file: bytes]).with { $0.targets = [.app(fonts: [])] }
      #expect(try project.findings() == [])
    }
  }

  @Test func `A web font that is not read leaves no doubt about names`() throws {
    let files = ["Test-Regular.ttf": font.bytes, "web/A.eot": font.embeddedOpenType]
    let project = try SampleProject(files).with {
      $0.references = [
        NameReference(
          value: "Lost-Bold", kind: .uiFont,
          position: SourcePosition(file: "App.swift", line: 3, column: 9))
      ]
    }
    #expect(
      try project.findings().contains(
        """
        warning source-unknown-font-name/none App.swift:3:9: no bundled font has PostScript name \
        'Lost-Bold'
        """))
  }

  @Test func `A collection is a warning, except for a Mac app alone`() throws {
    let collection = FontCollection([.good("A-Regular"), .good("B-Regular")]).bytes
    let project = try SampleProject(["Both.ttc": collection])
    #expect(
      try project.findings() == [
        """
        warning format-not-supported/ttc Both.ttc: the file is a collection; tools that list fonts \
        by extension ignore it
        """
      ])
    let mac = project.with {
      $0.targets = [
        .app(platforms: [.macOS], fonts: [.init(path: "Both.ttc", bundlePath: "Both.ttc")])
      ]
    }
    #expect(try mac.findings() == [])
  }

  @Test func `A font in an asset catalogue is an error`() throws {
    let project = try SampleProject(["A.xcassets/F.dataset/Test-Regular.ttf": font.bytes]).with {
      $0.fonts[0].isInAssetCatalog = true
    }
    #expect(
      try project.findings() == [
        """
        error format-not-supported/in-asset-catalog A.xcassets/F.dataset/Test-Regular.ttf: the font \
        is in an asset catalogue, where UIFont and UIAppFonts do not find it
        """
      ])
  }

  @Test func `An extension that belies the content is a warning`() throws {
    let compact = font.with { $0.outlines = .compactFont }
    #expect(
      try SampleProject(["Test-Regular.ttf": compact.bytes]).findings() == [
        """
        warning extension-content-mismatch Test-Regular.ttf: the extension is '.ttf' but the content \
        is OpenType with CFF outlines
        """
      ])
    #expect(try SampleProject(["Test-Regular.otf": compact.bytes]).findings() == [])
  }

  @Test(arguments: ["EBDT", "CBDT", "bdat"])
  func `Bitmaps alone are an error`(table: String) throws {
    let bitmaps = font.with {
      $0.omittedTables = ["glyf", "loca"]
      $0.extraTables[table] = [0, 2, 0, 0]
    }
    #expect(
      try SampleProject(bitmaps).findings() == [
        "error no-outlines Fonts/Test-Regular.ttf: the font contains bitmaps only"
      ])
  }

  @Test func `Bitmaps that Core Text draws, and glyphs that are all blank, are no error`() throws {
    let emoji = font.with {
      $0.omittedTables = ["glyf", "loca"]
      $0.extraTables = ["sbix": [0, 1, 0, 1, 0, 0, 0, 0]]
    }
    #expect(try SampleProject(emoji).findings() == [])
    let blank = font.with { $0.extraTables = ["glyf": [], "loca": []] }
    #expect(try SampleProject(blank).findings() == [])
  }

  @Test(arguments: [
    (1, ["warning color-format-unsupported/colr-v1"]), (0, []),
  ])
  func `COLR version 1 is a warning, version 0 is fine`(version: Int, starts: [String]) throws {
    let colored = font.with {
      $0.extraTables["COLR"] =
        [0, UInt8(version), 0, 0, 0, 0, 0, 14, 0, 0, 0, 14, 0, 0]
        + [UInt8](repeating: 0, count: version == 1 ? 20 : 0)
      $0.extraTables["CPAL"] = [0, 0, 0, 1, 0, 1, 0, 1, 0, 0, 0, 14, 0, 0, 0, 0, 0, 255]
    }
    let findings = try SampleProject(colored).findings()
    #expect(findings.map { $0.split(separator: " ").prefix(2).joined(separator: " ") } == starts)
  }

  @Test func `Instructions are reported when asked for`() throws {
    let hinted = font.with { $0.extraTables["fpgm"] = [0xB0, 0x00, 0x2C, 0x2D] }
    #expect(try SampleProject(hinted).findings() == [])
    let asked = #"{ rules: { "hinting-instructions": "info" } }"#
    #expect(
      try SampleProject(hinted, configuration: asked).findings() == [
        """
        info hinting-instructions Fonts/Test-Regular.ttf: the font contains TrueType instructions \
        (4 bytes)
        """
      ])
  }

  /// The findings of a font in a file, without their messages.
  private func rules(_ bytes: [UInt8], file: String = "Fonts/Test-Regular.ttf") throws -> [String] {
    try SampleProject([file: bytes]).findings().map { String($0.prefix { $0 != ":" }) }
  }

  /// A kern table of one subtable with these pairs of glyphs.
  private func kerning(_ pairs: [(left: UInt8, right: UInt8)], version: UInt8 = 0) -> [UInt8] {
    let header: [UInt8] = [0, 0, 0, UInt8(14 + 6 * pairs.count), 0, 1]
    let counts: [UInt8] = [0, UInt8(pairs.count), 0, 0, 0, 0, 0, 0]
    return [0, version, 0, 1] + header + counts
      + pairs.flatMap { [0, $0.left, 0, $0.right, 0xFF, 0xF0] }
  }

  @Test func `A kern table whose pairs cannot be found is one warning`() throws {
    func rules(_ table: [UInt8]) throws -> [String] {
      try self.rules(font.with { $0.extraTables["kern"] = table }.bytes)
    }
    let warning = ["warning kern-table-invalid Fonts/Test-Regular.ttf"]
    #expect(try rules(kerning([(1, 2), (2, 1), (2, 3)])) == [])
    #expect(try rules(kerning([(2, 1), (1, 2)])) == warning)
    #expect(try rules(kerning([(1, 250)])) == warning)
    #expect(try rules(kerning([(1, 2)]).dropLast(3)) == warning)
    #expect(try rules(kerning([(1, 2)], version: 7)) == warning)
  }

  @Test func `A post table that names other glyphs is one warning`() throws {
    let table: [UInt8] = [0, 2, 0, 0] + [UInt8](repeating: 0, count: 28) + [0, 1, 0, 0]
    #expect(
      try rules(font.with { $0.extraTables["post"] = table }.bytes) == [
        "warning post-table-structure Fonts/Test-Regular.ttf"
      ])
  }

  @Test func `A table that is listed twice is one error`() throws {
    var bytes = font.with { $0.extraTables["zzzz"] = [0, 0, 0, 0] }.bytes
    let tag = try #require(
      bytes.indices.first { bytes[$0...].starts(with: Array("zzzz".utf8)) })
    bytes.replaceSubrange(tag..<tag + 4, with: Array("post".utf8))
    #expect(try rules(bytes) == ["error table-directory-invalid Fonts/Test-Regular.ttf"])
  }

  @Test func `A table that contradicts itself is one error`() throws {
    let font = SampleFont.good("Karla-Regular").with {
      $0.axes = [.init("wdth", minimum: 110, default: 100, maximum: 120, name: "Width")]
    }
    #expect(
      try rules(font.bytes, file: "Karla-Regular.ttf") == [
        "error table-contents-invalid Karla-Regular.ttf"
      ])
  }

  @Test func `A glyph that does not load is one error`() throws {
    let compact = font.with { $0.outlines = .compactFont }
    let broken = compact.with {
      $0.extraTables["CFF "] = Array($0.compactFont.dropLast(4)) + [10, 10, 10, 10]
    }
    #expect(try rules(compact.bytes, file: "Test-Regular.otf") == [])
    #expect(
      try rules(broken.bytes, file: "Test-Regular.otf") == [
        "error glyph-load-failed Test-Regular.otf"
      ])
  }

  @Test func `Rules that need the whole file are skipped, and counted, without it`() throws {
    let whole = try SampleProject(font).report()
    #expect(!whole.skipped.contains { $0.rule == "glyph-load-failed" })
    let project = try SampleProject(font).with {
      let file = try FontFile.read(bytes: font.bytes, name: "A.ttf", options: ReadingOptions())
      $0.fonts[0].contents = .success(file)
    }
    let skipped = try project.report().skipped.map(\.rule)
    let rules = [
      "glyph-load-failed", "kern-table-invalid", "post-table-structure", "table-checksum-mismatch",
    ]
    #expect(rules.allSatisfy(skipped.contains))
  }

  @Test(
    arguments: [
      ("CBDT", [0, 3, 0, 0], "error color-format-unsupported/cbdt"),
      ("SVG ", [0, 0, 0, 0, 0, 10, 0, 0, 0, 0, 0, 0], "info color-format-unsupported/svg"),
      ("sbix", [0, 1, 0, 1, 0, 0, 0, 0], nil),
    ] as [(String, [UInt8], String?)])
  func `Bitmaps of Google's and SVG are reported, sbix is not`(
    table: String, bytes: [UInt8], start: String?
  ) throws {
    let colored = font.with { $0.extraTables[table] = bytes }
    #expect(
      try rules(colored.bytes) == [start].compactMap { $0.map { "\($0) Fonts/Test-Regular.ttf" } })
  }

  @Test func `An .otf with TrueType outlines is a warning`() throws {
    #expect(
      try rules(font.bytes, file: "Test-Regular.otf") == [
        "warning extension-content-mismatch Test-Regular.otf"
      ])
  }

  @Test func `Formats that iOS does not read are errors, and fine on the Mac alone`() throws {
    let bitmaps = BitmapFont(family: "Test")
    let files: [(extension: String, bytes: [UInt8], reason: String, name: String)] = [
      ("pfa", font.type1, "type1", "PostScript Type 1"),
      ("pfb", font.type1Binary, "type1", "PostScript Type 1"),
      ("bdf", bitmaps.distributionFormat, "bitmap", "a BDF bitmap font"),
      ("pcf", bitmaps.portableCompiledFormat, "bitmap", "a PCF bitmap font"),
      ("dfont", font.resourceFile, "dfont", "a Macintosh resource file"),
      ("eot", font.embeddedOpenType, "eot", "Embedded OpenType (EOT)"),
    ]
    for (fileExtension, bytes, reason, name) in files {
      let file = "Test-Regular.\(fileExtension)"
      let project = try SampleProject([file: bytes])
      func findings(_ project: SampleProject) throws -> [String] {
        // The bitmap fonts have but a few letters.
        try project.findings().filter { !$0.contains("coverage-basic-missing") }
      }
      #expect(
        try findings(project) == [
          "error format-not-supported/\(reason) \(file): \(name) cannot be used by UIFont"
        ])
      let mac = project.with {
        $0.targets = [
          .app(platforms: [.macOS], fonts: [.init(path: file, bundlePath: file)], plists: [])
        ]
      }
      #expect(try findings(mac) == [])
    }
  }

  @Test func `A variable font without STAT is a warning`() throws {
    let font = SampleFont.good("Karla-Regular").with {
      $0.axes = [.init("wght", minimum: 100, default: 400, maximum: 900, name: "Weight")]
    }
    #expect(try rules(font.bytes, file: "Karla-Regular.ttf") == [])
    #expect(
      try SampleProject(font.with { $0.omittedTables = ["STAT"] }).findings() == [
        """
        warning table-missing/style-attributes Fonts/Karla-Regular.ttf: table 'STAT', by which \
        systems name the styles of a variable font, is missing
        """
      ])
  }
}
