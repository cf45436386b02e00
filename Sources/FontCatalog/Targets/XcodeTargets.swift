/// Reads the targets of an Xcode project.
struct XcodeTargets {
  let project: XcodeProject
  let index: FileIndex
  /// The files that settings can be based on.
  let settingsFiles: SettingsFiles
  /// The settings of the project's own configurations, by name.
  private var shared: [String: [[String: String]]] = [:]
  /// The names of the targets by the identifiers of what they build.
  private var products: [String: String] = [:]

  init(project: XcodeProject, index: FileIndex, settingsFiles: SettingsFiles) {
    self.project = project
    self.index = index
    self.settingsFiles = settingsFiles
    guard let root = project.root else { return }
    for (_, target) in project.objects(root, "targets") {
      guard let product = target["productReference"]?.string else { continue }
      products[product] = target["name"]?.string
    }
    shared = Dictionary(configurations(root).map { ($0.name, $0.layers) }) { first, _ in first }
  }

  /// The most sources of all targets together; what those beyond compile is not known.
  private static let sourceLimit = 500_000

  var targets: [Target] {
    guard let root = project.root else { return [] }
    var sourceCount = 0
    let targets = project.objects(root, "targets").map { id, object in
      let target = target(id, object, knowsSources: sourceCount < Self.sourceLimit)
      sourceCount += target.sources?.count ?? 0
      return target
    }
    let fonts = referencedFonts.union(targets.flatMap { $0.fonts.map(\.path) })
    let scripts = ScriptWords(project.scripts)
    return targets.map { target in
      var target = target
      target.lostFonts = target.fonts.map(\.path).filter {
        !index.contains($0) && !scripts.mayMake($0)
      }
      target.uncopiedFonts = fonts.subtracting(target.fonts.map(\.path)).sorted()
      return target
    }
  }

  /// The fonts that the project's navigator shows.
  private var referencedFonts: Set<String> {
    let shown = project.paths.filter { id, _ in
      project.object(id)?["isa"]?.string != "PBXGroup"
    }
    return Set(shown.values).reduce(into: []) { fonts, path in
      fonts.formUnion(([path] + index.files(under: path)).lazy.filter(index.isFont))
    }
  }

  private func target(
    _ id: String, _ object: PropertyListValue, knowsSources: Bool
  ) -> Target {
    let name = object["name"]?.string ?? ""
    let configurations = configurations(of: object, name: name)
    let settings = configurations.map(\.settings)
    let platforms = platforms(settings)
    let files = XcodeTargetFiles(
      project: project, index: index, id: id, target: object, isFlat: platforms != [.macOS])
    var target = Target(
      name: name, kind: kind(object), platforms: platforms,
      position: project.position(of: id), fonts: files.fonts,
      unreadResources: files.unreadResources,
      sources: knowsSources ? files.sources : nil,
      generatedKeys: settings.reduce(into: [:]) { keys, settings in
        keys.merge(settings.settings(withPrefix: "INFOPLIST_KEY_")) { first, _ in first }
      },
      generatesPropertyList: settings.contains { $0["GENERATE_INFOPLIST_FILE"] == "YES" },
      dependencies: dependencies(of: object))
    target.documents = files.documents
    target.packageProducts = project.objects(object, "packageProductDependencies")
      .compactMap { $0.object["productName"]?.string }.sorted()
    target.folderInApp = folderInApp(target.kind, settings.first?["PRODUCT_NAME"] ?? name)
    target.configurations = configurations.map { name, settings in
      configuration(name, settings)
    }
    return target
  }

  /// The names of the targets that one depends on, links or embeds, sorted.
  private func dependencies(of target: PropertyListValue) -> [String] {
    let declared = project.objects(target, "dependencies").compactMap { dependency in
      dependency.object["target"]?.string.flatMap { project.object($0)?["name"]?.string }
    }
    let phases = project.objects(target, "buildPhases").map(\.object)
    let files = phases.flatMap { project.objects($0, "files") }
    let built = files.compactMap { $0.object["fileRef"]?.string.flatMap { products[$0] } }
    return Set(declared + built).sorted()
  }

  private func kind(_ object: PropertyListValue) -> Target.Kind {
    let type = object["productType"]?.string?.split(separator: ".").dropFirst(3)
      .joined(separator: ".")
    return switch type {
    case let type? where type.contains("test"): .test
    case let type? where type.contains("extension"): .appExtension
    case let type? where type.hasPrefix("application"): .application
    case let type? where type.hasPrefix("framework") || type.hasPrefix("library"): .framework
    case "bundle": .bundle
    default: .other
    }
  }

  private func folderInApp(_ kind: Target.Kind, _ product: String) -> String? {
    switch kind {
    case .framework: "Frameworks/\(product).framework"
    case .bundle: "\(product).bundle"
    default: nil
    }
  }

  // MARK: - Settings

  /// The settings of each configuration of a target.
  ///
  /// The folder of the project is a path from the root, told by its slash: others are relative to
  /// that folder.
  private func configurations(
    of target: PropertyListValue, name: String
  ) -> [(name: String, settings: BuildSettings)] {
    let folder = project.folder.isEmpty ? "/." : "/" + project.folder
    let builtIn = [
      "SRCROOT": folder, "SOURCE_ROOT": folder, "PROJECT_DIR": folder, "TARGET_NAME": name,
      "TARGETNAME": name, "PROJECT_NAME": project.path.parentPath.fileStem, "PRODUCT_NAME": name,
    ]
    return configurations(target).map { configuration in
      let layers = [builtIn] + (shared[configuration.name] ?? []) + configuration.layers
      let named = ["CONFIGURATION": configuration.name]
      return (configuration.name, BuildSettings(layers + [named]))
    }
  }

  private func configurations(
    _ owner: PropertyListValue
  ) -> [(name: String, layers: [[String: String]])] {
    guard let id = owner["buildConfigurationList"]?.string, let list = project.object(id) else {
      return []
    }
    return project.objects(list, "buildConfigurations").map { _, configuration in
      let base = settingsFile(of: configuration).map(settingsFiles.settings) ?? [:]
      let settings = configuration["buildSettings"]?.members ?? []
      let own = settings.map { member in
        (member.key, member.value.string ?? Self.joined(member.value.elements))
      }
      return (
        configuration["name"]?.string ?? "", [base, Dictionary(own) { first, _ in first }]
      )
    }
  }

  /// The path of the file that a configuration is based on; Xcode 16 names it by the folder that
  /// it synchronizes.
  private func settingsFile(of configuration: PropertyListValue) -> String? {
    if let id = configuration["baseConfigurationReference"]?.string { return project.paths[id] }
    guard let anchor = configuration["baseConfigurationReferenceAnchor"]?.string,
      let path = configuration["baseConfigurationReferenceRelativePath"]?.string
    else { return nil }
    return project.paths[anchor]?.appendingPath(path).normalizedPath
  }

  private static func joined(_ elements: [PropertyListValue]) -> String {
    elements.compactMap(\.string).joined(separator: " ")
  }

  /// What a configuration says of its `Info.plist`, which may not be there; without a word of it,
  /// the settings are in a file that is not.
  private func configuration(
    _ name: String, _ settings: BuildSettings
  ) -> Target.Configuration {
    let files = settings.values(of: "INFOPLIST_FILE").filter { !$0.isEmpty }
    let isSilent = files.isEmpty && settings["GENERATE_INFOPLIST_FILE"] != "YES"
    return Target.Configuration(
      name: name, propertyLists: Set(files.compactMap(propertyList)).sorted(),
      unreadPropertyLists: isSilent
        ? ["$(INFOPLIST_FILE)"] : files.filter { propertyList($0) == nil })
  }

  /// The path of a property list, relative to the root; `nil` above it, and where it holds unknown
  /// variables.
  private func propertyList(_ file: String) -> String? {
    guard !file.contains("$") else { return nil }
    let isFromRoot = file.hasPrefix("/")
    return (isFromRoot ? file : project.folder.appendingPath(file)).normalizedPath
  }

  private func platforms(_ settings: [BuildSettings]) -> [Target.Platform] {
    var platforms: Set<Target.Platform> = []
    for settings in settings {
      let names = settings["SUPPORTED_PLATFORMS"] ?? settings["SDKROOT"] ?? ""
      platforms.formUnion(names.split(separator: " ").compactMap { Self.platforms[String($0)] })
      if settings["SUPPORTS_MACCATALYST"] == "YES" { platforms.insert(.macCatalyst) }
    }
    return platforms.sorted { $0.rawValue < $1.rawValue }
  }

  private static let platforms: [String: Target.Platform] = [
    "iphoneos": .iOS, "iphonesimulator": .iOS, "macosx": .macOS, "appletvos": .tvOS,
    "appletvsimulator": .tvOS, "watchos": .watchOS, "watchsimulator": .watchOS, "xros": .visionOS,
    "xrsimulator": .visionOS,
  ]
}
