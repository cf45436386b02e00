import FontBuilder
import Testing

/// Apps and packages that register their fonts while they run.
@Suite struct RegistrationAppTests {
  private static let use =
    "let fonts = [Font.custom(\"Lato-Bold\", size: 1), .custom(\"Lato-Regular\", size: 1)]; "
    + "let calls: [Any] = [register, registerFonts, registerRegular]\n"

  /// What an app does when it starts.
  private static func started(_ call: String) -> String {
    "class AppDelegate: NSObject, UIApplicationDelegate { func didFinish() { \(call) } }\n"
  }

  /// An app that uses two fonts at the top of its bundle, lists none and has this code.
  private func app(_ source: String, more: [String: AppTree.Content] = [:]) throws -> AppTree {
    let list = AppTree.Content.text(PropertyListText.listing(nil))
    return try HealthyAppTests.app(
      Self.use + source, more: more.merging(["App/Info.plist": list]) { $1 })
  }

  private static let typeManifest = """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(
      name: "Type",
      products: [.library(name: "Type", targets: ["Type"])],
      targets: [.target(name: "Type", resources: [.process("Fonts")])])
    """

  /// A package of one font with this code.
  private func package(
    _ source: String, manifest: String = typeManifest, more: [String: AppTree.Content] = [:]
  ) throws -> AppTree {
    try AppTree(
      [
        "Package.swift": .text(manifest),
        "Sources/Type/Type.swift": .text(
          "public let font = Font.custom(\"Lato-Bold\", size: 17)\n" + source),
        "Sources/Type/Fonts/Lato-Bold.ttf": .font(.good("Lato-Bold")),
      ].merging(more) { $1 })
  }

  private static func enumeration(of bundle: String, subdirectory: String = "nil") -> String {
    """
    public enum FontRegistrar {
      public static func registerFonts() {
        let bundle = \(bundle)
        for kind in ["ttf", "otf"] {
          for url in bundle.urls(forResourcesWithExtension: kind, subdirectory: \(subdirectory)) ?? [] {
            CTFontManagerRegisterFontsForURL(url as CFURL, .process, nil)
          }
        }
      }
    }
    """
  }

  // MARK: - Names

  private static func names(_ list: String, kind: String = #""ttf""#) -> String {
    """
    enum Fonts {
      static func register() {
        \(list).forEach { name in
          guard let url = Bundle.main.url(forResource: name, withExtension: \(kind)) else { return }
          CTFontManagerRegisterFontsForURL(url as CFURL, .process, nil)
        }
      }
    }
    """
  }

  private static let helper = """
    enum Fonts {
      static func register() {
        [LIST].forEach { registerFont(named: $0, kind: "ttf") }
      }
      private static func registerFont(named name: String, kind: String = "otf") {
        guard let url = Bundle.main.url(forResource: name, withExtension: kind) else { return }
        CTFontManagerRegisterFontsForURL(url as CFURL, .process, nil)
      }
    }
    """

  @Test(arguments: [
    names(#"["Lato-Bold", "Lato-Regular"]"#),
    names(#"["Lato-Bold.ttf", "Lato-Regular.ttf"]"#, kind: "nil"),
    names(#"["Lato-Bold", "Lato-Regular"]"#, kind: #"isOld ? "otf" : "ttf""#),
    "let list = [\"Lato-Bold\", \"Lato-Regular\"]\n" + names("list"),
    names("list") + "\nlet list = load()",
    helper.replacing("LIST", with: #""Lato-Bold", "Lato-Regular""#),
    """
    func register(_ names: [String]) {
      for name in names {
        for kind in ["otf", "ttf"] {
          guard let url = Bundle.main.url(forResource: name, withExtension: kind) else { continue }
          CTFontManagerRegisterFontsForURL(url as CFURL, .process, nil)
        }
      }
    }
    """,
    """
    struct Face {
      let path: String
      func register() {
        guard let url = Bundle.main.url(forResource: path, withExtension: nil) else { return }
        CTFontManagerRegisterFontsForURL(url as CFURL, .process, nil)
      }
    }
    """,
    enumeration(of: "Bundle.main"), enumeration(of: "Bundle.main", subdirectory: #""""#),
    enumeration(of: "Bundle(for: Marker.self)"), enumeration(of: "Bundle.kit"),
    enumeration(of: "Bundle.main", subdirectory: "folder"),
    "func register() { FontBlaster.blast() }", "func register() { FontBlaster.blast { _ in } }",
    started("FontKit.registerFonts()"), started("FontLoader.shared.registerFonts()"),
    "enum AppFonts { static func registerFonts() { RemoteKit.registerFonts() } }\nAppFonts.registerFonts()",
  ])
  func `An app that registers all its fonts is in order`(source: String) async throws {
    #expect(try await app(source).findings() == [])
  }

  @Test(arguments: [
    (
      names(#"["Lato-Bold", "Lato-Reguler"]"#), 4,
      "'Lato-Reguler.ttf' is to be registered, and there is no such file (found"
    ),
    (
      "enum Names { static let all = [\"Lato-Bold\", \"Lato-Reguler\"] }\n" + names("Names.all"), 2,
      "'Lato-Reguler.ttf' is to be registered, and there is no such file (found"
    ),
    (
      names(#"["Lato-Bold"]"#) + names(#"["Lato-Regular"]"#, kind: #""otf""#), 11,
      "'Lato-Regular.otf' is to be registered, and there is no such file (found"
    ),
    (
      helper.replacing("LIST", with: #""Lato-Bold", "lato-regular""#), 4,
      "'lato-regular.ttf' is to be registered, and there is no such file (found"
    ),
    (
      names(#"["Lato-Bold"]"#)
        + """
        func registerRegular() {
          let url = Bundle.main.url(
            forResource: "Lato-Regular", withExtension: "ttf", subdirectory: "Fonts")!
          CTFontManagerRegisterFontsForURL(url as CFURL, .process, nil)
        }
        """, 11,
      "'Fonts/Lato-Regular.ttf' is to be registered, and the bundle has no such file (found"
    ),
    (
      """
      enum FontFamily {
        enum Lato {
          static let bold = FontConvertible(name: "Lato-Bold", family: "Lato", path: "Lato-Bold.ttf")
          static let regular = FontConvertible(
            name: "Lato-Regular", family: "Lato", path: "Lato-Reg.ttf")
        }
      }
      struct FontConvertible {
        let path: String
        func register() {
          let url = Bundle(for: Token.self).url(forResource: path, withExtension: nil)!
          CTFontManagerRegisterFontsForURL(url as CFURL, .process, nil)
        }
      }
      """, 6, "'Lato-Reg.ttf'"
    ),
  ])
  func `A name that code registers and no file has is an error at its place`(
    source: String, line: Int, message: String
  ) async throws {
    let app = try app(source)
    #expect(
      try await app.findings() == ["error registered-font-missing App/Source.swift:\(line)"])
    #expect(await app.lint().output.contains(message))
  }

  /// A function that registers one font, and what calls it.
  private static func single(
    _ calls: String, modifiers: String = "private static", more: String = ""
  ) -> String {
    """
    enum Fonts {
      static func register() { \(calls) }
      \(modifiers) func registerFont(name: String) {
        guard let url = Bundle.main.url(forResource: name, withExtension: "ttf") else { return }
        CTFontManagerRegisterFontsForURL(url as CFURL, .process, nil)
      }
      \(more)
    }
    """
  }

  @Test(arguments: [
    names(#"["Lato-Bold"]"#),
    single(#"registerFont(name: "Lato-Bold")"#),
    single(#"registerFont(name: "Lato-Bold"); registerFont(name: "Marvel")"#),
    single(#"["Lato-Bold"].forEach { registerFont(name: $0) }"#),
    single(#"for name in ["Lato-Bold"] { registerFont(name: name) }"#),
    single(
      #"load(["Lato-Bold"])"#,
      more: "private static func load(_ n: [String]) { for name in n { registerFont(name: name) } }"
    ),
    single(
      #"load(["Lato-Bold"])"#,
      more: "private static func load(_ n: [String]) { n.forEach { registerFont(name: $0) } }"),
    single(bold, modifiers: "static"),
    single("Face.allCases.forEach { registerFont(name: $0.rawValue) }") + face,
    single("for face in Face.allCases { registerFont(name: face.rawValue) }") + face,
  ])
  func `A font that a list of names lacks is not registered`(source: String) async throws {
    #expect(
      try await app(source).findings() == ["error plist-font-not-registered App/Info.plist:1"])
  }

  private static let face = """

    enum Face: String, CaseIterable { case bold = "Lato-Bold" }
    """

  private static let bold = #"registerFont(name: "Lato-Bold")"#

  @Test(arguments: [
    single(bold + #"; registerFont(name: "Lato-Regular")"#),
    single(bold + "; names.forEach(registerFont)"),
    single(bold + "; for name in load() { registerFont(name: name) }"),
    single(bold, more: "static func load(_ name: String) { registerFont(name: name) }"),
    single(
      bold, more: #"static func load(_ name: String = "Lato-Bold") { registerFont(name: name) }"#),
    single(
      bold,
      more:
        "static func load(_ u: URL) { CTFontManagerRegisterFontsForURL(u as CFURL, .user, nil) }"
    ),
    single(bold, modifiers: "public static"),
    single(bold, modifiers: "static") + "\nlet more: () = Fonts.registerFont(name: name)",
  ])
  func `A font that code may register besides those that it names is in order`(
    source: String
  ) async throws {
    #expect(try await app(source).findings() == [])
  }

  @Test func `A function that another file calls may register what it is handed there`()
    async throws
  {
    let source = Self.single("load(\"Lato-Bold\")", modifiers: "static")
      .replacing("registerFont(name: String)", with: "load(_ name: String)")
    #expect(try await app(source).findings().count == 1)
    let more = AppTree.Content.text("func more() { names.forEach(Fonts.load) }")
    #expect(try await app(source, more: ["App/More.swift": more]).findings() == [])
  }

  @Test(arguments: ["Face.allCases", "Self.allCases", "allCases"])
  func `The cases of an enum are the names that it registers`(cases: String) async throws {
    let source = """
      enum Face: String, CaseIterable {
        case bold = "Lato-Bold", regular = "Lato-Regular"
        static func register() {
          for face in \(cases) {
            let url = Bundle.main.url(forResource: face.rawValue, withExtension: "otf")!
            CTFontManagerRegisterFontsForURL(url as CFURL, .process, nil)
          }
        }
      }
      """
    #expect(
      try await app(source).findings()
        == Array(repeating: "error registered-font-missing App/Source.swift:3", count: 2))
    #expect(try await app(source.replacing("otf", with: "ttf")).findings() == [])
  }

  // MARK: - Calls

  private static let registrar = """
    enum Registrar {
      MODIFIER func NAME(_ file: URL) {
        CTFontManagerRegisterFontsForURL(file as CFURL, .process, nil)
      }
    }
    """

  @Test(arguments: [
    ("static", "registerFont", "", 2), ("", "registerFont", "", 2),
    ("public static", "registerFontFile", "", 2), ("@MainActor static", "registerFont", "", 2),
    ("static", "registerFont", "Registrar.registerFont(file)", 0),
    ("static", "registerFont", "run(Registrar.registerFont)", 0),
    ("static", "registerFont", "// Registrar.registerFont(file)", 2),
    ("static", "registerFont", "/// Call `registerFont` first.\nlet a = 1", 2),
    ("static", "registerFont", "let a = NSSelectorFromString(\"registerFont\")", 0),
    ("", "load", "extension Registrar: LifecycleHandler {}", 0),
    ("}\nenum Look: Theme { static", "load", "", 0),
    ("}\nenum Look: String { static", "load", "", 2),
    ("}\nstruct Fonts: FontRegistering {", "registerFont", "", 0),
    ("}\n@objcMembers class Fonts: NSObject {", "registerFont", "", 0),
    ("}\n@objc extension Registrar {", "registerFont", "", 0),
    ("}\nclass Fonts: NSObject {", "registerAll", "", 2),
    ("static", "registerFont", "registerFontsLater", 2),
    ("@objc static", "registerFont", "", 0), ("override", "registerFont", "", 0),
    ("class", "registerFont", "", 0), ("static", "main", "", 0), ("static", "load", "", 2),
    ("", "load", "", 2), ("", "load", "extension Registrar { func load() {} }", 2),
    ("static", "load", "Registrar.load(file)", 0), ("@objc", "load", "", 0),
    ("}\nextension Registrar {", "load", "", 2),
    ("}\nextension Registrar { private", "load", "", 2),
    ("}\nclass AppDelegate: UIResponder {", "load", "", 0),
    ("}\nclass AppDelegate: UIResponder {", "registerFont", "", 2),
    ("static", "installDownloaded", "Registrar.installDownloaded(file)", 2),
    ("", "download", "Registrar().download(file)", 2),
    ("", "download", "let bundle = Bundle.main; Registrar().download(file)", 0),
  ])
  func `A function that nothing names registers nothing`(
    modifier: String, name: String, call: String, count: Int
  ) async throws {
    let source = Self.registrar.replacing("MODIFIER", with: modifier).replacing("NAME", with: name)
    let findings = try await app("\(source)\n\(call)").findings()
    #expect(
      findings
        == Array(repeating: "error plist-font-not-registered App/Info.plist:1", count: count))
  }

  private static let outer = """
    enum Registrar {
      static func registerAllFonts() { registerFont(url) }
      private static func registerFont(_ file: URL) {
        if isFolder(file) { registerFont(file.child) }
        CTFontManagerRegisterFontsForURL(file as CFURL, .process, nil)
      }
    }
    """

  @Test(arguments: [
    ("", 2), (started("Registrar.registerAllFonts()"), 0),
    ("func registerMore() { Registrar.registerFont(url) }", 2),
    (started("Registrar.registerFont(url)"), 0),
  ])
  func `What only functions that nothing names call registers nothing`(
    call: String, count: Int
  ) async throws {
    let findings = try await app("\(Self.outer)\n\(call)").findings()
    #expect(
      findings
        == Array(repeating: "error plist-font-not-registered App/Info.plist:1", count: count))
  }

  private static let shared = """
    TYPE {
      static let shared = Registrar()
      private init() { registerAllFonts() }
      private func registerAllFonts() {
        CTFontManagerRegisterFontsForURL(url as CFURL, .process, nil)
      }
    }
    """

  @Test(arguments: [
    ("final class Registrar", "", 2), ("public struct Registrar", "", 2),
    ("final class Registrar", "class RegistrarView {}", 2),
    ("final class Registrar", started("_ = Registrar.shared"), 0),
    ("final class Registrar", "extension Registrar: Starting {}", 0),
    ("@main struct Registrar", "", 0), ("final class Registrar: Delegate", "", 0),
  ])
  func `A type that nothing names makes no value that registers`(
    type: String, more: String, count: Int
  ) async throws {
    let source = Self.shared.replacing("TYPE", with: type)
    let findings = try await app("\(source)\n\(more)").findings()
    #expect(
      findings
        == Array(repeating: "error plist-font-not-registered App/Info.plist:1", count: count))
  }

  @Test(arguments: [("Kit/", 1), ("", 0)])
  func `A package of the app's own registers nothing when nothing calls it`(
    folder: String, count: Int
  ) async throws {
    let source = "let icons = Font.custom(\"Icons\", size: 1)\n"
    let package: [String: AppTree.Content] = [
      "\(folder)Package.swift": .text(Self.typeManifest),
      "\(folder)Sources/Type/Type.swift": .text(
        Self.enumeration(of: "Bundle.module").replacing("registerFonts", with: "registerKitFonts")),
      "\(folder)Sources/Type/Fonts/Icons.ttf": .font(.good("Icons")),
      "App/Info.plist": .text(PropertyListText.listing(["Lato-Bold.ttf", "Lato-Regular.ttf"])),
    ]
    let app = try HealthyAppTests.app(Self.use + source, more: package)
    #expect(try await app.findings().count == count)
    let call = Self.started("FontRegistrar.registerKitFonts()")
    let healthy = try HealthyAppTests.app(Self.use + source + call, more: package)
    #expect(try await healthy.findings() == [])
  }

  @Test func `The advice is to call the function that nothing names`() async throws {
    let source = Self.registrar.replacing("MODIFIER", with: "static")
      .replacing("NAME", with: "registerFont")
    let advice = """
      fix: Call 'registerFont' (App/Source.swift:4), which nothing calls, when the app starts; or \
      add <string>Lato-Bold.ttf</string> to UIAppFonts
      """
    #expect(try await app(source).lint().output.contains(advice))
  }

  @Test func `A function that Objective-C or a file of another target names is called`()
    async throws
  {
    let source = Self.registrar.replacing("MODIFIER", with: "static")
      .replacing("NAME", with: "registerFont")
    for more in ["App/Main.m": "[Registrar registerFont:file];", "Tests/T.swift": "registerFont()"]
    {
      let app = try app(source, more: [more.key: .text(more.value)])
      #expect(try await app.findings() == [])
    }
  }

  // MARK: - Bundles

  @Test(arguments: [
    enumeration(of: "Bundle.module"),
    enumeration(of: "Bundle(for: Marker.self)"),
    enumeration(of: "Bundle.main") + "\nlet kit = Bundle(path: Bundle.main.bundlePath + name)",
    names(#"["Lato-Bold"]"#).replacing("Bundle.main", with: "Bundle.module"),
  ])
  func `A package that registers the fonts of its bundle is in order`(source: String) async throws {
    #expect(try await package(source).findings() == [])
  }

  @Test(arguments: [
    (enumeration(of: "Bundle.main"), typeManifest),
    (names(#"["Lato-Bold"]"#), typeManifest),
    (
      enumeration(of: "Bundle.module"),
      typeManifest.replacing(".process(\"Fonts\")", with: ".copy(\"Fonts\")")
    ),
  ])
  func `A package whose code looks elsewhere registers nothing`(
    source: String, manifest: String
  ) async throws {
    let findings = try await package(source, manifest: manifest).findings()
    #expect(findings.count == 1)
    #expect(findings[0].hasPrefix("warning package-font-needs-runtime-registration Package.swift"))
  }

  @Test(arguments: [
    ("App/Info.plist", PropertyListText.listing(["Lato-Bold.ttf"])),
    (
      "App/Info.plist",
      PropertyListText.listing(nil, more: "<key>ATSApplicationFontsPath</key><string>.</string>")
    ),
    ("build.sh", "plutil -insert ATSApplicationFontsPath -string . $APP/Contents/Info.plist"),
    ("Makefile", "app:\n\tcp -R Fonts $(APP) # UIAppFonts"),
    ("Sources/Type/Register.swift", enumeration(of: "Bundle.main")),
  ])
  func `A program that becomes an app has its fonts in the main bundle`(
    file: String, contents: String
  ) async throws {
    let manifest = Self.typeManifest.replacing(".target(", with: ".executableTarget(")
    let program = try package("", manifest: manifest, more: [file: .text(contents)])
    #expect(try await program.findings() == [])
    let library = try package("", more: [file: .text(contents)])
    #expect(
      try await library.findings().contains {
        $0.hasPrefix("warning package-font-needs-runtime-registration")
      })
  }

  @Test func `A package that registers its own fonts registers none of the app`() async throws {
    let fonts: [String: AppTree.Content] = [
      "Kit/Package.swift": .text(Self.typeManifest),
      "Kit/Sources/Type/Type.swift": .text(
        "let icons = Font.custom(\"Icons\", size: 1)\n" + Self.enumeration(of: "Bundle.module")),
      "Kit/Sources/Type/Fonts/Icons.ttf": .font(.good("Icons")),
    ]
    for call in ["", Self.started("FontRegistrar.registerFonts()")] {
      let findings = try await app(call, more: fonts).findings()
      #expect(
        findings == Array(repeating: "error plist-font-not-registered App/Info.plist:1", count: 2))
    }
    let own = Self.started("FontRegistrar.registerFonts()\n") + Self.names("all")
    #expect(try await app(own, more: fonts).findings() == [])
  }

  // MARK: - Fonts that are listed too

  private static func enumeration(ofKinds kinds: String) -> String {
    enumeration(of: "Bundle.main").replacing(#"["ttf", "otf"]"#, with: kinds)
  }

  private static let closure = """
    func register() {
      let urls = ["ttf", "otf"].flatMap {
        Bundle.main.urls(forResourcesWithExtension: $0, subdirectory: nil) ?? []
      }
      CTFontManagerRegisterFontURLs(urls as CFArray, .process, true, nil)
    }
    """

  @Test(arguments: [
    enumeration(of: "Bundle(for: Marker.self)"),
    enumeration(of: "Bundle.main", subdirectory: #""Fonts""#),
    enumeration(of: "Bundle.main", subdirectory: "folder"),
    enumeration(ofKinds: #"["otf"]"#), enumeration(ofKinds: #"["TTF"]"#),
    enumeration(ofKinds: "kinds()"),
    enumeration(ofKinds: #"["json"]"#),
    """
    func register() {
      for url in Bundle.main.urls(forResourcesWithExtension: "otf", subdirectory: nil) ?? []
        + (Bundle.main.urls(forResourcesWithExtension: "ttf", subdirectory: "Fonts") ?? [])
      { CTFontManagerRegisterFontsForURL(url as CFURL, .process, nil) }
    }
    """,
  ])
  func `Fonts that an app lists and its code does not surely take are registered once`(
    source: String
  ) async throws {
    #expect(try await HealthyAppTests.app(Self.use + source).findings() == [])
  }

  @Test(arguments: [
    enumeration(of: "Bundle.main"), enumeration(ofKinds: #"["ttf"]"#),
    enumeration(ofKinds: #"[".ttf"]"#),
    enumeration(of: "Bundle.main").replacing("Extension: kind", with: "Extension: nil"), closure,
  ])
  func `Fonts that an app lists and its code takes are registered twice`(
    source: String
  ) async throws {
    let findings = try await HealthyAppTests.app(Self.use + source).findings()
    #expect(findings.count == 2)
    #expect(findings.allSatisfy { $0.hasPrefix("info plist-font-duplicate App/Info.plist") })
  }

  @Test(arguments: ["registerAllCustomFonts", "registerAllFonts"])
  func `What a package registers by a list of its own are other fonts than the app's`(
    function: String
  ) async throws {
    let source = "import Kit\nfunc setUp() { KitFontFamily.\(function)() }"
    #expect(try await HealthyAppTests.app(Self.use + source).findings() == [])
  }

  @Test func `A framework that registers its own fonts registers none that the app lists`()
    async throws
  {
    let targets: [XcodeProjectText.Target] = [
      .init(
        resources: ["App/Fonts/Lato-Bold.ttf", "App/Fonts/Lato-Regular.ttf"],
        sources: ["App/Source.swift"], dependencies: ["Kit"]),
      .init(
        name: "Kit", type: "framework", resources: ["Kit/Icons.ttf"], sources: ["Kit/Kit.swift"]),
    ]
    let more: [String: AppTree.Content] = [
      "App.xcodeproj/project.pbxproj": .text(XcodeProjectText(targets: targets).text),
      "Kit/Icons.ttf": .font(.good("Icons")),
      "Kit/Kit.swift": .text(
        "let icons = Font.custom(\"Icons\", size: 1)\n"
          + Self.enumeration(of: "Bundle(for: Marker.self)")),
    ]
    #expect(try await HealthyAppTests.app(Self.use, more: more).findings() == [])
  }

  @Test func `Code that takes files of one extension registers those of no other`() async throws {
    let findings = try await app(Self.enumeration(ofKinds: #"["otf"]"#)).findings()
    #expect(
      findings == Array(repeating: "error plist-font-not-registered App/Info.plist:1", count: 2))
  }

  @Test(arguments: [#"["ttf"]"#, #"["json"]"#, "kinds()", "[nil]", #"["otf", "TTF"]"#])
  func `Code that may take files of an extension may register them`(kinds: String) async throws {
    #expect(try await app(Self.enumeration(ofKinds: kinds)).findings() == [])
  }
}
