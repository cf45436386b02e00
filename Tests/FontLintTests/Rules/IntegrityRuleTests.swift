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

  @Test(arguments: [10, 50, 99])
  func `A file that was cut off is one error`(percent: Int) throws {
    let bytes = font.bytes
    let cut = Array(bytes.prefix(bytes.count * percent / 100))
    let findings = try SampleProject(["Fonts/Test-Regular.ttf": cut]).findings()
    #expect(
      findings.contains {
        $0.hasPrefix("error file-truncated") || $0.hasPrefix("error file-not-a-font")
      })
    #expect(findings.count { $0.contains("file-truncated") } <= 1)
  }

  @Test func `Carriage returns damage a font`() throws {
    let bytes = font.bytes(with: .carriageReturns)
    let findings = try SampleProject(["Fonts/Test-Regular.ttf": bytes]).findings()
    #expect(findings.contains { $0.hasPrefix("error") })
  }

  @Test(arguments: ["OS/2", "post", "name", "cmap", "hmtx"])
  func `A missing table is one error`(table: String) throws {
    let bytes = font.bytes(with: .missingTable(table))
    let findings = try SampleProject(["Fonts/Test-Regular.ttf": bytes]).findings()
    #expect(
      findings.contains(
        "error table-missing Fonts/Test-Regular.ttf: table '\(table)' is missing"))
    #expect(findings.count { $0.contains("table-missing") } == 1)
    #expect(!findings.contains { $0.contains("ps-name-invalid") })
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
    var table = font.names.table
    for offset in 6..<18 { table.swapAt(offset, offset + 12) }
    let unsorted = try SampleProject(font.with { $0.extraTables["name"] = table }).findings()
    #expect(unsorted.map { $0.prefix { $0 != ":" } } == ["\(rule)/unsorted \(file)"])
  }

  @Test func `A wrong checksum is one warning`() throws {
    let bytes = font.bytes(with: .wrongChecksum("glyf"))
    let findings = try SampleProject(["Fonts/Test-Regular.ttf": bytes]).findings()
    #expect(findings.count == 1)
    #expect(
      try #require(findings.first).hasPrefix(
        "warning table-checksum-mismatch Fonts/Test-Regular.ttf: "))
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

  @Test func `A web font in no target of the project is nobody's concern`() throws {
    let project = try SampleProject(["web/Test-Regular.woff2": font.webFont2]).with {
      $0.targets = [.app(fonts: [])]
    }
    #expect(try project.findings() == [])
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

  @Test func `Bitmaps alone are an error`() throws {
    let bitmaps = font.with {
      $0.omittedTables = ["glyf", "loca"]
      $0.extraTables = ["EBDT": [0, 2, 0, 0], "EBLC": [0, 2, 0, 0, 0, 0, 0, 0]]
    }
    let findings = try SampleProject(bitmaps).findings()
    #expect(
      findings.contains("error no-outlines Fonts/Test-Regular.ttf: the font contains bitmaps only"))
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
    let findings = try SampleProject(colored).findings().filter { $0.contains("color-format") }
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
}
