import FontBuilder
import Foundation
import Testing

/// Apps with one thing wrong.
@Suite struct DefectiveAppTests {
  private let use =
    #"let fonts = [Font.custom("Lato-Bold", size: 1), .custom("Lato-Regular", size: 1)]"# + "\n"

  private func app(_ more: [String: AppTree.Content]) throws -> AppTree {
    try HealthyAppTests.app(use, more: more)
  }

  @Test func `A wrong name at a call`() async throws {
    let app = try HealthyAppTests.app(use + #"let lost = UIFont(name: "Lato-Bould", size: 1)"#)
    #expect(try await app.findings() == ["warning source-unknown-font-name App/Source.swift:2"])
  }

  @Test(arguments: [
    #"func brand(_ n: String) -> Font { .custom(n, size: 1) }; let f = brand("Gone-Bold")"#,
    #"let f = ["Gone-Bold"].map { UIFont(name: $0, size: 1) }"#,
    #"func f() { var n = "Lato-Bold"; n = "Gone-Bold"; UIFont(name: n, size: 1) }"#,
    #"let f = UIFont(name: "Courier-Heavy", size: 1)"#,
    #"func f(b: Bool) { let n = if b { "Gone-Bold" } else { "Lato-Bold" }; UIFont(name: n, size: 1) }"#,
    #"func f(w: W) { let n: [W: String] = [.r: "Gone-Bold"]; UIFont(name: n[w]!, size: 1) }"#,
    #"func f(b: Bool) { UIFont(name: "Lato" + (b ? "-Bold" : "-Bould"), size: 1) }"#,
    #"extension UIFont { static func f() -> UIFont { .init(name: "Gone-Bold", size: 1)! } }"#,
    #"extension UIFont { static var f: UIFont? { return .init(name: "Gone-Bold", size: 1) } }"#,
    #"struct A { let fontName: String; static func a() -> A { .init(fontName: "Gone-Bold") }; var f: UIFont? { .init(name: fontName, size: 1) } }"#,
    #"struct A { let name: String; static let a: A = .init(name: "Gone-Bold"); var f: UIFont? { .init(name: name, size: 1) } }"#,
    #"enum T { case a(name: String, size: Int), b; var f: UIFont? { switch self { case .a(let n, _): UIFont(name: n, size: 1); case .b: nil } }; static let t: T = .a(name: "Gone-Bold", size: 1) }"#,
    #"enum T { case a(String); var f: UIFont? { switch self { case let .a(n): return UIFont(name: n, size: 1) } } }; let t = T.a("Gone-Bold")"#,
    #"class L: SKLabelNode { init(fontName: String?) { super.init(); self.fontName = fontName } }; let l = L(fontName: "Gone-Bold")"#,
  ])
  func `A wrong name on its way to a call`(code: String) async throws {
    let app = try HealthyAppTests.app(use + code)
    #expect(try await app.findings() == ["warning source-unknown-font-name App/Source.swift:2"])
  }

  @Test(arguments: [
    #"""
    struct Fonts { static let text = "Lato-Regular", title = "Lato-Bold", logo = "Pacifico" }
    let f = UIFont(name: Fonts.logo, size: 1)
    """#,
    #"""
    enum AppFont: String { case text = "Lato-Regular", title = "Lato-Bold", logo = "Pacifico" }
    let f = UIFont(name: AppFont.logo.rawValue, size: 1)
    """#,
    #"struct T { var b = true; var n: String { b ? "Gone-Bold" : "Lato-Bold" }; var f: Font { .custom(n, size: 1) } }"#,
    #"func n(_ b: Bool) -> String { b ? "Gone-Bold" : "Lato-Bold" }; let f = Font.custom(n(true), size: 1)"#,
    #"struct T { var b = true; var n: String { if b { "Gone-Bold" } else { "Lato-Bold" } }; var f: Font { .custom(n, size: 1) } }"#,
    #"""
    enum K: String { case a; var ps: String? { switch self { case .a: return "Gone-Bold" } } }
    func f(_ k: K) -> UIFont? { guard let n = k.ps else { return nil }; return UIFont(name: n, size: 1) }
    """#,
    #"""
    enum Face { case Bold, Light; var n: String { switch self { case .Bold: "Gone"; case .Light: "Lato-Bold" } } }
    let f = UIFont(name: Face.Bold.n, size: 1)
    """#,
  ])
  func `A wrong name on its way from a catalogue to a call`(code: String) async throws {
    let app = try HealthyAppTests.app(use + code)
    #expect(
      try await app.findings() == ["error catalog-unknown-postscript-name App/Source.swift:2"])
  }

  @Test func `A comment that accepts a name is not needed where the name is judged and right`()
    async throws
  {
    let app = try HealthyAppTests.app(
      use + """
        enum AppFace: String {
          case regular = "Lato-Regular"
          case bold = "Lato-Bold"  // fontkit:disable catalog-unknown-postscript-name Right.
          // fontkit:disable catalog-unknown-postscript-name Comes with the next release.
          case promotion = "Promo-Black"
          case event = "Event-Script"  // fontkit:disable catalog-unknown-postscript-name Downloaded.
          case other = "Other-Black"
        }
        """)
    #expect(try await app.findings() == ["warning unused-suppression App/Source.swift:4"])
  }

  @Test func `A misspelt name in a test for a font`() async throws {
    let app = try HealthyAppTests.app(
      use + #"let has = UIFont(name: "Lato-Bould", size: 1) != nil"#)
    #expect(try await app.findings() == ["warning source-unknown-font-name App/Source.swift:2"])
  }

  @Test func `A misspelt case and a lost font beside a case for the system's font`() async throws {
    let app = try HealthyAppTests.app(
      """
      enum Face: String {
        case system, regular = "Lato-Regular"
        case latoBold
        case lost = "Gone"
        func font(_ size: CGFloat) -> UIFont? { UIFont(name: rawValue, size: size) }
      }
      """)
    #expect(
      try await app.findings() == [
        "error catalog-unknown-postscript-name App/Source.swift:3",
        "error catalog-unknown-postscript-name App/Source.swift:4",
      ])
  }

  @Test func `A wrong name in Objective-C`() async throws {
    let project = XcodeProjectText(targets: [
      .init(
        resources: ["App/Fonts/Lato-Bold.ttf", "App/Fonts/Lato-Regular.ttf"],
        sources: ["App/Source.swift", "App/View.m"])
    ])
    let app = try app([
      "App/View.m": #"UIFont *f = [UIFont fontWithName:@"Lato-Bould" size:1];"#,
      "App.xcodeproj/project.pbxproj": .text(project.text),
    ])
    #expect(try await app.findings() == ["warning source-unknown-font-name App/View.m:1"])
  }

  @Test func `An observer of the font size registers no font`() async throws {
    let app = try HealthyAppTests.app(
      use + "func start() { registerFontSizeObserver() }",
      more: ["App/Info.plist": .text(PropertyListText.listing(["Lato-Bold.ttf"]))])
    #expect(try await app.findings() == ["error plist-font-not-registered App/Info.plist:7"])
  }

  @Test func `A device that nobody knows is an error at its place`() async throws {
    let outcome = await (try app(["fontkit.json": "{\n  devices: ['iPhone17,9'],\n}"])).lint()
    #expect(outcome.status.rawValue == 2)
    #expect(outcome.diagnostics.hasPrefix("fontkit.json:2:13: error: no device 'iPhone17,9'"))
  }

  @Test func `A wrong name in an enum`() async throws {
    let app = try HealthyAppTests.app(
      """
      enum Face: String {
        case regular = "Lato-Regular"
        case bold = "Lato Bold"
        case heavy = "LatoBold"
      }
      let font = Font.custom(Face.bold.rawValue, size: 17)
      let other = Font.custom("Lato-Bold", size: 17)
      """)
    #expect(
      try await app.findings() == [
        "info catalog-unknown-postscript-name App/Source.swift:3",
        "error catalog-unknown-postscript-name App/Source.swift:4",
      ])
  }

  @Test func `A stale entry and a missing one`() async throws {
    let list = PropertyListText.listing(["Lato-Regular.ttf", "Gone.ttf"])
    #expect(
      try await app(["App/Info.plist": .text(list)]).findings() == [
        "error plist-font-not-registered App/Info.plist:7",
        "error plist-font-file-missing App/Info.plist:10",
      ])
  }

  @Test func `What pods bring excuses no entry that is nearly right`() async throws {
    var project = XcodeProjectText(targets: [
      .init(resources: ["App/Fonts/Lato-Regular.ttf"], sources: ["App/Source.swift"])
    ])
    project.targets[0].script = "Pods-App-resources.sh"
    let list = PropertyListText.listing(["lato-regular.ttf", "Lato-Bold.ttf"])
    let findings = try await app([
      "App/Info.plist": .text(list), "App.xcodeproj/project.pbxproj": .text(project.text),
    ]).findings()
    #expect(findings.count == 2)
    #expect(findings[0].hasPrefix("error target-font-not-copied"))
    #expect(findings[1] == "error plist-font-file-missing App/Info.plist:9")
  }

  @Test func `A font on disk in no target`() async throws {
    let project = XcodeProjectText(targets: [
      .init(resources: ["App/Fonts/Lato-Regular.ttf"], sources: ["App/Source.swift"])
    ])
    let findings = try await app(["App.xcodeproj/project.pbxproj": .text(project.text)]).findings()
    #expect(findings.count == 1)
    #expect(findings[0].hasPrefix("error target-font-not-copied App.xcodeproj/project.pbxproj:"))
  }

  @Test func `A font that the project shows and no phase copies`() async throws {
    let project = XcodeProjectText(
      targets: [.init(resources: ["App/Fonts/Lato-Regular.ttf"], sources: ["App/Source.swift"])],
      loose: ["App/Fonts/Lato-Bold.ttf"])
    let findings = try await app(["App.xcodeproj/project.pbxproj": .text(project.text)]).findings()
    #expect(findings.count == 1)
    #expect(findings[0].hasPrefix("error target-font-not-copied"))
  }

  /// An app whose project copies, and whose property list names, one more font, which is not there.
  private func appWithoutFont(
    at path: String, script: String = "", more: [String: AppTree.Content] = [:]
  ) throws -> AppTree {
    let fonts = ["App/Fonts/Lato-Bold.ttf", "App/Fonts/Lato-Regular.ttf", path]
    let project = XcodeProjectText(targets: [
      .init(resources: fonts, sources: ["App/Source.swift"], script: script)
    ])
    let names = fonts.map { String($0.split(separator: "/").last ?? "") }
    let files: [String: AppTree.Content] = [
      "App.xcodeproj/project.pbxproj": .text(project.text),
      "App/Info.plist": .text(PropertyListText.listing(names)),
    ]
    return try app(files.merging(more) { $1 })
  }

  @Test func `A font that the project copies and that is gone from disk`() async throws {
    let app = try appWithoutFont(at: "App/Fonts/Gone.ttf", script: "swiftlint --strict")
    let outcome = await app.lint()
    #expect(
      outcome.output.contains(
        """
        error: App: 'App/Fonts/Gone.ttf' is to be copied into the bundle, and is not on disk \
        [target-font-not-copied]
        """))
    #expect(try await app.findings().count == 1)
  }

  @Test(arguments: [
    ("App/Made/Gone.ttf", "", [".gitignore": "Made/\n"]),
    ("App/Fonts/Gone.ttf", "", ["App/.gitignore": "*one.ttf\n"]),
    ("$(FONTS)/Gone.ttf", "", [:]),
    ("App/Fonts/Gone.ttf", "Tools/make-fonts --all", [:]),
    ("App/Fonts/Icons/Gone.ttf", "glyphs > Gone.ttf", [:]),
    ("App/Fonts/Gone.ttf", "", ["fontkit.json": "{ exclude: ['Gone.ttf'] }"]),
    ("App/Fonts/Gone.ttf", "", [".git/info/sparse-checkout": "/App/*\n"]),
  ])
  func `A font that is not on disk for a reason is counted, not judged`(
    path: String, script: String, files: [String: String]
  ) async throws {
    let app = try appWithoutFont(
      at: path, script: script, more: files.mapValues { AppTree.Content.text($0) })
    let outcome = await app.lint()
    #expect(outcome.output == "")
    #expect(outcome.diagnostics.contains("1 font not on disk unchecked"))
  }

  @Test func `A submodule that is not checked out is an empty folder`() async throws {
    let app = try appWithoutFont(at: "Brand/Fonts/Gone.ttf")
    let folder = app.root.appending(path: "Brand")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    #expect(await app.lint().output == "")
  }

  @Test func `A font whose path has other capitals on disk is not gone`() async throws {
    let app = try appWithoutFont(
      at: "App/fonts/Other.ttf", more: ["App/Fonts/Other.ttf": .font(.good("Other-Regular"))])
    #expect(try await !app.findings().contains { $0.contains("not-copied") })
  }

  @Test func `A Git LFS pointer in place of a font`() async throws {
    let pointer = SampleFont.good("Lato-Bold").bytes(with: .gitLFSPointer)
    let findings = try await app(["App/Fonts/Lato-Bold.ttf": .bytes(pointer)]).findings()
    #expect(findings.first == "error file-not-a-font App/Fonts/Lato-Bold.ttf")
  }

  @Test func `A font with a flipped bit is found, and more when fonts are read as a whole`()
    async throws
  {
    let damaged = SampleFont.good("Lato-Bold").bytes(with: .wrongChecksum("glyf"))
    let app = try app(["App/Fonts/Lato-Bold.ttf": .bytes(damaged)])
    #expect(
      try await app.findings() == ["warning table-checksum-mismatch App/Fonts/Lato-Bold.ttf"])
    #expect(await app.lint("--report-skipped").diagnostics.contains("skipped glyph-load-failed"))
    #expect(await app.lint("--verify").output.contains("[table-checksum-mismatch]"))
  }

  @Test func `Two files of one font`() async throws {
    let copy = SampleFont.good("Lato-Bold").with { $0.os2.vendor = "ELSE" }
    let fonts = [
      "App/Fonts/Lato-Bold.ttf", "App/Fonts/Lato-Regular.ttf", "App/Other/Lato-Bold2.ttf",
    ]
    let project = XcodeProjectText(targets: [
      .init(resources: fonts, sources: ["App/Source.swift"])
    ])
    let list = PropertyListText.listing(["Lato-Bold.ttf", "Lato-Regular.ttf", "Lato-Bold2.ttf"])
    let findings = try await app([
      "App/Other/Lato-Bold2.ttf": .font(copy), "App/Info.plist": .text(list),
      "App.xcodeproj/project.pbxproj": .text(project.text),
    ]).findings()
    #expect(
      findings == [
        "error ps-name-duplicate App/Other/Lato-Bold2.ttf",
        "info ps-name-file-mismatch App/Other/Lato-Bold2.ttf",
      ])
  }

  @Test func `A web font in the bundle`() async throws {
    let web = "App/editor.bundle/Lato-Bold.woff2"
    let fonts = ["App/Fonts/Lato-Bold.ttf", "App/Fonts/Lato-Regular.ttf"]
    let project = XcodeProjectText(targets: [
      .init(resources: fonts, folders: ["App/editor.bundle"], sources: ["App/Source.swift"])
    ])
    let findings = try await app([
      web: .bytes(SampleFont.good("Lato-Bold").webFont2),
      "App.xcodeproj/project.pbxproj": .text(project.text),
    ]).findings()
    #expect(findings.contains("error format-not-supported \(web)"))
  }

  @Test func `A widget without the font that its code uses`() async throws {
    let fonts = ["App/Fonts/Lato-Bold.ttf", "App/Fonts/Lato-Regular.ttf"]
    let project = XcodeProjectText(targets: [
      .init(resources: fonts, sources: ["App/Source.swift"], dependencies: ["Widget"]),
      .init(
        name: "Widget", type: "app-extension", sources: ["Widget/W.swift"],
        plist: "Widget/Info.plist"),
    ])
    let findings = try await app([
      "App.xcodeproj/project.pbxproj": .text(project.text),
      "Widget/Info.plist": .text(PropertyListText.listing(nil)),
      "Widget/W.swift": #"let font = Font.custom("Lato-Bold", size: 1)"#,
    ]).findings()
    #expect(findings == ["warning extension-font-not-registered Widget/Info.plist:1"])
  }

  @Test(arguments: [(["Lato-Bold.ttf"], 0), ([], 1)])
  func `An extension whose storyboard shows a font that it does not list`(
    list: [String], count: Int
  ) async throws {
    let fonts = ["App/Fonts/Lato-Bold.ttf", "App/Fonts/Lato-Regular.ttf"]
    let project = XcodeProjectText(targets: [
      .init(resources: fonts, sources: ["App/Source.swift"], dependencies: ["Content"]),
      .init(
        name: "Content", type: "app-extension", resources: [fonts[0], "Content/Main.storyboard"],
        sources: ["Content/C.swift"], plist: "Content/Info.plist"),
    ])
    let findings = try await app([
      "App.xcodeproj/project.pbxproj": .text(project.text),
      "Content/Info.plist": .text(PropertyListText.listing(list)),
      "Content/C.swift": "import UIKit",
      "Content/Main.storyboard": """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><label>
      <fontDescription key="fontDescription" name="Lato-Bold" family="Lato" pointSize="17"/>
      </label></document>
      """,
    ]).findings().filter { $0.hasPrefix("warning extension") }
    #expect(
      findings
        == Array(
          repeating: "warning extension-font-not-registered Content/Info.plist", count: count
        )
        .map { "\($0):7" })
  }

  @Test func `A widget without the one font that it uses of a shared enum`() async throws {
    let fonts = ["App/Fonts/Lato-Bold.ttf", "App/Fonts/Lato-Regular.ttf"]
    let project = XcodeProjectText(targets: [
      .init(resources: fonts, sources: ["App/Source.swift"], dependencies: ["Widget"]),
      .init(
        name: "Widget", type: "app-extension", sources: ["App/Source.swift", "Widget/W.swift"],
        plist: "Widget/Info.plist"),
    ])
    func app(_ widget: String) throws -> AppTree {
      try HealthyAppTests.app(
        """
        enum Face: String {
          case regular = "Lato-Regular", bold = "Lato-Bold"
          func font(_ size: CGFloat) -> Font { .custom(rawValue, size: size) }
        }
        """,
        more: [
          "App.xcodeproj/project.pbxproj": .text(project.text),
          "Widget/Info.plist": .text(PropertyListText.listing(nil)),
          "Widget/W.swift": .text(widget),
        ])
    }
    #expect(try await app("let title = Text(\"1\").font(.title)").findings() == [])
    let using = try app("let title = Text(\"1\").font(Face.bold.font(17))")
    #expect(
      try await using.findings() == ["warning extension-font-not-registered Widget/Info.plist:1"])
  }

  @Test func `A Mac app that relies on UIAppFonts`() async throws {
    let fonts = ["App/Fonts/Lato-Bold.ttf", "App/Fonts/Lato-Regular.ttf"]
    let project = XcodeProjectText(targets: [
      .init(platform: "macosx", resources: fonts, sources: ["App/Source.swift"])
    ])
    let findings = try await app(["App.xcodeproj/project.pbxproj": .text(project.text)]).findings()
    #expect(findings == ["error plist-mac-fonts-path App/Info.plist:7"])
  }

  @Test func `A font in an asset catalogue that a group holds`() async throws {
    let font = "App/Assets.xcassets/F.dataset/Lato-Bold.ttf"
    var project = XcodeProjectText(targets: [
      .init(resources: ["App/Fonts/Lato-Regular.ttf"], sources: ["App/Source.swift"])
    ])
    project.targets[0].folders = ["App/Assets.xcassets"]
    let app = try AppTree([
      "App/Source.swift": .text(use), "App.xcodeproj/project.pbxproj": .text(project.text),
      "App/Info.plist": .text(PropertyListText.listing(["Lato-Regular.ttf"])),
      "App/Fonts/Lato-Regular.ttf": .font(.good("Lato-Regular")), font: .font(.good("Lato-Bold")),
    ])
    #expect(try await app.findings() == ["error format-not-supported \(font)"])
  }

  @Test func `A package that registers nothing`() async throws {
    let package = try AppTree([
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Type",
        targets: [.target(name: "Type", resources: [.process("Fonts")])])
      """,
      "Sources/Type/Type.swift": #"public let font = Font.custom("Lato-Bold", size: 17)"#,
      "Sources/Type/Fonts/Lato-Bold.ttf": .font(.good("Lato-Bold")),
    ])
    let findings = try await package.findings()
    #expect(findings.count == 1)
    #expect(findings[0].hasPrefix("warning package-font-needs-runtime-registration Package.swift"))
  }

  @Test func `A size that is scaled twice`() async throws {
    let app = try HealthyAppTests.app(
      use + "let f = UIFontMetrics.default.scaledFont(for: .preferredFont(forTextStyle: .body))\n")
    #expect(try await app.findings() == ["warning source-double-scaling App/Source.swift:2"])
  }

  @Test func `A name that is put together at run time is counted, not judged`() async throws {
    let app = try HealthyAppTests.app(
      use + #"func font(_ weight: String) -> UIFont? { UIFont(name: "Lato-\(weight)", size: 17) }"#)
    let outcome = await app.lint()
    #expect(outcome.output == "")
    #expect(outcome.diagnostics.contains("1 name put together at run time unchecked"))
  }

  @Test func `A file that cannot be read is said so, and the rest is checked`() async throws {
    let app = try HealthyAppTests.app(
      use + #"let lost = UIFont(name: "Lato-Bould", size: 1)"#,
      more: ["App/Broken.storyboard": "<document><label name=\""])
    #expect(
      try await app.findings() == [
        "error unreadable-file App/Broken.storyboard:1",
        "warning source-unknown-font-name App/Source.swift:2",
      ])
  }
}
