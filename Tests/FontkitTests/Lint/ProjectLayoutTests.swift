import FontBuilder
import Foundation
import Testing

/// Layouts of real repositories: where fonts come from, and what says so.
@Suite struct ProjectLayoutTests {
  private static let font = AppTree.Content.font(.good("Lato-Bold"))
  private static let source: AppTree.Content = #"let title = Font.custom("Lato-Bold", size: 17)"#

  private static func list(_ entries: String...) -> AppTree.Content {
    .text(PropertyListText.listing(entries))
  }

  private static func project(_ targets: XcodeProjectText.Target...) -> AppTree.Content {
    .text(XcodeProjectText(targets: targets).text)
  }

  // MARK: - Bundles inside the app

  private static let packages: [String: AppTree.Content] = [
    "Kit/Package.swift": """
    let package = Package(name: "Kit", targets: [.target(name: "UI", resources: [.process("Fonts")])])
    """,
    "Kit/Sources/UI/Fonts/Lato-Bold.ttf": font, "Kit/Sources/UI/Title.swift": source,
    "App.xcodeproj/project.pbxproj": project(.init()),
  ]

  private static func linking(_ type: String) -> [String: AppTree.Content] {
    [
      "Kit/Lato-Bold.ttf": font, "App/Source.swift": source,
      "App.xcodeproj/project.pbxproj": project(
        .init(sources: ["App/Source.swift"], dependencies: ["Kit"]),
        .init(name: "Kit", type: type, resources: ["Kit/Lato-Bold.ttf"], plist: nil)),
    ]
  }

  @Test(arguments: [
    (packages, "Kit_UI.bundle/Lato-Bold.ttf"),
    (linking("framework"), "Frameworks/Kit.framework/Lato-Bold.ttf"),
    (linking("bundle"), "Kit.bundle/Lato-Bold.ttf"),
  ])
  func `UIAppFonts may name a font in the bundle of something that the app links`(
    files: [String: AppTree.Content], entry: String
  ) async throws {
    let healthy = try AppTree(files.merging(["App/Info.plist": Self.list(entry)]) { $1 })
    #expect(try await healthy.findings() == [])
    let flat = try AppTree(files.merging(["App/Info.plist": Self.list("Lato-Bold.ttf")]) { $1 })
    let outcome = await flat.lint()
    #expect(outcome.output.contains("(path differs: found '\(entry)')"))
    let silent = try AppTree(files.merging(["App/Info.plist": Self.list()]) { $1 })
    #expect(
      try await silent.findings().contains {
        $0.contains("package-font-needs-runtime-registration")
      })
  }

  @Test(arguments: ["dependencies = ()", "dependencies = (\"D-App-Kit\")"])
  func `A framework is linked where a phase takes its product`(dependencies: String) async throws {
    var files = Self.linking("framework")
    let linking = XcodeProjectText(targets: [
      .init(sources: ["App/Source.swift"], dependencies: ["Kit"]),
      .init(name: "Kit", type: "framework", resources: ["Kit/Lato-Bold.ttf"], plist: nil),
    ]).text.replacing("dependencies = (\"D-App-Kit\")", with: dependencies)
      .replacing(
        "name = \"Kit\";", with: "name = \"Kit\"; productReference = PRODUCT;"
      )
      .replacing(
        "files = (\"B-App-App/Source.swift\")", with: "files = (LINK, \"B-App-App/Source.swift\")"
      )
      .replacing(
        "objects = {", with: "objects = { LINK = { isa = PBXBuildFile; fileRef = PRODUCT; };")
    files["App.xcodeproj/project.pbxproj"] = .text(linking)
    files["App/Info.plist"] = Self.list()
    #expect(
      try await AppTree(files).findings().map { String($0.prefix { $0 != ":" }) } == [
        "warning package-font-needs-runtime-registration App.xcodeproj/project.pbxproj"
      ])
  }

  @Test func `A font of an entry into a framework is not missed in the app itself`() async throws {
    let entry = "Frameworks/App.framework/flutter_assets/assets/Lato-Bold.ttf"
    let app = try AppTree([
      "assets/Lato-Bold.ttf": Self.font, "App/Source.swift": Self.source,
      "App/Info.plist": Self.list(entry),
      "App.xcodeproj/project.pbxproj": Self.project(.init(sources: ["App/Source.swift"])),
    ])
    #expect(try await app.findings() == [])
    let own = Self.linking("framework").merging([
      "App/Info.plist": Self.list("Frameworks/Kit.framework/Lato-Bold.ttf"),
      "App.xcodeproj/project.pbxproj": Self.project(
        .init(sources: ["App/Source.swift"]),
        .init(name: "Kit", type: "framework", resources: ["Kit/Lato-Bold.ttf"], plist: nil)),
    ]) { $1 }
    #expect(try await AppTree(own).findings() == [])
  }

  @Test(arguments: [
    "Frameworks/Icons.framework/Icons.ttf", "Icons_Icons.bundle/Icons.ttf", "Icons.bundle/I.ttf",
  ])
  func `An entry into a bundle of other people is counted, not judged`(entry: String) async throws {
    let app = try AppTree([
      "App/Lato-Bold.ttf": Self.font, "App/Source.swift": Self.source,
      "App/Info.plist": Self.list("Lato-Bold.ttf", entry),
      "App.xcodeproj/project.pbxproj": Self.project(
        .init(resources: ["App/Lato-Bold.ttf"], sources: ["App/Source.swift"])),
    ])
    let outcome = await app.lint()
    #expect(outcome.output == "")
    #expect(outcome.diagnostics.contains("1 entry of UIAppFonts unchecked"))
  }

  // MARK: - Sources

  private static let tool: [String: AppTree.Content] = [
    "Tools/Screenshots/main.swift": #"let font = NSFont(name: "Gotham-Book", size: 64)!"#,
    "Tools/Legacy.m": #"UIFont *f = [UIFont fontWithName:@"Futura-Gone" size:1];"#,
    "Tools/Other.swift": "func brand(_ name: String) -> Font { .custom(name, size: 1) }",
    "App/Lato-Bold.ttf": font, "App/Source.swift": source, "App/Info.plist": list("Lato-Bold.ttf"),
  ]

  @Test func `A source that no target compiles is counted, not judged`() async throws {
    let app = Self.project(.init(resources: ["App/Lato-Bold.ttf"], sources: ["App/Source.swift"]))
    let more: [String: AppTree.Content] = [
      "App.xcodeproj/project.pbxproj": app, "Tools/Call.swift": #"let f = brand("Lato-Bould")"#,
    ]
    let outcome = try await AppTree(Self.tool.merging(more) { $1 }).lint()
    #expect(outcome.output == "")
    #expect(outcome.diagnostics.contains("2 sources in no target unchecked"))
  }

  @Test(arguments: [
    // Nothing tells which sources the app compiles.
    ["App.xcodeproj/project.pbxproj": project(.init(resources: ["App/Lato-Bold.ttf"]))],
    // The manifest of a package or pod may compile more than can be read.
    [
      "App.xcodeproj/project.pbxproj": project(
        .init(resources: ["App/Lato-Bold.ttf"], sources: ["App/Source.swift"])),
      "Tools/Package.swift": "let package = Package(name: \"Tools\", targets: targets())",
    ],
    [
      "App.xcodeproj/project.pbxproj": project(
        .init(resources: ["App/Lato-Bold.ttf"], sources: ["App/Source.swift"])),
      "Tools/Tools.podspec": "Pod::Spec.new { |s| s.source_files = '**/*' }",
    ],
    // A project that is not there may compile any source.
    [
      "App.xcodeproj/project.pbxproj": project(
        .init(resources: ["App/Lato-Bold.ttf"], sources: ["App/Source.swift"])),
      "Tools/project.yml": "name: Tools\ntargets:\n",
    ],
    [
      "App.xcodeproj/project.pbxproj": project(
        .init(
          resources: ["App/Lato-Bold.ttf"],
          sources: ["App/Source.swift", "Tools/Screenshots/main.swift", "Tools/Legacy.m"]))
    ],
  ])
  func `A source that a target may compile is judged`(
    projects: [String: AppTree.Content]
  ) async throws {
    let tree = try AppTree(Self.tool.merging(projects) { $1 })
    #expect(
      try await tree.findings().filter { $0.contains("unknown-font-name Tools/") }.count == 2)
  }

  // MARK: - Descriptions of projects

  private static let descriptions: [(String, String)] = [
    ("project.yml", "targets:\n  App:\n    info:\n      properties: { UIAppFonts: [ENTRY] }\n"),
    (
      "project.yml",
      "targets:\n  App:\n        UIAppFonts: # ours\n        # the text font\n          - 'ENTRY'\n"
    ),
    ("fonts.yml", "UIAppFonts:\n- ENTRY # bold\nother:\n- Lato-Bald.ttf\n"),
    ("Project.swift", #"let plist: [String: Plist.Value] = ["UIAppFonts": ["ENTRY"]]"#),
    ("Project.swift", #"let plist = ["UIAppFonts": .array([.string("ENTRY")])]"#),
  ]

  @Test(arguments: descriptions)
  func `An entry in the description of a project is found if nearly a file is called so`(
    file: String, text: String
  ) async throws {
    func outcome(_ entry: String) async throws -> Outcome {
      let text = text.replacing("ENTRY", with: entry)
      return try await AppTree([
        "App/Lato-Bold.ttf": Self.font, "App/Source.swift": Self.source, file: .text(text),
      ]).lint()
    }
    #expect(try await outcome("Lato-Bold.ttf").output == "")
    #expect(
      try await outcome("Lato-Bould.ttf").output.contains(
        "UIAppFonts entry 'Lato-Bould.ttf' matches no bundled file (spelling differs: found"))
    let other = try await outcome("Made-Later.ttf")
    #expect(other.output == "")
    #expect(other.diagnostics.contains("1 entry of UIAppFonts unchecked"))
  }

  // MARK: - Pods

  private static func pod(_ resources: String, entry: String) throws -> AppTree {
    try AppTree([
      "Podfile": "target 'App' do\n  pod 'Kit', :path => 'Kit'\nend\n",
      "Kit/Kit.podspec": .text("Pod::Spec.new do |s|\n  s.name = 'Kit'\n  \(resources)\nend\n"),
      "Kit/Assets/Lato-Bold.ttf": font, "App/Source.swift": source, "App/Info.plist": list(entry),
      "App.xcodeproj/project.pbxproj": project(.init(sources: ["App/Source.swift"])),
    ])
  }

  @Test(arguments: [
    ("s.resources = 'Assets/*'", "Lato-Bold.ttf"),
    (#"s.resource = "Assets/Lato-Bold.ttf""#, "Lato-Bold.ttf"),
    ("s.resources = [\n    'Images/*.png', 'Assets/**/*.{otf,ttf}'\n  ]", "Lato-Bold.ttf"),
    ("s.resource_bundles = { 'Kit' => ['Assets/*.ttf'] }", "Kit.bundle/Lato-Bold.ttf"),
    (#"s.resource_bundles = {"# + "\n    \"Kit\" => 'Assets'\n  }", "Kit.bundle/Lato-Bold.ttf"),
  ])
  func `A pod of the repository brings the fonts that its podspec names`(
    resources: String, entry: String
  ) async throws {
    #expect(try await Self.pod(resources, entry: entry).findings() == [])
  }

  @Test(arguments: [
    "s.resources = 'Images/*'", "s.resources = 'Assets/*.png'", "# s.resources = 'Assets/*'",
  ])
  func `A pod brings no font that its podspec does not name`(resources: String) async throws {
    #expect(
      try await Self.pod(resources, entry: "Lato-Bold.ttf").findings()
        .map { $0.prefix(28) } == ["error target-font-not-copied"])
  }

  @Test func `A misspelt entry into the bundle of a pod is found`() async throws {
    let app = try Self.pod(
      "s.resource_bundles = { 'Kit' => ['Assets/*.ttf'] }", entry: "Kit.bundle/Lato-Bld.ttf")
    #expect(try await app.findings() == ["error plist-font-file-missing App/Info.plist:9"])
  }

  @Test func `Entries that pods may supply are counted`() async throws {
    let app = try AppTree([
      "ios/Podfile": "target 'App' do\nend\n", "ios/App/Lato-Bold.ttf": Self.font,
      "ios/App/Info.plist": Self.list("Lato-Bold.ttf", "Ionicons.ttf", "Feather.ttf"),
      "ios/App.xcodeproj/project.pbxproj": Self.project(.init(resources: ["App/Lato-Bold.ttf"])),
    ])
    let outcome = await app.lint()
    #expect(outcome.output == "")
    #expect(outcome.diagnostics.contains("2 entries of UIAppFonts unchecked"))
  }

  // MARK: - Property lists of no target

  @Test(arguments: [
    "App copy-Info.plist", "AppTests/Fixtures/Info.plist", "docs/Info.plist",
    "App.xctemplate/Info.plist",
  ])
  func `A property list of no target is not judged`(path: String) async throws {
    let app = try HealthyAppTests.app(
      #"let fonts = ["Lato-Bold", "Lato-Regular"].map { UIFont(name: $0, size: 17) }"#,
      more: [
        path: Self.list("Old.ttf", "Old.ttf"),
        "{{name}}/App.xcodeproj/project.pbxproj": "{{ project }}",
      ])
    #expect(try await app.findings() == [])
  }

  // MARK: - Packages

  @Test(arguments: [
    "resources: fonts", "resources: [.process(\".\")]", "resources: fonts + others",
    "resources: makeResources()", "resources: [.process(folder)]",
  ])
  func `Resources of a package that are no literals are not accused of lacking a font`(
    resources: String
  ) async throws {
    let package = try AppTree([
      "Package.swift": .text(
        """
        let fonts: [Resource] = [.process("Fonts")]
        let package = Package(name: "Kit", targets: [.target(name: "Kit", \(resources))])
        """),
      "Sources/Kit/Fonts/Lato-Bold.ttf": Self.font, "Sources/Kit/Title.swift": Self.source,
    ])
    #expect(try await !package.findings().contains { $0.contains("target-font-not-copied") })
  }

  @Test(arguments: ["resources: fonts", "resources: []", "resources: [.process(\"Images\")]"])
  func `A package's resources that lack a used font are found, also in a constant`(
    resources: String
  ) async throws {
    let package = try AppTree([
      "Package.swift": .text(
        """
        let fonts: [Resource] = [.process("Images")]
        let package = Package(name: "Kit", targets: [.target(name: "Kit", \(resources))])
        """),
      "Sources/Kit/Fonts/Lato-Bold.ttf": Self.font, "Sources/Kit/Title.swift": Self.source,
    ])
    #expect(try await package.findings() == ["error target-font-not-copied Package.swift:2"])
  }

  // MARK: - References

  private static func referring(_ path: String, _ tree: String, _ entry: String) throws -> AppTree {
    let text = XcodeProjectText(targets: [
      .init(resources: ["App/Lato-Bold.ttf"], sources: ["App/Source.swift"])
    ]).text
    return try AppTree([
      "App.xcodeproj/project.pbxproj": .text(
        text.replacing(
          "path = \"App/Lato-Bold.ttf\"; sourceTree = SOURCE_ROOT;",
          with: "path = \"\(path)\"; sourceTree = \"\(tree)\";")),
      "App/Lato-Bold.ttf": font, "App/Source.swift": source, "App/Info.plist": list(entry),
    ])
  }

  @Test(arguments: [
    ("/Users/someone/App/Lato-Bold.ttf", "<absolute>", "Lato-Bold.ttf"),
    ("App/lato-bold.ttf", "SOURCE_ROOT", "lato-bold.ttf"),
  ])
  func `A reference leads to its font from any machine, in any capitals`(
    path: String, tree: String, entry: String
  ) async throws {
    #expect(try await Self.referring(path, tree, entry).findings() == [])
  }

  @Test func `A font in the bundle has the capitals of the reference to it`() async throws {
    let app = try Self.referring("App/lato-bold.ttf", "SOURCE_ROOT", "Lato-Bold.ttf")
    #expect(try await app.findings() == ["error plist-font-file-missing App/Info.plist:9"])
  }

  // MARK: - What is not read

  @Test func `A project that Git ignores is read where it is on disk`() async throws {
    let app = try AppTree([
      ".gitignore": "*.xcodeproj\n", "project.yml": "name: App\ntargets:\n  App:\n",
      "App/Lato-Bold.ttf": Self.font, "App/Source.swift": Self.source,
      "App/Info.plist": Self.list("Lato-Bold.ttf"),
      "App.xcodeproj/project.pbxproj": Self.project(.init(sources: ["App/Source.swift"])),
    ])
    #expect(
      try await app.findings().map { $0.prefix(28) } == ["error target-font-not-copied"])
    try FileManager.default.removeItem(at: app.root.appending(path: "App.xcodeproj"))
    let outcome = await app.lint()
    #expect(outcome.diagnostics.contains("1 Xcode project yet to be generated"))
  }

  @Test func `Fonts outside of the folder are counted`() async throws {
    let app = try AppTree([
      "App.xcodeproj/project.pbxproj": Self.project(.init(resources: ["../shared/Lato-Bold.ttf"])),
      "App/Info.plist": Self.list("Lato-Bold.ttf"),
    ])
    #expect(await app.lint().diagnostics.contains("1 font outside of the folder not read"))
  }

  @Test func `A link out of the folder is counted`() async throws {
    let app = try AppTree(["App/Info.plist": Self.list()])
    try FileManager.default.createSymbolicLink(
      atPath: app.root.appending(path: "Fonts").path, withDestinationPath: "/usr")
    #expect(await app.lint().diagnostics.contains("1 link out of the folder not followed"))
  }

  @Test(arguments: [
    ("Resources/Pods/Lato-Bold.ttf", "Readme.md", 1), ("ios/Pods/Lato-Bold.ttf", "ios/Podfile", 0),
    ("Pods/Lato-Bold.ttf", "Pods/Manifest.lock", 0),
  ])
  func `Only a folder that CocoaPods made holds other people's fonts`(
    path: String, other: String, count: Int
  ) async throws {
    let app = try AppTree([path: Self.font, other: "", "App/Info.plist": Self.list()])
    let fonts = count == 1 ? "1 font," : "0 fonts,"
    #expect(await app.lint().diagnostics.contains("in \(fonts)"))
  }
}
