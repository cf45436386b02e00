import FontBuilder
import FontCatalog
import FontFiles
import FontLint
import Testing

@Suite struct RegistrationRuleTests {
  private let path = "Fonts/Lato-Bold.ttf"

  private func plist(
    _ entries: [String]?, file: String = "Info.plist", fontsPath: InfoPropertyList.FontsPath? = nil
  ) -> InfoPropertyList {
    let list = entries.map { entries in
      InfoPropertyList.FontList(
        position: SourcePosition(file: file, line: 5, column: 3),
        entries: entries.enumerated().map { index, value in
          .init(
            value: value, position: SourcePosition(file: file, line: 7 + index, column: 5),
            bytes: 100..<100 + value.utf8.count)
        },
        insertion: .init(offset: 200, following: "\t</array>", before: "\t\t", after: "\n"))
    }
    return InfoPropertyList(path: file, appFonts: list, fontsPath: fontsPath)
  }

  private func reference(_ file: String = "App.swift") -> NameReference {
    NameReference(
      value: "Lato-Bold", kind: .swiftUIFont,
      position: SourcePosition(file: file, line: 3, column: 9))
  }

  private func resource(_ bundlePath: String = "Lato-Bold.ttf") -> Target.Resource {
    .init(path: path, bundlePath: bundlePath)
  }

  /// A project that uses one font, with targets and property lists.
  private func project(
    _ targets: [Target], _ lists: [InfoPropertyList], isUsed: Bool = true,
    configuration: String = "{}"
  ) throws -> SampleProject {
    let font = SampleFont.good("Lato-Bold").bytes
    return try SampleProject([path: font], configuration: configuration).with {
      $0.targets = targets
      $0.propertyLists = lists
      $0.references = isUsed ? [reference()] : []
      $0.swiftFileCount = 1
    }
  }

  @Test func `A font that is copied, listed and used gives nothing`() throws {
    let project = try project([.app(fonts: [resource()])], [plist(["Lato-Bold.ttf"])])
    #expect(try project.findings() == [])
  }

  @Test func `A used font that is not listed is an error with an edit`() throws {
    let project = try project([.app(fonts: [resource()])], [plist([])])
    let findings = try project.findings()
    #expect(
      findings == [
        """
        error plist-font-not-registered/not-listed Info.plist:5:3: 'Lato-Bold.ttf' ('Lato-Bold') is \
        not listed in UIAppFonts, so UIFont(name: "Lato-Bold") returns nil
        """
      ])
    #expect(
      try project.report().findings.map(\.fix) == [
        """
        Add <string>Lato-Bold.ttf</string> to UIAppFonts, or, if code registers it that does not \
        show, write targets: { "App": { registration: "runtime" } } in fontkit.json.
        """
      ])
    let edits = try project.report().findings.flatMap(\.edits)
    #expect(
      edits == [
        Edit(
          file: "Info.plist", bytes: 200..<200, old: "\t</array>",
          new: "\t\t<string>Lato-Bold.ttf</string>\n")
      ])
  }

  @Test func `Without a property list the target is to blame`() throws {
    var target = Target.app(fonts: [resource()], plists: [])
    target.generatesPropertyList = true
    let findings = try project([target], []).findings()
    #expect(
      findings == [
        """
        error plist-font-not-registered/not-listed App.xcodeproj/project.pbxproj:10:3: App: \
        'Lato-Bold.ttf' ('Lato-Bold') is not listed in UIAppFonts, so UIFont(name: "Lato-Bold") returns nil
        """
      ])
  }

  @Test func `A font that nothing asks for and nothing registers is a warning`() throws {
    let project = try project([.app(fonts: [resource()])], [plist([])], isUsed: false)
    #expect(try project.findings().map { $0.prefix(33) } == ["warning plist-font-not-registered"])
  }

  @Test func `Registration at run time is registration`() throws {
    let project = try project([.app(fonts: [resource()])], [plist(nil)])
    let calls = project.with {
      $0.registrations = [
        RuntimeRegistration(
          position: SourcePosition(file: "App.swift", line: 9, column: 3),
          function: "CTFontManagerRegisterFontsForURL")
      ]
    }
    #expect(try calls.findings() == [])
    let elsewhere = project.with {
      $0.registrations = [
        RuntimeRegistration(
          position: SourcePosition(file: "Other.swift", line: 9, column: 3),
          function: "CTFontManagerRegisterFontsForURL")
      ]
    }
    #expect(try elsewhere.findings().count == 1)
    let declared = try self.project(
      [.app(fonts: [resource()])], [plist(nil)],
      configuration: #"{ targets: { App: { registration: "runtime" } } }"#)
    #expect(try declared.findings() == [])
  }

  @Test(arguments: [
    ("Fonts/Lato-Bold.ttf", "path-differs", " (path differs: found 'Lato-Bold.ttf')"),
    ("Lato-Bold", "extension-missing", " (extension missing: found 'Lato-Bold.ttf')"),
    ("lato-bold.ttf", "case-differs", " (case differs: found 'Lato-Bold.ttf')"),
    ("Lato-Bold.otf", "extension-differs", " (extension differs: found 'Lato-Bold.ttf')"),
    ("Lato-Bold.ttf ", "space-differs", " (space differs: found 'Lato-Bold.ttf')"),
    ("Lato-Bould.ttf", "spelling-differs", " (spelling differs: found 'Lato-Bold.ttf')"),
    ("Fonts/LatoBold.ttf", "spelling-differs", " (spelling differs: found 'Lato-Bold.ttf')"),
  ])
  func `An entry that misses its file is one error with an edit`(
    entry: String, reason: String, text: String
  ) throws {
    let project = try project([.app(fonts: [resource()])], [plist([entry])])
    let findings = try project.findings()
    #expect(
      findings == [
        """
        error plist-font-file-missing/\(reason) Info.plist:7:5: UIAppFonts entry '\(entry)' matches \
        no bundled file\(text)
        """
      ])
    #expect(try project.report().findings.first?.edits.first?.new == "Lato-Bold.ttf")
  }

  @Test(arguments: ["Lato-Black.ttf", "Lato-BoldItalic.ttf", "Lato-Light.ttf"])
  func `An entry for another style is no misspelling`(entry: String) throws {
    let project = try project([.app(fonts: [resource()])], [plist([entry])])
    #expect(
      try project.findings().map { $0.split(separator: " ")[1] } == [
        "plist-font-not-registered/not-listed", "plist-font-file-missing/absent",
      ])
  }

  @Test func `An entry that is nearly one of another entry's is to be deleted`() throws {
    let lists = [plist(["Lato-Bold.ttf", "lato-bold.ttf"])]
    let project = try project([.app(fonts: [resource()])], lists)
    #expect(
      try project.findings().map { $0.split(separator: " ")[1] } == [
        "plist-font-file-missing/absent"
      ]
    )
  }

  @Test(.timeLimit(.minutes(1)))
  func `Ten thousand entries without files are ten thousand findings, soon`() throws {
    let entries = (1...10_000).map { "Gone\($0).ttf" }
    let project = try project([.app(fonts: [resource()])], [plist(["Lato-Bold.ttf"] + entries)])
    #expect(try project.report().reported.count == 10_000)
  }

  @Test func `Of a property list that is read alone no entry is missed`() throws {
    let lone = try SampleProject().with { $0.propertyLists = [plist(["Gone.ttf"])] }
    #expect(try lone.findings().count == 1)
    let part = lone.with { $0.configuration.paths = ["Info.plist"] }
    #expect(try part.findings() == [])
    #expect(try part.report().skipped.contains { $0.rule == "plist-font-file-missing" })
  }

  @Test func `An entry without any file is an error`() throws {
    let project = try project([.app(fonts: [resource()])], [plist(["Lato-Bold.ttf", "Gone.ttf"])])
    let findings = try project.findings()
    #expect(
      findings == [
        """
        error plist-font-file-missing/absent Info.plist:8:5: UIAppFonts entry 'Gone.ttf' matches no \
        bundled file
        """
      ])
  }

  @Test func `An entry with the folder of a folder reference is right`() throws {
    let target = Target.app(fonts: [resource("Fonts/Lato-Bold.ttf")])
    #expect(try project([target], [plist(["Fonts/Lato-Bold.ttf"])]).findings() == [])
  }

  @Test func `An entry is right for a font in the folders of languages`() throws {
    let fonts = ["en.lproj/Lato-Bold.ttf", "ja.lproj/Lato-Bold.ttf"].map(resource)
    #expect(try project([.app(fonts: fonts)], [plist(["Lato-Bold.ttf"])]).findings() == [])
  }

  @Test func `Without targets only the last component of an entry counts`() throws {
    #expect(try project([], [plist(["Some/Folder/Lato-Bold.ttf"])]).findings() == [])
    let findings = try project([], [plist(["Gone.ttf"])]).findings()
    #expect(
      findings.map { $0.split(separator: " ")[1] } == [
        "plist-font-not-registered/not-listed", "plist-font-file-missing/absent",
      ])
  }

  @Test func `A font that is listed twice is a warning, and a note if a call registers it`() throws
  {
    let twice = try project(
      [.app(fonts: [resource()])], [plist(["Lato-Bold.ttf", "Lato-Bold.ttf"])])
    let findings = try twice.findings()
    #expect(
      findings == [
        """
        warning plist-font-duplicate/listed-twice Info.plist:8:5: 'Lato-Bold.ttf' is \
        registered twice (UIAppFonts lists it twice); the second registration fails with \
        CTFontManagerError 105 (already registered)
        """
      ])
    let called = try project([.app(fonts: [resource()])], [plist(["Lato-Bold.ttf"])]).with {
      $0.registrations = [
        RuntimeRegistration(
          position: SourcePosition(file: "App.swift", line: 9, column: 3),
          function: "CTFontManagerRegisterFontsForURL", fileNames: ["Lato-Bold.ttf"])
      ]
    }
    #expect(try called.findings().map { $0.prefix(33) } == ["info plist-font-duplicate/runtime"])
  }

  @Test(arguments: [
    (["Lato-Bold"], false, 1), (["Other.ttf"], true, 0), ([], true, 1), ([], false, 0),
  ])
  func `Only a call that surely registers the listed font registers it twice`(
    fileNames: [String], enumeratesBundle: Bool, count: Int
  ) throws {
    let called = try project([.app(fonts: [resource()])], [plist(["Lato-Bold.ttf"])]).with {
      $0.registrations = [
        RuntimeRegistration(
          position: SourcePosition(file: "App.swift", line: 9, column: 3),
          function: "CTFontManagerRegisterFontsForURL", fileNames: fileNames,
          enumeratesBundle: enumeratesBundle)
      ]
    }
    #expect(try called.report().findings.count { $0.reason == "runtime" } == count)
    let package = called.with { $0.registrations[0].usesModuleBundle = true }
    #expect(try package.report().findings.filter { $0.reason == "runtime" } == [])
  }

  @Test func `The configuration can say that a package registers its fonts`() throws {
    let package = Target.app(
      "Kit", kind: .package, fonts: [resource()], sources: ["Kit.swift"], plists: [])
    let project = try project(
      [.app(dependencies: ["Kit"]), package], [plist(nil)],
      configuration: #"{ targets: { Kit: { registration: "runtime" } } }"#)
    #expect(
      try project.findings().filter { $0.contains("package-font-needs-runtime-registration") } == []
    )
  }

  @Test func `A Mac app registers the folder that ATSApplicationFontsPath names`() throws {
    let target = Target.app(platforms: [.macOS], fonts: [resource("Fonts/Lato-Bold.ttf")])
    func path(_ folder: String) -> InfoPropertyList.FontsPath {
      .folder(
        .init(value: folder, position: SourcePosition(file: "Info.plist", line: 9, column: 3)))
    }
    for folder in [".", "Fonts", "Fonts/"] {
      let healthy = try project([target], [plist(nil, fontsPath: path(folder))])
      #expect(try healthy.findings() == [])
    }
    let missing = try project([target], [plist(["Fonts/Lato-Bold.ttf"])]).findings()
    #expect(
      missing == [
        """
        error plist-mac-fonts-path/missing Info.plist:5:3: App: macOS ignores UIAppFonts; \
        ATSApplicationFontsPath is missing
        """
      ])
    let silent = try project([target], [plist(nil)]).findings()
    #expect(
      silent == [
        """
        error plist-mac-fonts-path/missing Info.plist:1:1: App: no font is registered; \
        ATSApplicationFontsPath is missing
        """
      ])
    let stale = try project([target], [plist(["Gone.ttf", "Lato-Bold.ttf"])]).findings()
    #expect(stale == missing)
    let empty = try project([target], [plist(nil, fontsPath: path("Type"))]).findings()
    #expect(empty.map { $0.prefix(39) } == ["error plist-mac-fonts-path/empty-folder"])
    let list = InfoPropertyList.FontsPath.notAString(
      kind: "an array", position: SourcePosition(file: "Info.plist", line: 9, column: 3))
    let wrong = try project([target], [plist(nil, fontsPath: list)]).findings()
    #expect(
      wrong == [
        """
        error plist-mac-fonts-path/not-a-string Info.plist:9:3: App: no font is registered; \
        ATSApplicationFontsPath is not a string but an array
        """
      ])
  }

  @Test func `Mac Catalyst reads UIAppFonts`() throws {
    let target = Target.app(platforms: [.iOS, .macCatalyst], fonts: [resource()])
    #expect(try project([target], [plist(["Lato-Bold.ttf"])]).findings() == [])
  }

  @Test func `A used font that no phase copies is one error`() throws {
    for uncopied in [[path], []] {
      let target = Target.app(uncopied: uncopied)
      let findings = try project([target], [plist(["Lato-Bold.ttf"])]).findings()
      #expect(
        findings == [
          """
          error target-font-not-copied/app App.xcodeproj/project.pbxproj:10:3: App: \
          'Fonts/Lato-Bold.ttf' is used but not in Copy Bundle Resources
          """
        ])
    }
  }

  @Test func `A used font that a package has in its folder, not in its resources, is an error`()
    throws
  {
    let package = Target.app(
      "Kit", kind: .package, uncopied: [path], sources: ["App.swift"], plists: [])
    #expect(
      try project([package], []).findings() == [
        """
        error target-font-not-copied/package App.xcodeproj/project.pbxproj:10:3: Kit: \
        'Fonts/Lato-Bold.ttf' is used but no resource of the target
        """
      ])
    let app = Target.app(fonts: [resource()])
    #expect(try project([package, app], [plist(["Lato-Bold.ttf"])]).findings() == [])
    let unused = try project([package], [], isUsed: false).findings()
    #expect(!unused.contains { $0.contains("not-copied") })
    let accepted = #"{ ignoreFiles: ["Fonts/"] }"#
    #expect(try project([package], [], configuration: accepted).findings() == [])
  }

  @Test func `A font of a linked package or framework needs a call`() throws {
    let package = Target.app(
      "Kit", kind: .package, fonts: [resource()], sources: ["Kit.swift"], plists: [])
    let app = Target.app(dependencies: ["Kit"])
    let silent = try project([app, package], [plist(nil)])
    let findings = try silent.findings()
    #expect(
      findings == [
        """
        warning package-font-needs-runtime-registration App.xcodeproj/project.pbxproj:10:3: \
        'Fonts/Lato-Bold.ttf' lives in the resource bundle of 'Kit'; UIAppFonts only covers the main \
        bundle
        """
      ])
    let calling = silent.with {
      $0.registrations = [
        RuntimeRegistration(
          position: SourcePosition(file: "Kit.swift", line: 1, column: 1),
          function: "CTFontManagerRegisterFontURLs", usesModuleBundle: true)
      ]
    }
    #expect(try calling.findings() == [])
  }

  @Test func `An extension needs the font and the entry itself`() throws {
    let app = Target.app(fonts: [resource()])
    func widget(_ fonts: [Target.Resource]) -> Target {
      .app("Widget", kind: .appExtension, fonts: fonts, sources: ["App.swift"], plists: ["W.plist"])
    }
    let lists = [plist(["Lato-Bold.ttf"]), plist([], file: "W.plist")]
    let missing = try project([app, widget([])], lists).findings()
    #expect(
      missing == [
        """
        warning extension-font-not-registered/not-copied W.plist:5:3: Widget: uses 'Lato-Bold.ttf' \
        but does not ship it; extensions do not inherit the app's fonts
        """
      ])
    let unlisted = try project([app, widget([resource()])], lists).findings()
    #expect(unlisted.map { $0.prefix(48) } == ["warning extension-font-not-registered/not-listed"])
    let finding = try #require(
      try project([app, widget([resource()])], lists).report().findings.first)
    #expect(finding.fix == "Add <string>Lato-Bold.ttf</string> to the UIAppFonts of Widget.")
    #expect(finding.edits.map(\.new) == ["\t\t<string>Lato-Bold.ttf</string>\n"])
    #expect(finding.edits.map(\.file) == ["W.plist"])
    let healthy = [lists[0], plist(["Lato-Bold.ttf"], file: "W.plist")]
    #expect(try project([app, widget([resource()])], healthy).findings() == [])
  }

  @Test func `An extension need not ship every font of a catalogue that it shares`() throws {
    let shared = ["Shared.swift"]
    func widget(_ fonts: [Target.Resource], sources: [String]) -> Target {
      .app("Widget", kind: .appExtension, fonts: fonts, sources: sources, plists: ["W.plist"])
    }
    func findings(_ widget: Target) throws -> [String] {
      let lists = [plist(["Lato-Bold.ttf"]), plist([], file: "W.plist")]
      let app = Target.app(fonts: [resource()], sources: shared)
      return try project([app, widget], lists, isUsed: false).with {
        $0.catalogs = ["Shared.swift", "Widget.swift"].map { file in
          NameCatalog(
            name: "Face", kind: .enumeration, evidence: .fontCall,
            position: SourcePosition(file: file, line: 1, column: 1),
            entries: [
              NameReference(
                value: "Lato-Bold", kind: .rawValue,
                position: SourcePosition(file: file, line: 2, column: 1), caseName: "bold")
            ])
        }
      }.findings()
    }
    #expect(try findings(widget([], sources: shared)) == [])
    #expect(try findings(widget([], sources: ["Widget.swift"])).count == 1)
    #expect(try findings(widget([resource()], sources: shared)).count == 1)
  }

  @Test func `An extension that uses no custom font needs none`() throws {
    let widget = Target.app(
      "Widget", kind: .appExtension, sources: ["Widget.swift"], plists: ["W.plist"])
    let lists = [plist(["Lato-Bold.ttf"]), plist(nil, file: "W.plist")]
    #expect(try project([.app(fonts: [resource()]), widget], lists).findings() == [])
  }

  @Test func `Of three fonts the one that is not listed is reported`() throws {
    let names = ["Lato-Regular", "Lato-Bold", "Lato-Italic"]
    let fonts = names.map { ("Fonts/\($0).ttf", SampleFont.good($0).bytes) }
    let project = try SampleProject(Dictionary(uniqueKeysWithValues: fonts)).with {
      $0.targets = [
        .app(fonts: names.map { .init(path: "Fonts/\($0).ttf", bundlePath: "\($0).ttf") })
      ]
      $0.propertyLists = [plist(["Lato-Bold.ttf", "Lato-Italic.ttf"])]
      $0.references = names.map {
        NameReference(
          value: $0, kind: .swiftUIFont,
          position: SourcePosition(file: "App.swift", line: 3, column: 9))
      }
    }
    let findings = try project.findings()
    #expect(findings.count == 1)
    #expect(findings.first?.contains("'Lato-Regular.ttf' ('Lato-Regular') is not listed") == true)
  }
}
