/// The text of an Xcode project for tests.
struct XcodeProjectText {
  /// One target.
  struct Target {
    var name = "App"
    var type = "application"
    var platform = "iphoneos"
    /// Paths of files that are copied to the top of the bundle.
    var resources: [String] = []
    /// Paths of folders that are copied as they are.
    var folders: [String] = []
    var sources: [String] = []
    /// A script that the target runs.
    var script = ""
    var plist: String? = "App/Info.plist"
    /// Further settings of each build configuration.
    var configurations = ["Release": ""]
    /// Names of the targets that it embeds.
    var dependencies: [String] = []
    /// Names of the package products that it links.
    var products: [String] = []
  }

  var targets: [Target]
  /// Paths of files that the project shows and no target copies.
  var loose: [String] = []

  /// The contents of `project.pbxproj`.
  var text: String {
    let paths = Set(targets.flatMap { $0.resources + $0.folders + $0.sources } + loose).sorted()
    let folders = Set(targets.flatMap(\.folders))
    let references = paths.map { path in
      let kind = folders.contains(path) ? "folder" : "file"
      return """
        "R-\(path)" = { isa = PBXFileReference; lastKnownFileType = \(kind); path = "\(path)"; \
        sourceTree = SOURCE_ROOT; };
        """
    }
    let list = targets.map { "\"T-\($0.name)\"" }.joined(separator: ", ")
    return """
      // !$*UTF8*$!
      {
        archiveVersion = 1;
        objectVersion = 56;
        objects = {
          ROOT = { isa = PBXProject; buildConfigurationList = LIST; mainGroup = GROUP;
            targets = (\(list)); };
          LIST = { isa = XCConfigurationList; buildConfigurations = (CONFIGURATION); };
          CONFIGURATION = { isa = XCBuildConfiguration; name = Release; buildSettings = { }; };
          GROUP = { isa = PBXGroup; sourceTree = "<group>";
            children = (\(paths.map { "\"R-\($0)\"" }.joined(separator: ", "))); };
          \(references.joined(separator: "\n    "))
      \(targets.map(objects).joined())  };
        rootObject = ROOT;
      }

      """
  }

  private func objects(of target: Target) -> String {
    let name = target.name
    let resources = target.resources + target.folders
    let plist =
      target.plist.map { "INFOPLIST_FILE = \"\($0)\";" } ?? "GENERATE_INFOPLIST_FILE = YES;"
    let configurations = target.configurations.sorted { $0.key < $1.key }
    let settings = configurations.map { key, more in
      """
          "C-\(name)-\(key)" = { isa = XCBuildConfiguration; name = \(key);
            buildSettings = { SDKROOT = \(target.platform); \(plist) \(more) }; };

      """
    }
    return """
          "T-\(name)" = { isa = PBXNativeTarget; name = "\(name)";
            productType = "com.apple.product-type.\(target.type)";
            buildConfigurationList = "L-\(name)"; buildPhases = ("P-\(name)", "S-\(name)", "X-\(name)");
            packageProductDependencies = (\(target.products.map { "\"Q-\($0)\"" }.joined(separator: ", ")));
            dependencies = (\(target.dependencies.map { "\"D-\(name)-\($0)\"" }.joined(separator: ", "))); };
          "L-\(name)" = { isa = XCConfigurationList; buildConfigurations = (\(configurations.map { "\"C-\(name)-\($0.key)\"" }.joined(separator: ", "))); };
      \(settings.joined())    "X-\(name)" = { isa = PBXShellScriptBuildPhase; shellScript = "\(target.script)"; };
          "P-\(name)" = { isa = PBXResourcesBuildPhase; files = (\(files(resources, name))); };
          "S-\(name)" = { isa = PBXSourcesBuildPhase; files = (\(files(target.sources, name))); };
      \((resources + target.sources).map { buildFile($0, name) }.joined())\(dependencies(of: target))
      """
  }

  private func files(_ paths: [String], _ target: String) -> String {
    paths.map { "\"B-\(target)-\($0)\"" }.joined(separator: ", ")
  }

  private func buildFile(_ path: String, _ target: String) -> String {
    "    \"B-\(target)-\(path)\" = { isa = PBXBuildFile; fileRef = \"R-\(path)\"; };\n"
  }

  private func dependencies(of target: Target) -> String {
    let targets = target.dependencies.map {
      "    \"D-\(target.name)-\($0)\" = { isa = PBXTargetDependency; target = \"T-\($0)\"; };\n"
    }
    let products = target.products.map {
      "    \"Q-\($0)\" = { isa = XCSwiftPackageProductDependency; productName = \"\($0)\"; };\n"
    }
    return (targets + products).joined()
  }
}
