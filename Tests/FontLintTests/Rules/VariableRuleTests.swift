import FontBuilder
import FontFiles
import FontCatalog
import FontLint
import Testing

@Suite struct VariableRuleTests {
  private func variable(default weight: Double = 400, instances: [SampleFont.Instance] = [])
    -> SampleFont
  {
    SampleFont.good("Karla-Regular").with {
      $0.axes = [.init("wght", minimum: 100, default: weight, maximum: 900, name: "Weight")]
      $0.instances = instances
    }
  }

  private func reference(_ name: String) -> NameReference {
    NameReference(
      value: name, kind: .swiftUIFont,
      position: SourcePosition(file: "App.swift", line: 3, column: 9))
  }

  @Test func `A healthy variable font gives nothing`() throws {
    let named = variable(instances: [
      .init("Bold", postScriptName: "Karla-Bold", coordinates: [700])
    ])
    let project = try SampleProject(named).with { $0.references = [reference("Karla-Bold")] }
    #expect(try project.findings() == [])
  }

  @Test func `An instance without a PostScript name cannot be asked for`() throws {
    let font = variable(instances: [.init("Bold", coordinates: [700])])
    let project = try SampleProject(font).with { $0.references = [reference("Karla-Bold")] }
    #expect(
      try project.findings() == [
        """
        warning variable-instance-unresolvable/unnamed App.swift:3:9: Karla-Bold: 'Karla-Bold' is the \
        instance 'Bold' of Fonts/Karla-Regular.ttf, which gives it no PostScript name; Core Text \
        invents another
        """
      ])
    // Whoever sets the axes already names the instance beside them.
    #expect(
      try project.report().findings.map(\.fix) == [
        """
        Use static files, or name the font itself ('Karla-Regular') and set its axes \
        (kCTFontVariationAttribute).
        """
      ])
  }

  @Test func `Its full name cannot be asked for either`() throws {
    let font = variable(instances: [.init("Bold", coordinates: [700])])
    let project = try SampleProject(font).with { $0.references = [reference("Karla Bold")] }
    #expect(
      try project.findings().map { $0.prefix(38) } == ["warning variable-instance-unresolvable"])
  }

  @Test(arguments: [
    "Karla-Regular_Bold", "Karla-Regular_ThinItalic", "Karla-Regular_Thin-Italic",
  ])
  func `The name that Core Text invents is a note`(name: String) throws {
    let font = variable(instances: [
      .init("Bold", coordinates: [700]), .init("Thin Italic", coordinates: [100]),
    ])
    let project = try SampleProject(font).with { $0.references = [reference(name)] }
    #expect(
      try project.findings().map { $0.prefix(35) } == ["info variable-instance-unresolvable"])
  }

  @Test func `A name that is nearly what Core Text invents is misspelt`() throws {
    let font = variable(instances: [.init("Bold", coordinates: [700])])
    let project = try SampleProject(font).with {
      $0.references = [reference("Karla-Regular_Blod")]
    }
    #expect(
      try project.findings() == [
        """
        warning source-unknown-font-name/nearest App.swift:3:9: no bundled font has PostScript \
        name 'Karla-Regular_Blod'; the nearest is 'Karla-Regular_Bold' (Fonts/Karla-Regular.ttf)
        """
      ])
  }

  @Test func `The full name of a named instance is no PostScript name`() throws {
    let font = variable(instances: [
      .init("Bold", postScriptName: "Karla-Bold", coordinates: [700])
    ])
    let project = try SampleProject(font).with { $0.references = [reference("Karla Bold")] }
    #expect(
      try project.findings() == [
        """
        info source-unknown-font-name/full-name App.swift:3:9: no bundled font has PostScript name \
        'Karla Bold'; it is the full name of Fonts/Karla-Regular.ttf, whose PostScript name is \
        'Karla-Bold'
        """
      ])
  }

  @Test func `An instance outside its axis is a warning`() throws {
    let font = variable(instances: [
      .init("Black", postScriptName: "Karla-Black", coordinates: [950])
    ])
    let project = try SampleProject(font).with { $0.references = [reference("Karla-Regular")] }
    #expect(
      try project.findings() == [
        """
        warning variable-instance-unresolvable/outside-axis Fonts/Karla-Regular.ttf: the instance \
        'Black' has wght 950, outside 100 to 900
        """
      ])
  }

  @Test func `A default that is not regular is a warning, unless the catalogue pins the axis`()
    throws
  {
    let font = variable(default: 100).with { $0.os2.weight = 100 }
    #expect(
      try SampleProject(font).findings() == [
        """
        warning variable-default-not-regular/not-regular Fonts/Karla-Regular.ttf: the default \
        instance is wght 100: text in 'Karla-Regular' without an axis value is not regular
        """
      ])
    let pinned = #"{ catalog: { text: { name: "Karla-Regular", axes: { wght: 400 } } } }"#
    let findings = try SampleProject(font, configuration: pinned).findings()
    #expect(!findings.contains { $0.contains("variable-default") })
  }

  @Test func `A default that differs from the weight class is a warning`() throws {
    let font = variable().with { $0.os2.weight = 300 }
    #expect(
      try SampleProject(font).findings() == [
        """
        warning variable-default-not-regular/weight-class Fonts/Karla-Regular.ttf: the default \
        instance is wght 400 but OS/2 usWeightClass is 300
        """
      ])
  }

  @Test func `A font that has no regular weight cannot have it by default`() throws {
    let font = variable(default: 700).with {
      $0.axes[0].minimum = 500
      $0.os2.weight = 700
    }
    #expect(try SampleProject(font).findings() == [])
  }

  @Test func `An optical size that is pinned is fine`() throws {
    let font = SampleFont.good("Inter-Regular").with {
      $0.axes = [.init("opsz", minimum: 14, default: 14, maximum: 32, name: "Optical Size")]
    }
    let pinned = #"{ catalog: { text: { name: "Inter-Regular", axes: { opsz: 14 } } } }"#
    let report = try SampleProject(font, configuration: pinned).report()
    #expect(!report.findings.contains { $0.rule == "variable-opsz-unpinned" })
  }

  @Test func `An optical size axis that nobody pins is a note`() throws {
    let font = SampleFont.good("Inter-Regular").with {
      $0.axes = [.init("opsz", minimum: 14, default: 14, maximum: 32, name: "Optical Size")]
    }
    #expect(
      try SampleProject(font).findings() == [
        """
        info variable-opsz-unpinned Fonts/Inter-Regular.ttf: the font has an optical size axis (14 to \
        32): its weight and spacing change with the size and differ between renderers
        """
      ])
  }

  @Test func `A prefix for names of instances names those that have none`() throws {
    let font = variable(instances: [.init("Semi Bold", coordinates: [600])]).with {
      $0.names[25] = "KarlaVF"
    }
    func findings(_ name: String) throws -> [String] {
      try SampleProject(font).with { $0.references = [reference(name)] }.findings()
        .filter { $0.contains("App.swift") }
    }
    #expect(try findings("KarlaVF-SemiBold") == [])
    #expect(try findings("KarlaVF-Black").count == 1)
  }
}
