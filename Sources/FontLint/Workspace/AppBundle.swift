import FontCatalog

/// What an app or an extension ships and registers.
struct AppBundle: Sendable {
  let target: Target
  /// The property lists of its build configurations.
  let propertyLists: [InfoPropertyList]
  /// What registers fonts when it runs: its own calls, those of what it links, and what the
  /// configuration says.
  let registrations: [RuntimeRegistration]
  /// Whether the configuration says that its fonts are registered at run time.
  let declaresRuntimeRegistration: Bool
  /// What its sources ask for.
  let needs: [FontNeed]
  /// The paths of the fonts in its bundle and in the bundles of what it links.
  let availableFonts: Set<String>
  /// The fonts that its sources or property lists name and that it does not get from anywhere.
  var uncopiedFonts: [BundledFont] = []
  /// What the entries of each of its UIAppFonts mean.
  let listedFonts: [ListedFonts]
  /// Its build configurations whose lists of fonts are known.
  let configurations: [Configuration]

  /// A build configuration.
  struct Configuration {
    let name: String
    /// Its property lists, one of which conditions choose; none where Xcode writes it.
    let propertyLists: [InfoPropertyList]
    /// What the entries of each of their UIAppFonts mean.
    let listedFonts: [ListedFonts]
    /// The paths of the fonts in its bundle that are listed, or may become known by a call.
    let registeredFonts: Set<String>

    /// Whether one of its property lists names the resource, as it lies or nearly so.
    func lists(_ resource: Target.Resource) -> Bool {
      listedFonts.mean(resource.bundlePath)
    }
  }

  /// Whether a font, of its own or not, may become known by a call.
  func registersAtRunTime(_ fileName: String) -> Bool {
    registrations.cover(fileName: fileName)
  }

  /// Whether a font of its own may become known by a call.
  func registersAtRunTime(_ resource: Target.Resource) -> Bool {
    registrations.cover(bundlePath: resource.bundlePath)
  }

  /// Whether it may show text: not what extends the system without a view, as services for
  /// notifications and intents do.
  var mayDraw: Bool {
    !propertyLists.contains { list in
      list.extensionPoint.map { Self.pointsWithoutViews.contains($0) } ?? false
    }
  }

  /// Source: the extension points that Xcode's templates write for targets without a view.
  private static let pointsWithoutViews: Set<String> = [
    "com.apple.usernotifications.service", "com.apple.intents-service",
    "com.apple.fileprovider-nonui", "com.apple.callkit.call-directory",
    "com.apple.Safari.content-blocker", "com.apple.Safari.web-extension",
    "com.apple.spotlight.index", "com.apple.broadcast-services-upload",
    "com.apple.identitylookup.message-filter",
    "com.apple.networkextension.packet-tunnel", "com.apple.networkextension.app-proxy",
    "com.apple.networkextension.dns-proxy", "com.apple.networkextension.filter-data",
    "com.apple.networkextension.filter-control", "com.apple.background-asset-downloader-extension",
    "com.apple.appintents-extension",
  ]

  /// Whether the platform reads UIAppFonts; assumed where the project does not say which it is.
  var readsAppFonts: Bool {
    target.platforms.isEmpty || target.platforms.contains { $0 != .macOS }
  }

  /// Whether the platform reads ATSApplicationFontsPath.
  var readsFontsPath: Bool {
    target.platforms.contains(.macOS)
  }

  /// Whether a call registers a font file of the bundle, which must be there then.
  func surelyRegisters(_ fileName: String) -> Bool {
    registrations.contains { $0.surelyCovers(fileName: fileName) }
  }

  /// Whether the system knows a font in the bundle when the code asks for it.
  func registers(_ resource: Target.Resource) -> Bool {
    lists(resource) || registersAtRunTime(resource)
  }

  /// Whether the system knows the font at a path of the project.
  func registersFont(at path: String) -> Bool {
    target.fonts.contains { $0.path == path && registers($0) }
  }

  /// Whether any property list names the resource under UIAppFonts, as it lies or nearly so.
  func lists(_ resource: Target.Resource) -> Bool {
    listedFonts.mean(resource.bundlePath)
  }

  /// Words for some configurations; empty where they are all that the target has.
  func words(for lacking: [Configuration]) -> String {
    guard lacking.count < configurations.count else { return "" }
    let names = lacking.map(\.name).sorted().joined(separator: ", ")
    return " of the configuration\(lacking.count == 1 ? "" : "s") \(names)"
  }

  /// Where to complain about what no property list says.
  var place: Place { place(in: configurations) }

  /// Where to complain about what the property lists of some configurations do not say.
  func place(in configurations: [Configuration]) -> Place {
    let lists = configurations.flatMap(\.propertyLists)
    guard let list = lists.min(by: { $0.path < $1.path }) else { return Place(target.position) }
    return Place(list.appFonts?.position ?? list.start)
  }
}
