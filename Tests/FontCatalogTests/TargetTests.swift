import FontBuilder
import FontCatalog
import Testing

/// The targets of Xcode projects and Swift packages.
@Suite struct TargetTests {
  @Test func `resources, folder references and copy phases land where the build puts them`()
    async throws
  {
    let tree = try SampleTree(
      ["App.xcodeproj/project.pbxproj": Self.project, "App/Info.plist": Self.plist],
      fonts: [
        "App/Fonts/Lato-Bold.ttf": "Lato-Bold", "App/Fonts/Lato-Light.ttf": "Lato-Light",
        "App/Folder/Sub/Lato-Thin.ttf": "Lato-Thin", "App/en.lproj/Lato-Black.ttf": "Lato-Black",
        "App/Lato-Mac.ttf": "Lato-Mac",
      ])
    let targets = try await tree.read().targets
    #expect(targets.map(\.name) == ["App", "Widget"])
    let app = try #require(targets.first)
    #expect(app.kind == .application)
    #expect(app.platforms == [.iOS, .macCatalyst])
    #expect(app.propertyLists == ["App/Info.plist"])
    #expect(app.generatesPropertyList)
    #expect(app.generatedKeys == ["CFBundleDisplayName": "My App"])
    #expect(app.dependencies == ["Widget"])
    #expect(app.sources == ["App/Main.swift"])
    #expect(app.position.description.hasPrefix("App.xcodeproj/project.pbxproj:"))
    #expect(
      app.fonts.map { "\($0.path) -> \($0.bundlePath)" } == [
        "App/Folder/Sub/Lato-Thin.ttf -> Folder/Sub/Lato-Thin.ttf",
        "App/Fonts/Lato-Bold.ttf -> Lato-Bold.ttf",
        "App/Lato-Mac.ttf -> Fonts/Lato-Mac.ttf",
        "App/en.lproj/Lato-Black.ttf -> en.lproj/Lato-Black.ttf",
      ])
    #expect(app.uncopiedFonts == ["App/Fonts/Lato-Light.ttf"])
    let widget = try #require(targets.last)
    #expect(widget.kind == .appExtension)
    #expect(widget.platforms == [.iOS])
    #expect(widget.fonts.isEmpty)
    #expect(widget.uncopiedFonts.count == 5)
  }

  @Test func `synchronized folders belong to their targets, exceptions aside`() async throws {
    let tree = try SampleTree(
      ["App.xcodeproj/project.pbxproj": Self.synchronized, "App/Main.swift": ""],
      fonts: [
        "App/Fonts/Lato-Bold.ttf": "Lato-Bold", "App/Fonts/Lato-Light.ttf": "Lato-Light",
        "App/Kept/Lato-Thin.ttf": "Lato-Thin", "App/Web.bundle/f/Lato-Web.ttf": "Lato-Web",
      ])
    let targets = try await tree.read().targets
    let app = try #require(targets.first { $0.name == "App" })
    #expect(
      app.fonts.map(\.bundlePath) == [
        "Lato-Bold.ttf", "Kept/Lato-Thin.ttf", "Web.bundle/f/Lato-Web.ttf",
      ])
    #expect(app.uncopiedFonts == ["App/Fonts/Lato-Light.ttf"])
    #expect(app.sources == ["App/Main.swift"])
    let widget = try #require(targets.first { $0.name == "Widget" })
    #expect(widget.fonts.map(\.path) == ["App/Fonts/Lato-Bold.ttf"])
  }

  @Test func `a synchronized folder may send a file to another phase`() async throws {
    let project = Self.synchronized
      .replacing("exceptions = (", with: "exceptions = (EP, ")
      .replacing("name = App; buildPhases = (", with: "name = App; buildPhases = (CP")
      .replacing(
        "G = {isa",
        with: """
          CP = {isa = PBXCopyFilesBuildPhase; dstPath = Fonts; dstSubfolderSpec = 7; files = (); };
          EP = {isa = PBXFileSystemSynchronizedGroupBuildPhaseMembershipExceptionSet;
            buildPhase = CP; membershipExceptions = ("Fonts/Lato-Bold.ttf"); };
          G = {isa
          """)
    let tree = try SampleTree(
      ["App.xcodeproj/project.pbxproj": project], fonts: ["App/Fonts/Lato-Bold.ttf": "Lato-Bold"])
    let app = try #require(try await tree.read().targets.first { $0.name == "App" })
    #expect(app.fonts.map(\.bundlePath) == ["Fonts/Lato-Bold.ttf"])
  }

  @Test func `a package's resources are those that its manifest lists`() async throws {
    let manifest = """
      let package = Package(name: "Kit", platforms: [.iOS(.v16), .macOS(.v13)], targets: [
        .target(name: "Kit", dependencies: [.target(name: "Core")],
          resources: [.process("Fonts"), .copy("Kept")]),
        .target(name: "Core", path: "Core"),
        .testTarget(name: "KitTests"),
      ])
      """
    let tree = try SampleTree(
      ["Kit/Package.swift": manifest, "Kit/Sources/Kit/A.swift": ""],
      fonts: [
        "Kit/Sources/Kit/Fonts/Sub/Lato-Bold.ttf": "Lato-Bold",
        "Kit/Sources/Kit/Kept/Lato-Thin.ttf": "Lato-Thin", "Kit/Core/Lato-Light.ttf": "Lato-Light",
      ])
    let targets = try await tree.read().targets
    #expect(targets.map(\.name) == ["Kit", "Core", "KitTests"])
    #expect(targets.map(\.kind) == [.package, .package, .test])
    #expect(targets[0].platforms == [.iOS, .macOS])
    #expect(targets[0].fonts.map(\.bundlePath) == ["Lato-Bold.ttf", "Kept/Lato-Thin.ttf"])
    #expect(targets[0].sources == ["Kit/Sources/Kit/A.swift"])
    #expect(targets[0].position.description == "Kit/Package.swift:2:3")
    #expect(targets[1].uncopiedFonts == ["Kit/Core/Lato-Light.ttf"])
  }

  @Test func `settings come from configuration files, and inherit`() async throws {
    let tree = try SampleTree([
      "App.xcodeproj/project.pbxproj": Self.synchronized,
      "App/Base.xcconfig":
        "// base\nINFOPLIST_FILE = $(SRCROOT)/App/$(NAME)-Info.plist // here\nNAME = My\n",
      "App/My-Info.plist": Self.plist,
    ])
    let target = try #require(try await tree.read().targets.first { $0.name == "App" })
    #expect(target.propertyLists == ["App/My-Info.plist"])
  }

  @Test func `configuration files include others, whose settings they overrule`() async throws {
    let tree = try SampleTree([
      "App.xcodeproj/project.pbxproj": Self.synchronized,
      "App/Base.xcconfig": """
      #include "../Shared/Common.xcconfig"
      #include? "Missing.xcconfig"
      #include "Base.xcconfig"
      NAME = My
      """,
      "Shared/Common.xcconfig": """
      #include "Deep.xcconfig" // with a remark
      NAME = Other
      """,
      "Shared/Deep.xcconfig": "INFOPLIST_FILE = App/$(NAME).plist\n#include \"Common.xcconfig\"\n",
      "App/My.plist": Self.plist, "App/Other.plist": Self.plist,
    ])
    let target = try #require(try await tree.read().targets.first { $0.name == "App" })
    #expect(target.propertyLists == ["App/My.plist"])
  }

  @Test func `files that include each other many times over end`() async throws {
    var files = ["App.xcodeproj/project.pbxproj": Self.synchronized]
    let includes = (0..<40).map { "#include \"\($0).xcconfig\"\n" }.joined()
    for index in 0..<40 { files["App/\(index).xcconfig"] = includes }
    files["App/Base.xcconfig"] = includes + "INFOPLIST_FILE = App/My.plist\n"
    files["App/My.plist"] = Self.plist
    let target = try #require(try await SampleTree(files).read().targets.first { $0.name == "App" })
    #expect(target.propertyLists == ["App/My.plist"])
  }

  @Test func `settings under conditions count too`() async throws {
    let tree = try SampleTree([
      "App.xcodeproj/project.pbxproj": Self.synchronized,
      "App/Base.xcconfig": """
      INFOPLIST_FILE = App/My.plist
      INFOPLIST_FILE[sdk=macosx*][config=Debug] = App/Mac.plist
      INFOPLIST_KEY_UIAppFonts[sdk=iphoneos*] = a.ttf
      INFOPLIST_KEY_Name[sdk=iphoneos*] = Phone
      INFOPLIST_KEY_Name = Any
      """,
      "App/My.plist": Self.plist, "App/Mac.plist": Self.plist,
    ])
    let target = try #require(try await tree.read().targets.first { $0.name == "App" })
    #expect(target.propertyLists == ["App/Mac.plist", "App/My.plist"])
    #expect(target.generatedKeys == ["Name": "Any", "UIAppFonts": "a.ttf"])
  }

  @Test func `a configuration file is found by the folder that Xcode synchronizes`() async throws {
    let anchored = Self.synchronized.replacing(
      "baseConfigurationReference = K;",
      with:
        "baseConfigurationReferenceAnchor = A; baseConfigurationReferenceRelativePath = Sub/B.xcconfig;"
    )
    let tree = try SampleTree([
      "App.xcodeproj/project.pbxproj": anchored,
      "App/Sub/B.xcconfig": "INFOPLIST_FILE = App/My.plist\n", "App/My.plist": Self.plist,
    ])
    let target = try #require(try await tree.read().targets.first { $0.name == "App" })
    #expect(target.propertyLists == ["App/My.plist"])
  }

  @Test(arguments: [
    (0, "/tmp", "iphoneos", nil), (1, "Fonts", "iphoneos", "Fonts/Lato-Mac.ttf"),
    (6, "", "iphoneos", "Lato-Mac.ttf"), (7, "Fonts", "iphoneos", "Fonts/Lato-Mac.ttf"),
    (10, "", "iphoneos", "Frameworks/Lato-Mac.ttf"), (13, "", "iphoneos", "PlugIns/Lato-Mac.ttf"),
    (16, "$(CONTENTS_FOLDER_PATH)/Fonts", "iphoneos", "Fonts/Lato-Mac.ttf"),
    (16, "Fonts", "iphoneos", nil), (1, "Contents/Resources/Fonts", "macosx", "Fonts/Lato-Mac.ttf"),
    (1, "Contents/Fonts", "macosx", "../Fonts/Lato-Mac.ttf"), (1, "Fonts", "macosx", nil),
    (6, "", "macosx", "../MacOS/Lato-Mac.ttf"), (7, "Fonts", "macosx", "Fonts/Lato-Mac.ttf"),
    (10, "F", "macosx", "../Frameworks/F/Lato-Mac.ttf"),
    (12, "", "macosx", "../SharedSupport/Lato-Mac.ttf"),
    (16, "$(UNLOCALIZED_RESOURCES_FOLDER_PATH)/Fonts", "macosx", "Fonts/Lato-Mac.ttf"),
    (16, "$(CONTENTS_FOLDER_PATH)/Resources", "macosx", "Lato-Mac.ttf"),
  ])
  func `a copy phase puts fonts where its destination says`(
    base: Int, path: String, platform: String, bundlePath: String?
  ) async throws {
    let project = Self.project
      .replacing(
        "dstPath = Fonts; dstSubfolderSpec = 7;",
        with: "dstPath = \"\(path)\"; dstSubfolderSpec = \(base);"
      )
      .replacing("SDKROOT = iphoneos", with: "SDKROOT = \(platform)")
      .replacing("SUPPORTS_MACCATALYST = YES;", with: "")
    let tree = try SampleTree(
      ["App.xcodeproj/project.pbxproj": project], fonts: ["App/Lato-Mac.ttf": "Lato-Mac"])
    let app = try #require(try await tree.read().targets.first)
    let copies = app.fonts.filter { $0.path == "App/Lato-Mac.ttf" }
    #expect(copies.map(\.bundlePath) == [bundlePath].compactMap(\.self))
  }

  @Test func `a plist of any name is read when a target or the configuration names it`()
    async throws
  {
    let tree = try SampleTree([
      "App.xcodeproj/project.pbxproj": Self.synchronized,
      "App/Base.xcconfig": "INFOPLIST_FILE = App/Some.plist\n",
      "App/Some.plist": "<plist><dict/></plist>", "Other.plist": "<plist><dict/></plist>",
    ])
    #expect(try await tree.read().propertyLists.map(\.path) == ["App/Some.plist"])
    let configuration = try Configuration(
      reading: Array("{ targets: { App: { infoPlist: 'Other.plist' } } }".utf8), file: "f")
    #expect(try await tree.read(configuration).propertyLists.map(\.path) == ["Other.plist"])
  }

  @Test func `groups that hold each other are copied once`() async throws {
    let groups = (0..<40).map {
      "V\($0) = {isa = PBXVariantGroup; children = (V\($0 + 1), V\($0 + 1), V0, E); };"
    }
    let project = Self.project.replacing("children = (E);", with: "children = (V0);")
      .replacing(
        "E = {isa",
        with: "V40 = {isa = PBXVariantGroup; children = (V, E); };\n"
          + groups.joined() + "E = {isa")
    let tree = try SampleTree(
      ["App.xcodeproj/project.pbxproj": project], fonts: ["App/en.lproj/Lato-Black.ttf": "L-B"])
    let app = try #require(try await tree.read().targets.first)
    #expect(app.fonts.count { $0.path == "App/en.lproj/Lato-Black.ttf" } == 1)
  }

  @Test func `a list of more fonts than an app can have is an error`() async throws {
    let entries = String(repeating: "<string>a.ttf</string>", count: 5001)
    let problems = try await SampleTree([
      "Info.plist":
        "<plist><dict>\n<key>UIAppFonts</key><array>\(entries)</array></dict></plist>"
    ]).read().problems
    #expect(
      problems.map(\.description) == [
        "Info.plist:2:1: error: UIAppFonts has 5001 entries; at most 5000 are read"
      ])
  }

  @Test func `a damaged project is a problem with a place`() async throws {
    let tree = try SampleTree(["App.xcodeproj/project.pbxproj": "{\n  objects = {\n a b };"])
    #expect(
      try await tree.read().problems.map(\.description) == [
        "App.xcodeproj/project.pbxproj:3:4: error: expected ';'"
      ])
  }

  private static let plist =
    "<plist><dict><key>UIAppFonts</key><array><string>a.ttf</string></array></dict></plist>"

  private static let project = """
    // !$*UTF8*$!
    { objects = {
      P = {isa = PBXProject; mainGroup = G; buildConfigurationList = PL; targets = (T, W); };
      PL = {isa = XCConfigurationList; buildConfigurations = (PC); };
      PC = {isa = XCBuildConfiguration; name = Debug; buildSettings = {SDKROOT = iphoneos; }; };
      G = {isa = PBXGroup; children = (A); sourceTree = "<group>"; };
      A = {isa = PBXGroup; path = App; sourceTree = "<group>"; children = (M, F, D, V, X, A); };
      M = {isa = PBXFileReference; path = Main.swift; sourceTree = "<group>"; };
      F = {isa = PBXGroup; path = Fonts; sourceTree = "<group>"; children = (B, L); };
      B = {isa = PBXFileReference; path = "Lato-Bold.ttf"; sourceTree = "<group>"; };
      L = {isa = PBXFileReference; path = "App/Fonts/Lato-Light.ttf"; sourceTree = SOURCE_ROOT; };
      D = {isa = PBXFileReference; lastKnownFileType = folder; path = Folder; sourceTree = "<group>"; };
      V = {isa = PBXVariantGroup; children = (E); sourceTree = "<group>"; };
      E = {isa = PBXFileReference; path = "en.lproj/Lato-Black.ttf"; sourceTree = "<group>"; };
      X = {isa = PBXFileReference; path = "Lato-Mac.ttf"; sourceTree = "<group>"; };
      BM = {isa = PBXBuildFile; fileRef = M; }; BB = {isa = PBXBuildFile; fileRef = B; };
      BD = {isa = PBXBuildFile; fileRef = D; }; BV = {isa = PBXBuildFile; fileRef = V; };
      BX = {isa = PBXBuildFile; fileRef = X; };
      S = {isa = PBXSourcesBuildPhase; files = (BM); };
      R = {isa = PBXResourcesBuildPhase; files = (BB, BD, BV); };
      C = {isa = PBXCopyFilesBuildPhase; dstPath = Fonts; dstSubfolderSpec = 7; files = (BX); };
      T = {isa = PBXNativeTarget; name = App; buildPhases = (S, R, C); dependencies = (TD);
           buildConfigurationList = TL; productType = "com.apple.product-type.application"; };
      TD = {isa = PBXTargetDependency; target = W; };
      TL = {isa = XCConfigurationList; buildConfigurations = (TC); };
      TC = {isa = XCBuildConfiguration; name = Debug; buildSettings = {
           INFOPLIST_FILE = "$(SRCROOT)/App/Info.plist"; GENERATE_INFOPLIST_FILE = YES;
           INFOPLIST_KEY_CFBundleDisplayName = "My App"; SUPPORTS_MACCATALYST = YES; }; };
      W = {isa = PBXNativeTarget; name = Widget; buildPhases = (); buildConfigurationList = WL;
           productType = "com.apple.product-type.app-extension"; };
      WL = {isa = XCConfigurationList; buildConfigurations = (WC); };
      WC = {isa = XCBuildConfiguration; name = Debug; buildSettings = { }; };
    }; rootObject = P; }
    """

  private static let synchronized = """
    { objects = {
      P = {isa = PBXProject; mainGroup = G; targets = (T, W); };
      G = {isa = PBXGroup; children = (A, K); sourceTree = "<group>"; };
      K = {isa = PBXFileReference; path = App/Base.xcconfig; sourceTree = "<group>"; };
      A = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>";
           exceptions = (EA, EW); explicitFolders = (Kept); };
      EA = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T;
           membershipExceptions = ("Fonts/Lato-Light.ttf"); };
      EW = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = W;
           membershipExceptions = ("Fonts/Lato-Bold.ttf"); };
      T = {isa = PBXNativeTarget; name = App; buildPhases = (); buildConfigurationList = L;
           fileSystemSynchronizedGroups = (A); productType = "com.apple.product-type.application"; };
      L = {isa = XCConfigurationList; buildConfigurations = (C); };
      C = {isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = K;
           buildSettings = { }; };
      W = {isa = PBXNativeTarget; name = Widget; buildPhases = ();
           productType = "com.apple.product-type.app-extension"; };
    }; rootObject = P; }
    """
}
