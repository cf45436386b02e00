import FontBuilder
import Testing

/// Which fonts count in which bundle: copies, brands, widgets, vendored and web fonts.
@Suite struct BundleMembershipTests {
  private static let file = "App/Lato-Bold.ttf"
  private static let use = #"let title = Font.custom("Lato-Bold", size: 17)"#

  private static func list(_ fonts: [String]?, more: String = "") -> AppTree.Content {
    .text(PropertyListText.listing(fonts, more: more))
  }

  /// An app that ships, lists and uses Lato-Bold, with more files, of targets with more.
  private static func app(
    _ more: [String: AppTree.Content] = [:], targets: [XcodeProjectText.Target]? = nil,
    loose: [String] = []
  ) throws -> AppTree {
    let targets = targets ?? [.init(resources: [file], sources: ["App/Source.swift"])]
    let files: [String: AppTree.Content] = [
      "App.xcodeproj/project.pbxproj": .text(XcodeProjectText(targets: targets, loose: loose).text),
      "App/Info.plist": list(["Lato-Bold.ttf"]), "App/Source.swift": .text(use),
      file: .font(.good("Lato-Bold")),
    ]
    return try AppTree(files.merging(more) { $1 })
  }

  /// What is found, without notes: the severity, the rule and the file.
  private static func alarms(of app: AppTree) async throws -> [String] {
    try await app.findings().filter { !$0.hasPrefix("info") }.map {
      String($0.prefix { $0 != ":" })
    }
  }

  private static let notCopied = "error target-font-not-copied App.xcodeproj/project.pbxproj"

  // MARK: - Copies

  private static let copies = [
    "androidApp/src/main/res/font/lato_bold.ttf", "docs/fonts/lato.ttf",
    "AppTests/Fixtures/test.ttf", "Design/LatoBold.ttf", "Android/Lato-Bold.ttf",
  ]

  @Test(arguments: copies)
  func `A copy that ships nowhere is not missed where the app has a file of that name`(
    copy: String
  ) async throws {
    let app = try Self.app([copy: .font(.good("Lato-Bold"))])
    #expect(try await Self.alarms(of: app) == [])
    let listed = try Self.app(
      [copy: .font(.good("Lato-Bold")), "App/Source.swift": ""], loose: [copy])
    #expect(try await Self.alarms(of: listed).filter { $0.contains("not-copied") } == [])
  }

  @Test(arguments: copies)
  func `A name of which the app ships no file is one error`(copy: String) async throws {
    let app = try Self.app(
      [copy: .font(.good("Lato-Bold")), "App/Info.plist": Self.list([])],
      targets: [.init(sources: ["App/Source.swift"])])
    #expect(try await Self.alarms(of: app) == [Self.notCopied])
  }

  @Test func `A second file of a name that is shipped and not listed is spare`() async throws {
    let other = SampleFont.good("Lato-Bold").with { $0.os2.vendor = "ELSE" }
    let both = [Self.file, "App/Lato-Bold-Variable.ttf"]
    func app(_ list: [String]) throws -> AppTree {
      try Self.app(
        [both[1]: .font(other), "App/Info.plist": Self.list(list)],
        targets: [.init(resources: both, sources: ["App/Source.swift"])])
    }
    #expect(try await Self.alarms(of: app(["Lato-Bold.ttf"])) == [])
    #expect(
      try await Self.alarms(of: app(["Lato-Bold.ttf", "Lato-Bold-Variable.ttf"])) == [
        "error ps-name-duplicate \(Self.file)"
      ])
    #expect(
      try await Self.alarms(of: app([])).contains("error plist-font-not-registered App/Info.plist"))
  }

  @Test func `Fonts in the folders of two languages do not meet`() async throws {
    func app(_ folders: [String]) throws -> AppTree {
      let font = AppTree.Content.font(.good("Lato-Bold"))
      let fonts = Dictionary(folders.map { ("\($0)/Lato-Bold.ttf", font) }) { $1 }
      return try Self.app(fonts, targets: [.init(folders: folders, sources: ["App/Source.swift"])])
    }
    #expect(try await Self.alarms(of: app(["App/en.lproj", "App/ja.lproj"])) == [])
    #expect(
      try await Self.alarms(of: app(["App/en.lproj", "App/Other/ja.lproj"])).contains {
        $0.contains("ps-name-duplicate")
      })
  }

  @Test func `Without targets a copy that no list names clashes with none`() async throws {
    func app(_ list: [String]) throws -> AppTree {
      try AppTree([
        "iOS/Info.plist": Self.list(list), "iOS/Fonts/Lato-Bold.ttf": .font(.good("Lato-Bold")),
        "Droid/Assets/lato_bold.ttf": .font(.good("Lato-Bold")),
        "iOS/Source.swift": .text(Self.use),
      ])
    }
    #expect(try await Self.alarms(of: app(["Lato-Bold.ttf"])) == [])
    #expect(
      try await Self.alarms(of: app(["Lato-Bold.ttf", "lato_bold.ttf"])) == [
        "warning ps-name-duplicate iOS/Fonts/Lato-Bold.ttf"
      ])
  }

  // MARK: - Targets that share code

  private static let other = "Other/Lato-Regular.ttf"

  /// Two apps that compile one source which names two fonts.
  private static func pair(
    _ source: String, otherShips fonts: [String], type: String = "application",
    more: [String: AppTree.Content] = [:]
  ) throws -> AppTree {
    let names = fonts.map { String($0.split(separator: "/").last ?? "") }
    return try app(
      [
        "App/Source.swift": .text(source), other: .font(.good("Lato-Regular")),
        "Other/Info.plist": list(names),
      ].merging(more) { $1 },
      targets: [
        .init(resources: [file], sources: ["App/Source.swift"]),
        .init(
          name: "Other", type: type, resources: fonts,
          sources: ["App/Source.swift"] + more.keys.filter { $0.hasSuffix(".swift") },
          plist: "Other/Info.plist"),
      ])
  }

  private static let sharedSources = [
    """
    #if BRAND_A
    let title = Font.custom("Lato-Bold", size: 17)
    #else
    let title = Font.custom("Lato-Regular", size: 17)
    #endif
    """,
    """
    enum Face: String { case bold = "Lato-Bold", regular = "Lato-Regular" }
    func font(_ face: Face) -> Font { .custom(face.rawValue, size: 17) }
    """,
    """
    enum Brand {
      case a, b
      var fontName: String {
        switch self {
        case .a: return "Lato-Bold"
        case .b: return "Lato-Regular"
        }
      }
    }
    func font(_ brand: Brand) -> Font { .custom(brand.fontName, size: 17) }
    """,
  ]

  @Test(arguments: sharedSources, ["application", "app-extension"])
  func `Targets that each ship some fonts of shared code have chosen`(
    source: String, type: String
  ) async throws {
    #expect(
      try await Self.alarms(of: Self.pair(source, otherShips: [Self.other], type: type)) == [])
  }

  @Test func `A watch app may ship a part of the fonts that it shares`() async throws {
    let both = [Self.file, Self.other]
    let app = try Self.app(
      [
        "App/Source.swift": .text(Self.sharedSources[1]), Self.other: .font(.good("Lato-Regular")),
        "App/Info.plist": Self.list(["Lato-Bold.ttf", "Lato-Regular.ttf"]),
        "Watch/Info.plist": Self.list(["Lato-Bold.ttf"]),
      ],
      targets: [
        .init(resources: both, sources: ["App/Source.swift"]),
        .init(
          name: "Watch", platform: "watchos", resources: [Self.file],
          sources: ["App/Source.swift"], plist: "Watch/Info.plist"),
      ])
    #expect(try await Self.alarms(of: app) == [])
  }

  @Test(arguments: sharedSources.dropFirst())
  func `A twin of an app that lacks one of its fonts has forgotten it`(
    source: String
  ) async throws {
    #expect(try await Self.alarms(of: Self.twins(source)) == [Self.notCopied])
  }

  private static let brands = """
    #if canImport(UIKit)
    #if BRAND_A
    let title = Font.custom("Lato-Bold", size: 17)
    #elseif BRAND_B
    let title = Font.custom("Lato-Regular", size: 17)
    #endif
    #endif
    """

  @Test(arguments: [sharedSources[0], brands])
  func `A twin may be a brand that compiles another font`(source: String) async throws {
    #expect(try await Self.alarms(of: Self.twins(source)) == [])
    let always = "\nlet text = Font.custom(\"Lato-Regular\", size: 17)"
    #expect(try await Self.alarms(of: Self.twins(source + always)) == [Self.notCopied])
  }

  /// Two apps of one source, of which one lacks Lato-Regular.
  private static func twins(_ source: String) throws -> AppTree {
    let twins: [XcodeProjectText.Target] = [
      .init(resources: [file, other], sources: ["App/Source.swift"]),
      .init(
        name: "Twin", resources: [file], sources: ["App/Source.swift"],
        plist: "Twin/Info.plist"),
    ]
    return try app(
      [
        "App/Source.swift": .text(source), other: .font(.good("Lato-Regular")),
        "App/Info.plist": list(["Lato-Bold.ttf", "Lato-Regular.ttf"]),
        "Twin/Info.plist": list(["Lato-Bold.ttf"]),
      ], targets: twins)
  }

  @Test(arguments: sharedSources)
  func `An app that ships no font of shared code lacks them`(source: String) async throws {
    let app = try Self.pair(source, otherShips: [])
    #expect(try await Self.alarms(of: app).contains(Self.notCopied))
  }

  @Test(arguments: sharedSources)
  func `A target whose own code asks for a font needs it`(source: String) async throws {
    let own = #"let own = UIFont(name: "Lato-Bold", size: 1)"#
    let app = try Self.pair(
      source, otherShips: [Self.other], more: ["Other/Own.swift": .text(own)])
    #expect(try await Self.alarms(of: app) == [Self.notCopied])
  }

  @Test(arguments: sharedSources)
  func `A font of shared code that no target ships is missed`(source: String) async throws {
    let app = try Self.app(
      ["App/Source.swift": .text(source), Self.other: .font(.good("Lato-Regular"))])
    #expect(try await Self.alarms(of: app) == [Self.notCopied])
  }

  // MARK: - Extensions

  private static func widget(
    _ resources: [String], _ list: [String]?, point: String = "com.apple.widgetkit-extension",
    more: [String: AppTree.Content] = [:]
  ) throws -> AppTree {
    let point = """
      \t<key>NSExtension</key>
      \t<dict>
      \t\t<key>NSExtensionPointIdentifier</key>
      \t\t<string>\(point)</string>
      \t</dict>

      """
    return try app(
      ["Widget/Info.plist": Self.list(list, more: point)].merging(more) { $1 },
      targets: [
        .init(resources: [file], sources: ["App/Source.swift"], dependencies: ["Widget"]),
        .init(
          name: "Widget", type: "app-extension", resources: resources,
          sources: ["App/Source.swift"], plist: "Widget/Info.plist"),
      ])
  }

  @Test func `A widget may have its own copy of a font, which it must list`() async throws {
    let copy = "Widget/Lato-Bold.ttf"
    let more: [String: AppTree.Content] = [copy: .font(.good("Lato-Bold"))]
    #expect(try await Self.alarms(of: Self.widget([copy], ["Lato-Bold.ttf"], more: more)) == [])
    #expect(
      try await Self.alarms(of: Self.widget([copy], nil, more: more)) == [
        "warning extension-font-not-registered Widget/Info.plist"
      ])
  }

  @Test func `An extension without a view shows no font of the code that it shares`() async throws {
    let service = "com.apple.usernotifications.service"
    #expect(try await Self.alarms(of: Self.widget([], nil, point: service)) == [])
    #expect(
      try await Self.alarms(of: Self.widget([], nil)) == [
        "warning extension-font-not-registered Widget/Info.plist"
      ])
  }

  /// An app and a widget that link a framework which declares a font.
  private static func kit(
    _ declaration: String, widget: String, ships resources: [String]
  ) throws -> AppTree {
    try app(
      [
        "App/Source.swift": "import Kit", "Kit/Kit.swift": .text(declaration),
        "Widget/Widget.swift": .text(widget),
        "Widget/Info.plist": list(resources.isEmpty ? nil : ["Lato-Bold.ttf"]),
      ],
      targets: [
        .init(resources: [file], sources: ["App/Source.swift"], dependencies: ["Kit", "Widget"]),
        .init(name: "Kit", type: "framework", sources: ["Kit/Kit.swift"], plist: nil),
        .init(
          name: "Widget", type: "app-extension", resources: resources,
          sources: ["Widget/Widget.swift"], plist: "Widget/Info.plist", dependencies: ["Kit"]),
      ])
  }

  private static let kits = [
    (#"extension Font { static let brand = Font.custom("Lato-Bold", size: 1) }"#, "Font.brand"),
    (
      #"extension Font { static var brand: Font { .custom("Lato-Bold", size: 1) } }"#,
      ".font(.brand)"
    ),
    (
      #"public enum Face { static func brand() -> UIFont? { UIFont(name: "Lato-Bold", size: 1) } }"#,
      "Face.brand()"
    ),
    (
      #"public enum Face: String { case brand = "Lato-Bold"; var font: Font { .custom(rawValue, size: 1) } }"#,
      "Face.brand.font"
    ),
  ]

  @Test(arguments: kits)
  func `A widget needs the fonts that it takes from a framework`(
    declaration: String, use: String
  ) async throws {
    let widget = "let text = Text(\"A\")\(use.hasPrefix(".") ? "" : ", font = ")\(use)"
    #expect(
      try await Self.alarms(of: Self.kit(declaration, widget: widget, ships: [])) == [
        "warning extension-font-not-registered Widget/Info.plist"
      ])
    #expect(
      try await Self.alarms(of: Self.kit(declaration, widget: widget, ships: [Self.file])) == [])
    #expect(try await Self.alarms(of: Self.kit(declaration, widget: "import Kit", ships: [])) == [])
  }

  @Test(arguments: [
    (#"static let title = Font.custom("Lato-Bold", size: 1)"#, "title"),
    (
      """
      static func brand(_ isBold: Bool) -> Font {
        isBold ? .custom("Lato-Bold", size: 1) : .custom("HelveticaNeue", size: 1)
      }
      """, "brand(false)"
    ),
  ])
  func `A member that the system has too, or that may be another font, says nothing`(
    declaration: String, use: String
  ) async throws {
    let app = try Self.kit(
      "extension Font { \(declaration) }", widget: "let font = Font.\(use)", ships: [])
    #expect(try await Self.alarms(of: app) == [])
  }

  // MARK: - Fonts of others

  @Test(arguments: [
    "Vendor/Kit.framework/Icons.ttf", "Vendor/Kit.bundle/Icons.ttf", "App/public/Icons.ttf",
    "Data/Raw/Icons.ttf",
  ])
  func `A font that comes with a folder and that nothing asks for need not be listed`(
    path: String
  ) async throws {
    let list = Self.list(nil)
    let app = try Self.app(
      [path: .font(.good("Icons-Regular")), "App/Info.plist": list],
      targets: [
        .init(
          resources: [Self.file], folders: [String(path.dropLast(10))],
          sources: ["App/Source.swift"])
      ])
    #expect(
      try await Self.alarms(of: app) == ["error plist-font-not-registered App/Info.plist"])
    _ = await app.lint("--fix")
    #expect(try await Self.alarms(of: app) == [])
    #expect(try !app.text(of: "App/Info.plist").contains("Icons"))
  }

  @Test(arguments: ["Vendor/Kit.framework", "Vendor/Kit.bundle"])
  func `A font of a compiled framework or bundle is not the app's`(folder: String) async throws {
    let app = try Self.app(
      ["\(folder)/Icons.ttf": .font(.good("Icons-Regular"))],
      targets: [
        .init(resources: [Self.file], folders: [folder], sources: ["App/Source.swift"])
      ])
    #expect(try await app.findings() == [])
  }

  @Test(arguments: [
    ("@font-face { font-family: M; src: url(Icons.ttf?v=2) }", 0),
    (#"src: url("./Icons.ttf") format("truetype")"#, 0),
    ("@font-face { font-family: M; src: url('Other.ttf') }", 1),
  ])
  func `A font that a style sheet names need not be listed`(
    sheet: String, count: Int
  ) async throws {
    let font = "App/Web/Icons.ttf"
    let app = try Self.app(
      [font: .font(.good("Icons-Regular")), "App/Web/style.css": .text(sheet)],
      targets: [.init(resources: [Self.file, font], sources: ["App/Source.swift"])])
    let warnings = Array(
      repeating: "warning plist-font-not-registered App/Info.plist", count: count)
    #expect(try await Self.alarms(of: app) == warnings)
  }

  // MARK: - Fonts that cannot be read

  private static func appWithAbsentFont(_ name: String) throws -> AppTree {
    try app(
      [
        ".gitignore": "Graphik*\n",
        "App/Info.plist": list(["Lato-Bold.ttf", "Graphik-Medium.otf"]),
        "App/Source.swift": .text(use + "\nlet other = UIFont(name: \"\(name)\", size: 1)"),
      ],
      targets: [
        .init(resources: [file, "App/Graphik-Medium.otf"], sources: ["App/Source.swift"])
      ])
  }

  @Test func `A name that may be that of a font which is not there is counted`() async throws {
    for name in ["Graphik-Medium", "GraphikApp-Medium"] {
      let outcome = await (try Self.appWithAbsentFont(name)).lint()
      #expect(outcome.output == "")
      #expect(outcome.diagnostics.contains("1 name of fonts not read unchecked"))
    }
  }

  @Test func `A misspelt name of a font that is there is found beside one that is not`()
    async throws
  {
    #expect(
      try await Self.alarms(of: Self.appWithAbsentFont("Lato-Bould")) == [
        "warning source-unknown-font-name App/Source.swift"
      ])
  }

  @Test func `A name that begins as a package is called may be of one of its fonts`() async throws {
    func app(_ name: String) throws -> AppTree {
      try Self.app(
        ["App/Source.swift": .text(Self.use + "\nlet icon = UIFont(name: \"\(name)\", size: 1)")],
        targets: [
          .init(resources: [Self.file], sources: ["App/Source.swift"], products: ["FontAwesome"])
        ])
    }
    #expect(try await Self.alarms(of: app("FontAwesome6Free-Solid")) == [])
    #expect(
      try await Self.alarms(of: app("Graphik-Medium")) == [
        "warning source-unknown-font-name App/Source.swift"
      ])
  }

  // MARK: - Registration at run time

  private static let registrar = """
    import CoreText
    func register() {
      for url in Bundle.main.urls(forResourcesWithExtension: "ttf", subdirectory: nil) ?? [] {
        CTFontManagerRegisterFontsForURL(url as CFURL, .process, nil)
      }
    }

    """
  private static let download = """
    import CoreText
    func register(_ url: URL) { CTFontManagerRegisterFontsForURL(url as CFURL, .process, nil) }
    let completion = register

    """

  @Test(arguments: [
    (registrar, [], [notCopied]), (registrar, [file], [notCopied]),
    (download, [file], [notCopied]), (download, [], []),
  ])
  func `A font that a call takes from the bundle must be there`(
    source: String, loose: [String], expected: [String]
  ) async throws {
    let app = try Self.app(
      ["App/Source.swift": .text(source + Self.use), "App/Info.plist": Self.list(nil)],
      targets: [.init(sources: ["App/Source.swift"])], loose: loose)
    #expect(try await Self.alarms(of: app) == expected)
  }

  @Test func `A font of a framework that no target copies is missed`() async throws {
    let registrar = Self.registrar.replacing("Bundle.main", with: "Bundle(for: Token.self)")
    func app(_ resources: [String]) throws -> AppTree {
      try Self.app(
        [
          "App/Source.swift": "import Kit", "Kit/Kit.swift": .text(registrar + Self.use),
          "App/Info.plist": Self.list(nil),
        ],
        targets: [
          .init(sources: ["App/Source.swift"], dependencies: ["Kit"]),
          .init(
            name: "Kit", type: "framework", resources: resources, sources: ["Kit/Kit.swift"],
            plist: nil),
        ], loose: [Self.file])
    }
    #expect(try await Self.alarms(of: app([Self.file])) == [])
    #expect(try await Self.alarms(of: app([])) == [Self.notCopied])
  }
}
