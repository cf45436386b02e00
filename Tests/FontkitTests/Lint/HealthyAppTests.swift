import FontBuilder
import Foundation
import Testing

/// Apps with nothing wrong, one for each way of naming fonts: no rule may say anything.
@Suite struct HealthyAppTests {
  private static let names = ["Lato-Regular", "Lato-Bold"]

  /// An app of two fonts that names them in this Swift source.
  static func app(_ source: String, more: [String: AppTree.Content] = [:]) throws -> AppTree {
    let fonts = names.map { "App/Fonts/\($0).ttf" }
    var files: [String: AppTree.Content] = [
      "App/Source.swift": .text(source),
      "App/Info.plist": .text(PropertyListText.listing(names.map { "\($0).ttf" })),
      "App.xcodeproj/project.pbxproj": .text(
        XcodeProjectText(targets: [.init(resources: fonts, sources: ["App/Source.swift"])]).text),
    ]
    for (name, path) in zip(names, fonts) { files[path] = .font(.good(name)) }
    return try AppTree(files.merging(more) { $1 })
  }

  @Test(arguments: [
    """
    enum AppFont: String, CaseIterable {
      case regular = "Lato-Regular"
      case bold = "Lato-Bold"
    }
    func font(_ font: AppFont) -> Font { .custom(font.rawValue, size: 17) }
    """,
    """
    import SpriteKit
    typealias AppFont = UIFont
    let LATO_BOLD = "Lato-Bold"
    let score = SKLabelNode(fontNamed: "Lato-Bold")
    let time = SKLabelNode(text: "0:00")
    func style(_ label: UILabel) {
      time.fontName = "Chalkduster"
      label.font = .init(name: "Lato-Regular", size: 17) ?? AppFont(name: LATO_BOLD, size: 17)
      style(named: "Lato-Regular")
      label.setFont("Title")
    }
    func setFont(_ style: String) { label.font = UIFont(name: fonts[style]!, size: 17) }
    func style(named fontName: String) { label.font = UIFont(name: fontName, size: 17) }
    """,
    """
    struct Theme {
      private enum Face: String { case regular = "Lato-Regular", bold = "Lato-Bold" }
      let title = UIFont(name: Face.bold.rawValue, size: 20)
      let text = UIFont(name: Face.regular.rawValue, size: 17)
    }
    """,
    """
    enum AppFont {
      case regular, bold
      var name: String {
        switch self {
        case .regular: return "Lato-Regular"
        case .bold: return "Lato-Bold"
        }
      }
    }
    func font(_ font: AppFont) -> Font { .custom(font.name, size: 17) }
    """,
    """
    enum Fonts {
      static let regular = "Lato-Regular"
      static let bold = "Lato-Bold"
    }
    let label = UIFont(name: Fonts.bold, size: 12)
    let text = Font.custom(Fonts.regular, size: 17)
    """,
    """
    let title = Font.custom("Lato-Bold", size: 17, relativeTo: .title)
    let text = Text("Lato-Black").font(.custom("Lato-Regular", size: 17))
    """,
    """
    let title = UIFont(name: "Lato-Bold", size: 17) ?? .systemFont(ofSize: 17)
    let text = UIFontDescriptor(name: "Lato-Regular", size: 17)
    let code = CTFontCreateWithName("Menlo-Regular" as CFString, 12, nil)
    """,
    """
    let names = ["Lato-Regular", "Lato-Bold"]
    let fonts = names.map { UIFont(name: $0, size: 17) }
    """,
    #"""
    func font(isBold: Bool) -> UIFont? {
      UIFont(name: "Lato-\(isBold ? "Bold" : "Regular")", size: 17)
    }
    """#,
    """
    enum FontFamily {
      enum Lato {
        static let bold = FontConvertible(name: "Lato-Bold", family: "Lato", path: "Lato-Bold.ttf")
        static let regular = FontConvertible(
          name: "Lato-Regular", family: "Lato", path: "Lato-Regular.ttf")
      }
    }
    """,
    #"""
    // Font.custom("Lost-Bold", size: 1)
    #if DEBUG
    let debug = Font.custom("Lato-Bold", size: 1)
    #endif
    let text = #"Font.custom("Lost-Regular", size: 1)"#
    let poem = """
      UIFont(name: "Lost-Italic", size: 1) \("and \("Lost" + "Bold")")
      """
    let regular = Font.custom("Lato-Regular", size: 17)
    """#,
    """
    enum ReaderFont: String {
      case system, lato = "Lato-Regular", bold = "Lato-Bold", rounded, none = "SystemDefault"
      func font(_ size: CGFloat) -> Font {
        self == .system ? .system(size: size) : .custom(rawValue, size: size)
      }
    }
    """,
    """
    let hasDyslexic = UIFont(name: "OpenDyslexic-Regular", size: 1) != nil
    func load() { guard UIFont(name: "Downloaded-Font", size: 1) == nil else { return } }
    let font = UIFont(name: "SFProRounded-Bold", size: 1) ?? UIFont(name: "Lato-Bold", size: 1)!
    let text = UIFont(name: "Lato-Regular", size: 17)
    """,
    """
    enum Lato: String { case regular = "Lato-Regular", bold = "Lato-Bold" }
    enum WebFont { static let regular = "lato-regular", bold = "lato-bold" }
    enum Key: String { case regular = "lato_regular", bold = "lato_bold" }
    func cssName(_ face: Lato) -> String {
      switch face { case .regular: return "lato-regular"; case .bold: return "lato-bold" }
    }
    let fonts = [Lato.regular, .bold].map { UIFont(name: $0.rawValue, size: 17) }
    """,
    """
    enum ReaderFont: String, CaseIterable {
      case native = "MySystem", lato = "Lato-Regular", bold = "Lato-Bold"
      func font(_ size: CGFloat) -> Font {
        switch self {
        case .native: .system(size: size)
        default: .custom(rawValue, size: size)
        }
      }
    }
    """,
    """
    enum K {
      static let font = "Lato-Bold", cssClass = "lato-regular", image = "lato_bold"
    }
    let font = UIFont(name: K.font, size: 17)
    let page = "<p class='\\(K.cssClass)'>"
    let text = Font.custom("Lato-Regular", size: 17)
    """,
    """
    struct AppFont { var name: String, size = 17 }
    let web = AppFont(name: "Lora-Bold"), title = AppFont(name: "Lato-Bold")
    func style(fontName: String) {}
    func use() { style(fontName: "Lato"); style(fontName: "lato-bold"); style(fontName: "Title") }
    let code = UIFont(name: "SFMono-Regular", size: 12) ?? .monospacedSystemFont(ofSize: 12)
    let text = UIFont(name: "Lato-Regular", size: 17)
    """,
    """
    let attributes = [kCTFontNameAttribute: "Downloaded-Font"] as CFDictionary
    let descriptor = CTFontDescriptorCreateWithAttributes(attributes)
    CTFontDescriptorMatchFontDescriptorsWithProgressHandler([descriptor] as CFArray, nil, report)
    let isThere = nil != UIFont(name: "OpenDyslexic-Regular", size: 1)
    let fonts = ["Lato-Regular", "Lato-Bold"].map { UIFont(name: $0, size: 17) }
    """,
    #"""
    enum Family: String { case lato = "Lato", menlo = "Menlo" }
    enum Weight: String { case regular = "Regular", bold = "Bold" }
    func fontName(_ family: Family, _ weight: Weight) -> String {
      let suffix: String
      switch weight {
      case .regular: suffix = "Regular"
      case .bold: suffix = "Bold"
      }
      return "\(family.rawValue)-\(suffix)"
    }
    func font(_ family: Family, _ weight: Weight) -> Font {
      .custom(fontName(family, weight), size: 17)
    }
    """#,
    """
    enum FontFile: String, CaseIterable {
      case regular = "lato-regular", bold = "lato-bold"
      var postScriptName: String {
        switch self { case .regular: return "Lato-Regular"; case .bold: return "Lato-Bold" }
      }
    }
    let fonts = [FontFile.regular.postScriptName, FontFile.bold.postScriptName]
      .map { UIFont(name: $0, size: 17) }
    let title = Font.custom(FontFile.bold.postScriptName, size: 17)
    """,
    """
    extension UIFontDescriptor.AttributeName {
      static let usage = UIFontDescriptor.AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    }
    func test() { XCTAssertNil(UIFont(name: "NoSuchFont-Bold", size: 12)) }
    func font(isBold: Bool) -> UIFont? {
      var name = ""
      if isBold { name = "Lato-Bold" } else { name = "Lato-Regular" }
      return UIFont(name: name, size: 17)
    }
    """,
    #"""
    func mono(_ size: CGFloat) -> Font {
      for name in ["Lato Regular", "Lato-Regular", "LatoRegular", "Lato-VariableFont_wght"] {
        if UIFont(name: name, size: size) != nil { return .custom(name, size: size) }
      }
      for name in ["JetBrainsMono-Regular", "Menlo-Regular"] {
        if let font = UIFont(name: name, size: size) { return Font(font) }
      }
      return .system(size: size)
    }
    func optional(_ size: CGFloat) -> Font {
      let name: String = "MonaspiceNe Nerd Font Mono"
      if UIFont(name: name, size: size) != nil { return .custom(name, size: size) }
      return .system(size: size)
    }
    let names = ["Lato-Bold", "Lato Bold"]
    let title = names.compactMap { UIFont(name: $0, size: 20) }.first
    let code = UIFont(name: "LatoVariable", size: 1) ?? UIFont(name: "Lato-Regular", size: 1)!
    let editor = UIFont(name: "Menlo-Regular", size: 1) ?? UIFont(name: "Fira Code", size: 1) ?? base
    """#,
    """
    struct Settings {
      @AppStorage("font") var fontName: String = "House Style"
      @AppStorage("colour") var colour: String = "FFFFFF"
      var font: Font {
        if fontName == "House Style" { return .system(size: 17) }
        return .custom(fontName, size: 17)
      }
      let fonts = ["Lato-Regular", "Lato-Bold"].map { UIFont(name: $0, size: 17) }
      let body = UIFont(name: "helvetica neue", size: 17), light = "avenir-light"
    }
    """,
    #"""
    func name(isBold: Bool, isItalic: Bool) -> String {
      var name = isItalic ? "\(isBold ? "Lato-Bold" : "Lato-Regular")Italic" : "Lato-Bold"
      if name == "Lato-BoldItalic" { name = "Lato-Bold" }
      if name == "Lato-RegularItalic" { name = "Lato-Regular" }
      return name
    }
    let fonts = ["Lato-Regular", "Lato-Bold"].map { UIFont(name: $0, size: 17) }
    """#,
    """
    enum AppFont: String, AppEnum {
      case regular = "Lato-Regular", bold = "Lato-Bold"
      static var typeDisplayRepresentation: TypeDisplayRepresentation = "Font"
      static var caseDisplayRepresentations: [Self: DisplayRepresentation] = [
        .regular: "Brand-Regular", .bold: "Brand-Bold",
      ]
      static let storageKey = "selectedFont", ext = "ttf", folder = "Fonts"
      var font: Font { .custom(rawValue, size: 17) }
    }
    extension AppFont { private static let sample = "Aa" }
    struct Light { let name = "Brand-Light", image = "FontPreview-Bold" }
    """,
    """
    struct Light {
      let name = "Brand-Light"
      let titleFont = "Lato-Bold"
      let bodyFont = "Lato-Regular"
      static let cell = "Cell-Regular"
      var title: UIFont? { UIFont(name: titleFont, size: 17) }
    }
    """,
    """
    let style = ["font": "Lato-Bold", "text": "Lato-Regular", "image": "Hero-Bold", "title": "Hello"]
    let font = UIFont(name: style["font"]!, size: 17)
    func font(_ size: CGFloat) -> UIFont? {
      let style = ["font": "Lato-Regular", "image": "hero"]
      return UIFont(name: style["font"]!, size: size)
    }
    """,
    """
    func download() {
      let descriptor = UIFontDescriptor(name: "STBaoliSC-Regular", size: 20)
      CTFontDescriptorMatchFontDescriptorsWithProgressHandler([descriptor] as CFArray, nil, report)
    }
    let fonts = ["Lato-Regular", "Lato-Bold"].map { UIFont(name: $0, size: 17) }
    let poem = UIFont(name: "STBaoliSC-Regular", size: 20)
    """,
    """
    struct RemoteFont { let name: String; let url: URL }
    let seasonal = RemoteFont(
      name: "Snowy-Bold", url: URL(string: "https://example.org/Snowy-Bold.otf")!)
    func load(_ font: RemoteFont, _ data: Data) -> UIFont? {
      CTFontManagerRegisterGraphicsFont(CGFont(CGDataProvider(data: data as CFData)!)!, nil)
      return UIFont(name: font.name, size: 17)
    }
    let fonts = ["Lato-Regular", "Lato-Bold"].map { UIFont(name: $0, size: 17) }
    """,
    """
    struct Card: View {
      var name = "John-Appleseed"
      var body: some View { Text(name).font(Card.font("Lato-Bold", size: 17)) }
      static func font(_ name: String, size: CGFloat) -> Font { .custom(name, size: size) }
    }
    final class Cell {
      var title = "Cell-Light", fontName: String?
      func titles(_ names: [String]) -> [UIFont?] {
        names.map { title in UIFont(name: title, size: 12) }
      }
      func font() -> UIFont? {
        guard let title = fontName else { return nil }
        return UIFont(name: title, size: 12)
      }
      func first(_ style: [String: String]) -> UIFont? {
        for title in style.keys { _ = UIFont(name: title, size: 12) }
        if let title = style["font"] { return UIFont(name: title, size: 12) }
        let title = compute()
        return UIFont(name: title, size: 12)
      }
    }
    extension UIFont {
      static func brand(title: String) -> UIFont? { UIFont(name: title, size: 12) }
    }
    let text = UIFont.brand(title: "Lato-Regular")
    """,
    """
    enum Assets: String { case bold = "Lato-Bold", text = "Lato-Regular", hero = "Hero-Light" }
    struct FontTheme { let name = "Brand-Light"; let font = "Lato-Bold"; let storageKey = "Theme-Bold" }
    enum AppFont: String {
      case bold = "Lato-Bold"
      static let fallback = "Lato-Regular", selection = "Selected-Bold"
    }
    func brand(_ name: String, _ size: CGFloat) -> Font { .custom(name, size: size) }
    func font() -> UIFont? {
      var name = "Old-Light"
      print(name)
      name = "Lato-Bold"
      return UIFont(name: name, size: 17)
    }
    let title = brand("Lato-Regular", 17), text = sign.brand("Acme-Bold", 17)
    let found = ["Lato-Regular", "Other-Bold"].compactMap { UIFont(name: $0, size: 17) }
    """,
    #"""
    enum Face {
      case lato(Weight)
      enum Weight: String { case Regular, Bold }
      var family: String { switch self { case .lato: return "Lato" } }
      var weight: String { switch self { case .lato(let weight): return weight.rawValue } }
      var font: UIFont? {
        let name = [family, weight].joined(separator: "-")
        return UIFont(name: name, size: 17)
      }
    }
    func lato(_ weight: Face.Weight) -> UIFont? {
      UIFont(name: ["Lato", weight.rawValue].joined(separator: "-"), size: 17)
    }
    """#,
    #"""
    let fonts = ["Lato-Regular", "Lato-Bold"].map { UIFont(name: $0, size: 17) }
    func optional(_ size: CGFloat, _ weight: Font.Weight) -> Font {
      let fontName: String
      switch weight {
      case .bold: fontName = "Monaspice-Bold"
      default: fontName = "Monaspice-Regular"
      }
      if UIFont(name: fontName, size: size) != nil { return .custom(fontName, size: size) }
      return .system(size: size, weight: weight, design: .rounded)
    }
    """#,
  ])
  func `A healthy app gives no finding, however it names its fonts`(source: String) async throws {
    #expect(try await Self.app(source).findings() == [])
  }

  @Test func `Names in Interface Builder files are names`() async throws {
    let app = try Self.app(
      "import UIKit\n",
      more: [
        "App/Main.storyboard": """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
          <label><fontDescription key="fontDescription" name="Lato-Bold" family="Lato" pointSize="17"/></label>
          <label><fontDescription key="fontDescription" name="Lato-Regular" family="Lato" pointSize="17"/></label>
          <label><fontDescription key="fontDescription" type="system" pointSize="17"/></label>
        </document>

        """
      ])
    #expect(try await app.findings() == [])
  }

  @Test func `An app in Objective-C names fonts in constants and calls`() async throws {
    let fonts = ["App/Fonts/Lato-Bold.ttf", "App/Fonts/Lato-Regular.ttf"]
    let project = XcodeProjectText(targets: [
      .init(resources: fonts, sources: ["App/View.m", "App/Fonts.m"])
    ])
    let app = try Self.app(
      "",
      more: [
        "App.xcodeproj/project.pbxproj": .text(project.text),
        "App/Fonts.h": "extern NSString *const kBold;\n",
        "App/Fonts.m": "NSString *const kBold = @\"Lato-Bold\";\n",
        "App/View.m": """
        #import "Fonts.h"
        - (UIFont *)fontWithName:(NSString *)name { return nil; }
        - (void)viewDidLoad {
          self.a.font = [UIFont fontWithName:kBold size:17];
          self.b.font = [UIFont fontWithName:@"Lato-Regular" size:17];
          self.c.text = @"Lato-Black";
        }
        """,
      ])
    #expect(try await app.findings() == [])
  }

  private static let bothFonts =
    #"let fonts = [Font.custom("Lato-Bold", size: 1), .custom("Lato-Regular", size: 1)]"#

  @Test func `Fonts in node_modules, outside of the root and from pods are not missing`()
    async throws
  {
    let fonts = ["App/Fonts/Lato-Bold.ttf", "App/Fonts/Lato-Regular.ttf"]
    let foreign = ["node_modules/icons/Fonts/Icons.ttf", "../assets/Shared.ttf"]
    var project = XcodeProjectText(targets: [
      .init(resources: fonts + foreign, sources: ["App/Source.swift"])
    ])
    let list = ["Lato-Bold.ttf", "Lato-Regular.ttf", "Icons.ttf", "Shared.ttf"]
    let app = try Self.app(
      Self.bothFonts,
      more: [
        "App.xcodeproj/project.pbxproj": .text(project.text),
        "App/Info.plist": .text(PropertyListText.listing(list)),
      ])
    #expect(try await app.findings() == [])
    project.targets[0].script = "${PODS_ROOT}/Target Support Files/Pods-App/Pods-App-resources.sh"
    let pods = try Self.app(
      Self.bothFonts,
      more: [
        "App.xcodeproj/project.pbxproj": .text(project.text),
        "App/Info.plist": .text(PropertyListText.listing(list + ["AntDesign.ttf"])),
      ])
    #expect(try await pods.findings() == [])
  }

  @Test func `Fonts that a script copies are in the bundle`() async throws {
    let project = XcodeProjectText(targets: [
      .init(sources: ["App/Source.swift"], script: "cp -R Fonts/*.ttf $TARGET_BUILD_DIR")
    ])
    let app = try Self.app(
      Self.bothFonts, more: ["App.xcodeproj/project.pbxproj": .text(project.text)])
    #expect(try await app.findings() == [])
  }

  @Test func `Members that SwiftGen's own code reads are no names put together`() async throws {
    let app = try Self.app(
      """
      enum FontFamily {
        static let bold = FontConvertible(name: "Lato-Bold", family: "Lato", path: "Lato-Bold.ttf")
        static let regular = FontConvertible(
          name: "Lato-Regular", family: "Lato", path: "Lato-Regular.ttf")
      }
      extension UIFont {
        convenience init?(font: FontConvertible, size: CGFloat) {
          self.init(name: font.name, size: size)
        }
      }
      """)
    let outcome = await app.lint()
    #expect(outcome.output == "")
    #expect(!outcome.diagnostics.contains("unchecked"))
  }

  @Test func `A style sheet in JSON names fonts`() async throws {
    let app = try Self.app(
      #"let styles = load("styles.json")"#,
      more: ["App/styles.json": #"{ "title": "Lato-Bold", "body": "Lato-Regular" }"#])
    #expect(try await app.findings() == [])
  }

  @Test(arguments: [(#""Gotham-Book""#, 0), (#""Lato-Regluar""#, 1)])
  func `JSON that no target copies names fonts of others, unless they are nearly the app's`(
    name: String, count: Int
  ) async throws {
    let app = try Self.app(
      #"let fonts = [Font.custom("Lato-Bold", size: 1), .custom("Lato-Regular", size: 1)]"#,
      more: [
        "design/figma.json": .text(
          #"{ "fonts": { "title": "Lato-Bold", "body": "Lato-Regular", "note": \#(name) } }"#)
      ])
    #expect(
      try await app.findings()
        == Array(
          repeating: "error catalog-unknown-postscript-name design/figma.json:1", count: count))
  }

  @Test func `An empty name asks for no font`() async throws {
    let app = try Self.app(
      #"let fonts = [UIFont(name: "", size: 1), UIFont(name: "Lato-Bold", size: 1)]"#)
    #expect(try await app.findings().filter { !$0.hasPrefix("info") } == [])
  }

  @Test func `A folder reference keeps its folder`() async throws {
    var project = XcodeProjectText(targets: [.init(sources: ["App/Source.swift"])])
    project.targets[0].folders = ["App/Fonts"]
    let app = try Self.app(
      #"let fonts = [Font.custom("Lato-Bold", size: 1), .custom("Lato-Regular", size: 1)]"#,
      more: [
        "App.xcodeproj/project.pbxproj": .text(project.text),
        "App/Info.plist": .text(
          PropertyListText.listing(["Fonts/Lato-Bold.ttf", "Fonts/Lato-Regular.ttf"])),
      ])
    #expect(try await app.findings() == [])
  }

  @Test func `Fonts that a call registers need no entry`() async throws {
    let app = try Self.app(
      """
      import CoreText
      func register() {
        for url in Bundle.main.urls(forResourcesWithExtension: "ttf", subdirectory: nil) ?? [] {
          CTFontManagerRegisterFontsForURL(url as CFURL, .process, nil)
        }
      }
      let setUp = [register]
      let fonts = [Font.custom("Lato-Bold", size: 1), .custom("Lato-Regular", size: 1)]
      """,
      more: ["App/Info.plist": .text(PropertyListText.listing(nil))])
    #expect(try await app.findings() == [])
  }

  /// An app whose one font is a data set of its asset catalogue.
  private static func dataSetApp(_ loading: String) throws -> AppTree {
    var project = XcodeProjectText(targets: [.init(sources: ["App/Source.swift"])])
    project.targets[0].folders = ["App/Assets.xcassets"]
    return try AppTree([
      "App.xcodeproj/project.pbxproj": .text(project.text),
      "App/Info.plist": .text(PropertyListText.listing(nil)),
      "App/Source.swift": .text("let font = Font.custom(\"Lato-Bold\", size: 1)\n" + loading),
      "App/Assets.xcassets/Lato.dataset/Lato-Bold.ttf": .font(.good("Lato-Bold")),
    ])
  }

  @Test(arguments: [
    """
    func register() {
      let data = NSDataAsset(name: "Lato")!.data as CFData
      CTFontManagerRegisterGraphicsFont(CGFont(CGDataProvider(data: data)!)!, nil)
    }
    """,
    """
    CTFontManagerRegisterFontsWithAssetNames(["Lato"] as CFArray, nil, .process, true, nil)
    """,
  ])
  func `A font of a data set that code loads is in order`(loading: String) async throws {
    #expect(try await Self.dataSetApp(loading).findings() == [])
    #expect(try await Self.dataSetApp("").findings().count == 1)
  }

  @Test(arguments: ["FontFamily", "AppFontFamily"])
  func `Accessors that are generated at each build register their fonts`(type: String) async throws
  {
    let app = try Self.app(
      "let fonts = [\(type).Lato.bold.font(size: 1), \(type).Lato.regular.font(size: 1)]",
      more: ["App/Info.plist": .text(PropertyListText.listing(nil))])
    #expect(try await app.findings() == [])
    let declared = try Self.app(
      """
      enum \(type) { enum Lato { static let bold = "Lato-Bold", regular = "Lato-Regular" } }
      let fonts = [\(type).Lato.bold, \(type).Lato.regular].map { UIFont(name: $0, size: 1) }
      """, more: ["App/Info.plist": .text(PropertyListText.listing(nil))])
    #expect(try await declared.findings().count == 2)
  }

  @Test(arguments: [
    "      enumName: Typeface\n", "      enumName: \"Typeface\" # ours\n",
    "      { enumName: 'Typeface', publicAccess: true }\n",
  ])
  func `Accessors of a type that SwiftGen names are generated`(parameters: String) async throws {
    let source = """
      let fonts: [Any] = [Typeface.Lato.bold.font(size: 1), Kit.Typeface.Lato.bold.swiftUIFont(size: 1)]
      let label = UIFont(font: Typeface.Lato.regular, size: 1)
      """
    let swiftGen = """
      fonts:
        inputs: App/Fonts
        outputs:
          templateName: swift5
          output: App/Generated/Fonts.swift
          params:
      \(parameters)
      """
    func findings(_ source: String, _ configuration: String) async throws -> [String] {
      try await Self.app(
        source,
        more: [
          "App/Info.plist": .text(PropertyListText.listing(nil)),
          "swiftgen.yml": .text(configuration),
        ]
      ).findings()
    }
    #expect(try await findings(source, swiftGen) == [])
    #expect(try await findings(source, swiftGen.replacing("Typeface", with: "Other")).count == 2)
    let declared = source + "\nenum Typeface {}\nstruct FontConvertible { let name: String }"
    #expect(try await findings(declared, swiftGen).count == 2)
  }

  @Test(arguments: [
    ("com.apple.usernotifications.service", 0), ("com.apple.widgetkit-extension", 2),
  ])
  func `An extension that shows nothing may compile code that names fonts`(
    point: String, count: Int
  ) async throws {
    let fonts = Self.names.map { "App/Fonts/\($0).ttf" }
    let project = XcodeProjectText(targets: [
      .init(resources: fonts, sources: ["App/Source.swift"], dependencies: ["Service"]),
      .init(
        name: "Service", type: "app-extension", sources: ["App/Source.swift"],
        plist: "Service/Info.plist"),
    ])
    let dictionary = """
      <key>NSExtension</key>
      <dict><key>NSExtensionPointIdentifier</key><string>\(point)</string></dict>

      """
    let app = try Self.app(
      #"let fonts = [Font.custom("Lato-Bold", size: 1), .custom("Lato-Regular", size: 1)]"#,
      more: [
        "App.xcodeproj/project.pbxproj": .text(project.text),
        "Service/Info.plist": .text(PropertyListText.listing(nil, more: dictionary)),
      ])
    #expect(try await app.findings().count == count)
  }

  @Test func `A package that registers its fonts is in order`() async throws {
    let package = try AppTree([
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Type",
        targets: [.target(name: "Type", resources: [.process("Fonts")])])
      """,
      "Sources/Type/Type.swift": """
      import CoreText
      public enum Face: String { case bold = "Lato-Bold" }
      public func register() {
        let url = Bundle.module.url(forResource: "Lato-Bold", withExtension: "ttf")!
        CTFontManagerRegisterFontsForURL(url as CFURL, .process, nil)
      }
      public let font = Font.custom(Face.bold.rawValue, size: 17)
      """,
      "Sources/Type/Fonts/Lato-Bold.ttf": .font(.good("Lato-Bold")),
    ])
    #expect(try await package.findings() == [])
  }

  @Test func `App, widget, Mac and TV apps that each ship and register the fonts are in order`()
    async throws
  {
    let font = "Shared/Lato-Bold.ttf"
    let targets: [XcodeProjectText.Target] = [
      .init(resources: [font], sources: ["Shared/Face.swift"], dependencies: ["Widget"]),
      .init(
        name: "Widget", type: "app-extension", resources: [font], sources: ["Shared/Face.swift"],
        plist: "Widget/Info.plist"),
      .init(
        name: "Mac", platform: "macosx", resources: [font], sources: ["Shared/Face.swift"],
        plist: "Mac/Info.plist"),
      .init(
        name: "TV", platform: "appletvos", resources: [font], sources: ["Shared/Face.swift"],
        plist: "TV/Info.plist"),
    ]
    let list = AppTree.Content.text(PropertyListText.listing(["Lato-Bold.ttf"]))
    let mac = "\t<key>ATSApplicationFontsPath</key>\n\t<string>.</string>\n"
    let app = try AppTree([
      "App.xcodeproj/project.pbxproj": .text(XcodeProjectText(targets: targets).text),
      "App/Info.plist": list, "Widget/Info.plist": list, "TV/Info.plist": list,
      "Mac/Info.plist": .text(PropertyListText.listing(nil, more: mac)),
      "Shared/Face.swift": """
      enum Face: String { case bold = "Lato-Bold" }
      let title = Font.custom(Face.bold.rawValue, size: 17)
      """,
      font: .font(.good("Lato-Bold")),
    ])
    #expect(try await app.findings() == [])
  }

  @Test(arguments: [
    (
      "project.yml",
      """
      name: App
      targets:
        App:
          type: application
          platform: iOS
          sources: [App]
          info: { path: App/Info.plist, properties: { UIAppFonts: [Lato-Bold.ttf, Lato-Regular.ttf] } }
      """
    ),
    (
      "Project.swift",
      """
      import ProjectDescription
      let project = Project(name: "App", targets: [
        .target(
          name: "App", destinations: .iOS, product: .app, bundleId: "app",
          infoPlist: .extendingDefault(with: ["UIAppFonts": ["Lato-Bold.ttf", "Lato-Regular.ttf"]]),
          sources: ["App/**"], resources: ["App/Fonts/**"])
      ])
      """
    ),
    (
      "Tuist/ProjectDescriptionHelpers/Keys.swift",
      #"let keys: [String: Plist.Value] = ["UIAppFonts": ["Lato-Bold.ttf", "Lato-Regular.ttf"]]"#
    ),
  ])
  func `Fonts that the description of a project may list are not missed in property lists`(
    file: String, text: String
  ) async throws {
    let described: [String: AppTree.Content] = [
      file: .text(text), "Clip/Info.plist": .text(PropertyListText.listing(["Lato-Bold.ttf"])),
      "App/Info.plist": .text(PropertyListText.listing(nil)),
    ]
    for projectText in [nil, XcodeProjectText(targets: [target])].map({ $0?.text }) {
      let app = try Self.app(
        Self.bothFonts,
        more: described.merging(["App.xcodeproj/project.pbxproj": .text(projectText ?? "")]) { $1 })
      if projectText == nil {
        try FileManager.default.removeItem(at: app.root.appending(path: "App.xcodeproj"))
      }
      let outcome = await app.lint()
      #expect(outcome.output == "")
      #expect(outcome.diagnostics.contains("1 list of fonts not read"))
    }
  }

  private var target: XcodeProjectText.Target {
    .init(
      resources: Self.names.map { "App/Fonts/\($0).ttf" }, sources: ["App/Source.swift"])
  }

  @Test(arguments: [
    "Derived/InfoPlists/App-Info.plist", "$(UNKNOWN)/Info.plist", "Made/Info.plist",
  ])
  func `Fonts are not missed in a property list that cannot be read`(path: String) async throws {
    var target = target
    target.plist = path
    let app = try Self.app(
      Self.bothFonts,
      more: [
        "App.xcodeproj/project.pbxproj": .text(XcodeProjectText(targets: [target]).text),
        ".gitignore": "Made\n", "Made/Info.plist": .text(PropertyListText.listing(nil)),
      ])
    let outcome = await app.lint()
    #expect(outcome.output == "")
    #expect(outcome.diagnostics.contains("1 list of fonts not read"))
  }

  @Test func `Other people's code and what builds leave behind are not the app's`() async throws {
    let app = try Self.app(
      #"let fonts = [Font.custom("Lato-Bold", size: 1), .custom("Lato-Regular", size: 1)]"#,
      more: [
        "Podfile": "", "Pods/Kit/Bad.swift": #"let font = Font.custom("Gone-Bold", size: 1)"#,
        "Scripts/make.swift": "#!/usr/bin/swift\nlet font = NSFont(name: \"Gone-Bold\", size: 1)",
        "Templates/App.xctemplate/Font.swift": #"let font = UIFont(name: "FONTNAME", size: 1)"#,
        "App/App.docc/Resources/step.swift": #"let font = UIFont(name: "Gone-Bold", size: 1)"#,
        "node_modules/a/Bad.ttf": "not a font",
        ".build/checkouts/Bad.ttf": "not a font",
        "android/app/Bad.ttf": "not a font",
        "ignored/Bad.ttf": "not a font",
        ".gitignore": "ignored/\n",
      ])
    #expect(try await app.findings() == [])
  }
}
