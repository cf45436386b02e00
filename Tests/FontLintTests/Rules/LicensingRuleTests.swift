import FontBuilder
import FontCatalog
import FontFiles
import FontLint
import Testing

@Suite struct LicensingRuleTests {
  private let licensed = SampleFont.good().with {
    $0.names[13] = "This Font Software is licensed under the SIL Open Font License, Version 1.1."
  }

  @Test func `A licence that must be shipped and is not is a warning`() throws {
    #expect(
      try SampleProject(licensed).findings() == [
        """
        warning license-file-missing Fonts/Test-Regular.ttf: the font is under the SIL Open Font \
        License but no licence text lies next to it
        """
      ])
  }

  @Test(arguments: [
    (13, "Licensed under the Apache License, Version 2.0", "Apache License"),
    (13, "Ubuntu Font Licence 1.0", "Ubuntu Font Licence"),
    (14, "https://scripts.sil.org/OFL", "SIL Open Font License"),
    (14, "https://openfontlicense.org", "SIL Open Font License"),
    (14, "https://www.apache.org/licenses/LICENSE-2.0", "Apache License"),
  ])
  func `Each licence that asks for its text is known`(id: Int, text: String, name: String) throws {
    let font = SampleFont.good().with { $0.names[id] = text }
    #expect(
      try SampleProject(font).findings() == [
        """
        warning license-file-missing Fonts/Test-Regular.ttf: the font is under the \(name) but no \
        licence text lies next to it
        """
      ])
  }

  @Test func `A licence that does not ask for its text needs none`() throws {
    let font = SampleFont.good().with { $0.names[13] = "Licensed to Example for its own apps." }
    #expect(try SampleProject(font).findings() == [])
  }

  @Test(arguments: ["Fonts/OFL.txt", "LICENSE", "Fonts/Test-License.md", "COPYING"])
  func `A licence text in the folder or the one above is enough`(file: String) throws {
    #expect(try SampleProject(licensed).with { $0.files.append(file) }.findings() == [])
  }

  @Test func `A licence elsewhere is not`() throws {
    let project = try SampleProject(licensed).with { $0.files.append("Other/OFL.txt") }
    #expect(try project.findings().count == 1)
  }

  @Test func `A licence in the configuration is enough`() throws {
    let configuration = #"{ catalog: { test: { name: "Test-Regular", license: "OFL" } } }"#
    let findings = try SampleProject(licensed, configuration: configuration).findings()
    #expect(findings.filter { $0.contains("license-file") } == [])
  }

  @Test(arguments: [
    (
      2, "error license-embedding-restricted/restricted",
      "restricted: no embedding without permission"
    ),
    (4, "info license-embedding-restricted/preview-print", "embedding for preview and print"),
    (8, "info license-embedding-restricted/editable", "embedding in editable documents"),
    (14, "warning license-embedding-restricted/conflicting-bits", "several permissions at once"),
  ])
  func `Restricted embedding is reported`(fsType: Int, rule: String, meaning: String) throws {
    let font = SampleFont.good().with { $0.os2.fsType = fsType }
    let digits = String(fsType, radix: 16, uppercase: true)
    #expect(
      try SampleProject(font).findings() == [
        """
        \(rule) Fonts/Test-Regular.ttf: OS/2 fsType is 0x000\(digits) (\(meaning)); check that your \
        licence covers apps
        """
      ])
    let configuration = #"{ catalog: { test: { name: "Test-Regular", license: "No. 123" } } }"#
    let findings = try SampleProject(font, configuration: configuration).findings()
    #expect(!findings.contains { $0.contains("license") })
  }

  @Test func `A subset of a font that forbids subsets is a warning`() throws {
    let font = SampleFont.good().with { $0.os2.fsType = 0x0100 }
    let subset = #"{ catalog: { test: { name: "Test-Regular", subset: true } } }"#
    #expect(
      try SampleProject(font, configuration: subset).findings() == [
        """
        warning license-embedding-restricted/no-subsetting Fonts/Test-Regular.ttf: OS/2 fsType is \
        0x0100 (no subsetting, and the copy is subset); check that your licence covers apps
        """
      ])
    #expect(try SampleProject(font).findings() == [])
  }

  @Test func `A subset that keeps a reserved name is a note`() throws {
    let font = SampleFont.good("Lato-Regular").with {
      $0.names[0] = "Copyright 2026 The authors, with Reserved Font Name \"Lato\"."
    }
    let subset = #"{ catalog: { test: { name: "Lato-Regular", subset: true } } }"#
    let findings = try SampleProject(font, configuration: subset).findings()
    #expect(
      findings.contains(
        """
        info license-reserved-name Fonts/Lato-Regular.ttf: 'Lato' is a Reserved Font Name; a \
        modified or subset copy must be renamed
        """))
    #expect(try SampleProject(font).findings() == [])
  }
}
