import FontBuilder
import Testing

/// Which Info.plist is a target's, in each of its build configurations.
@Suite struct PropertyListPathTests {
  private static let listing = PropertyListText.listing(["Lato-Bold.ttf"])
  private static let nothing = PropertyListText.listing([])

  /// An app whose project lies in a folder, with property lists at some paths, relative to it.
  private static func app(
    _ setting: String?, in folder: String = "", lists: [String: String],
    configurations: [String: String] = ["Release": ""], more: [String: AppTree.Content] = [:]
  ) throws -> AppTree {
    let prefix = folder.isEmpty ? "" : folder + "/"
    let target = XcodeProjectText.Target(
      resources: ["App/Lato-Bold.ttf"], sources: ["App/Source.swift"], plist: setting,
      configurations: configurations)
    var files: [String: AppTree.Content] = [
      prefix + "App.xcodeproj/project.pbxproj": .text(XcodeProjectText(targets: [target]).text),
      prefix + "App/Source.swift": #"let title = Font.custom("Lato-Bold", size: 17)"#,
      prefix + "App/Lato-Bold.ttf": .font(.good("Lato-Bold")),
      "Other/Info.plist": .text(nothing),
    ]
    for (path, text) in lists { files[prefix + path] = .text(text) }
    return try AppTree(files.merging(more) { $1 })
  }

  @Test(arguments: [
    ("App/Info.plist", "App", "App/Info.plist"),
    ("$(SRCROOT)/App/Info.plist", "App", "App/Info.plist"),
    ("$SRCROOT/App/Info.plist", "", "App/Info.plist"), ("app/info.plist", "", "App/Info.plist"),
    ("$(PROJECT_DIR)/$(TARGET_NAME)/Info.plist", "iOS", "App/Info.plist"),
    ("App/$(TARGET_NAME:lower)-${MISSING:default=Info}.plist", "", "App/app-Info.plist"),
    ("App/$(A_$(TARGET_NAME)).plist", "", "App/Nested.plist"),
    (#"\"App/Info.plist\";"#, "App", "App/Info.plist"),
  ])
  func `The Info.plist of a target is found, however the setting is written`(
    setting: String, folder: String, path: String
  ) async throws {
    let configurations = ["Release": "A_App = Nested;"]
    let healthy = try Self.app(
      setting, in: folder, lists: [path: Self.listing], configurations: configurations)
    #expect(try await healthy.findings() == [])
    let lacking = try Self.app(
      setting, in: folder, lists: [path: Self.nothing], configurations: configurations)
    let place = folder.isEmpty ? path : folder + "/" + path
    #expect(try await lacking.findings() == ["error plist-font-not-registered \(place):7"])
  }

  @Test(arguments: ["Debug", "Release"])
  func `Each build configuration needs the entry in its own Info.plist`(lacking: String)
    async throws
  {
    let names = ["Debug", "Release"]
    let lists = names.map {
      ("App/\($0)-Info.plist", $0 == lacking ? Self.nothing : Self.listing)
    }
    let app = try Self.app(
      "App/$(CONFIGURATION)-Info.plist", lists: Dictionary(uniqueKeysWithValues: lists),
      configurations: ["Debug": "", "Release": ""])
    let outcome = await app.lint()
    #expect(outcome.output.contains("UIAppFonts of the configuration \(lacking), so UIFont"))
    #expect(
      try await app.findings() == ["error plist-font-not-registered App/\(lacking)-Info.plist:7"])
  }

  @Test(arguments: [
    "$(DERIVED_FILE_DIR)/Info.plist", "App/Info$(SUFFIX).plist", "../Info.plist",
    "App/$(TARGET_NAME:base).plist", "$(LOOP)/Info.plist", "$(BOMB)/Info.plist", "App/$(.plist",
  ])
  func `No font is missed where the path of the Info.plist cannot be told`(setting: String)
    async throws
  {
    let bomb = (0..<40).map { "B\($0) = \"$(B\($0 + 1))$(B\($0 + 1))\"; " }.joined()
    let app = try Self.app(
      setting, lists: ["App/Info.plist": Self.nothing],
      configurations: ["Release": "LOOP = \"$(LOOP)/x\"; BOMB = \"$(B0)\"; \(bomb)"])
    let outcome = await app.lint()
    #expect(outcome.output == "")
    #expect(outcome.diagnostics.contains("1 list of fonts not read"))
  }

  @Test(arguments: [
    "#include \"fonts.h\"\n<plist><dict></dict></plist>",
    "<plist><dict><key>UIAppFonts</key><array><string>$(FONT)</string></array></dict></plist>",
  ])
  func `No font is missed where Xcode completes the Info.plist`(text: String) async throws {
    let app = try Self.app("App/Info.plist", lists: ["App/Info.plist": text])
    let outcome = await app.lint()
    #expect(outcome.output == "")
    #expect(outcome.diagnostics.contains("1 list of fonts not read"))
  }

  @Test func `INFOPLIST_KEY_UIAppFonts lists no font, since Xcode ignores it`() async throws {
    let app = try Self.app(
      nil, lists: [:],
      configurations: ["Release": "INFOPLIST_KEY_UIAppFonts = \"Lato-Bold.ttf\";"])
    let outcome = await app.lint()
    #expect(outcome.output.contains("(Xcode ignores INFOPLIST_KEY_UIAppFonts)"))
    #expect(
      try await app.findings() == [
        "error plist-font-not-registered App.xcodeproj/project.pbxproj:14"
      ])
  }

  @Test(arguments: ["Lato-Bold.ttf", "./Lato-Bold.ttf", "."])
  func `A Mac app may name one font`(path: String) async throws {
    let key = "<key>ATSApplicationFontsPath</key><string>\(path)</string>"
    var target = XcodeProjectText.Target(resources: ["App/Lato-Bold.ttf"])
    target.platform = "macosx"
    let mac = try AppTree([
      "App.xcodeproj/project.pbxproj": .text(XcodeProjectText(targets: [target]).text),
      "App/Info.plist": .text(PropertyListText.listing(nil, more: key)),
      "App/Lato-Bold.ttf": .font(.good("Lato-Bold")),
    ])
    #expect(try await mac.findings().filter { $0.contains("plist") } == [])
  }
}
