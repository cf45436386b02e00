/// A target of an Xcode project or a Swift package.
public struct Target: Hashable, Sendable {
  /// What a target builds.
  public enum Kind: String, Hashable, Sendable {
    /// An app, including a watch app and an app clip.
    case application
    /// An app extension, such as a widget.
    case appExtension = "app-extension"
    /// A framework, dynamic or static, or a library.
    case framework
    /// A resource bundle.
    case bundle
    /// A target of a Swift package; its resources are in a bundle of their own.
    case package
    /// Unit or interface tests.
    case test
    /// Anything else, such as a command-line tool.
    case other
  }

  /// A platform that a target is built for.
  public enum Platform: String, Hashable, Sendable, CaseIterable {
    /// iPhone and iPad.
    case iOS
    /// The Mac, without Catalyst.
    case macOS
    /// The Mac, as an iPad app: reads `UIAppFonts`.
    case macCatalyst
    /// Apple TV.
    case tvOS
    /// Apple Watch.
    case watchOS
    /// Apple Vision.
    case visionOS
  }

  /// A file that the build copies into the bundle.
  public struct Resource: Hashable, Sendable {
    /// The file's path.
    public var path: String
    /// Where the file lands, relative to the bundle's resources: what `UIAppFonts` must say.
    public var bundlePath: String

    /// Creates a resource.
    public init(path: String, bundlePath: String) {
      self.path = path
      self.bundlePath = bundlePath
    }
  }

  /// Something that puts files into the bundle which are not known.
  public enum UnreadResources: String, Hashable, Sendable {
    /// The script of CocoaPods that copies the resources of the pods.
    case pods
    /// Another script, which speaks of fonts.
    case script
    /// A folder that is not among the files read.
    case folder
  }

  /// The target's name.
  public var name: String
  /// What it builds.
  public var kind: Kind
  /// The platforms that it is built for, sorted by name; empty when the project does not say.
  public var platforms: [Platform]
  /// The `project.pbxproj` or `Package.swift` that declares the target, and where.
  public var position: SourcePosition
  /// The font files among its resources, sorted by path; some may not be among the project's fonts,
  /// as those in `node_modules`, which are not read.
  public var fonts: [Resource]
  /// Those of its fonts that are not on disk, although no script speaks of fonts and Git does not
  /// ignore them.
  public var lostFonts: [String] = []
  /// Those of its fonts that are not on disk, for a reason.
  public var absentFonts: [String] = []
  /// The fonts of pods in the same repository, which CocoaPods may copy into the bundle; their
  /// places there.
  public var podFonts: [Resource] = []
  /// Where the target's bundle lies in that of an app which links it, such as
  /// `Frameworks/Kit.framework`; `nil` for a bundle of its own.
  public var folderInApp: String?
  /// Whether it is a program of a Swift package, which a script or Swift Playgrounds may make an app
  /// of: its fonts may be in that app's main bundle.
  public var isProgram = false
  /// What else may put fonts into the bundle.
  public var unreadResources: Set<UnreadResources>
  /// Fonts that belong to the same project without being copied by any phase of this target.
  public var uncopiedFonts: [String]
  /// The JSON files, storyboards and xibs among its resources, sorted.
  public var documents: [String] = []
  /// The Swift and Objective-C files that it compiles, sorted; `nil` when that cannot be told.
  public var sources: [String]?
  /// Its build configurations, as far as the `Info.plist` is concerned.
  public var configurations: [Configuration]
  /// The `INFOPLIST_KEY_…` build settings, without the prefix.
  public var generatedKeys: [String: String]
  /// Whether Xcode writes the `Info.plist` (`GENERATE_INFOPLIST_FILE`), merged with the files.
  public var generatesPropertyList: Bool
  /// The products of packages that it links.
  public var packageProducts: [String] = []
  /// The names of the targets that this one embeds or links, sorted.
  public var dependencies: [String]

  /// Creates a target.
  public init(
    name: String, kind: Kind, platforms: [Platform], position: SourcePosition,
    fonts: [Resource] = [], unreadResources: Set<UnreadResources> = [],
    uncopiedFonts: [String] = [], sources: [String]? = nil,
    propertyLists: [String] = [], generatedKeys: [String: String] = [:],
    generatesPropertyList: Bool = false, dependencies: [String] = []
  ) {
    self.name = name
    self.kind = kind
    self.platforms = platforms
    self.position = position
    self.fonts = fonts
    self.unreadResources = unreadResources
    self.uncopiedFonts = uncopiedFonts
    self.sources = sources
    configurations = [Configuration(name: "", propertyLists: propertyLists)]
    self.generatedKeys = generatedKeys
    self.generatesPropertyList = generatesPropertyList
    self.dependencies = dependencies
  }
}

extension Target {
  /// Whether a file is Swift or Objective-C; headers are compiled by no target.
  static func isSource(_ path: String) -> Bool {
    ["swift", "m", "mm"].contains(path.pathExtension)
  }
}

extension Target {
  /// The `Info.plist` of a build configuration.
  public struct Configuration: Hashable, Sendable {
    /// The configuration's name; empty where the target has no configurations.
    public var name: String
    /// The files that its settings name, sorted: several where conditions choose one, none where
    /// Xcode writes it.
    public var propertyLists: [String]
    /// The files that are not among those read, as the settings name them: those that a tool makes,
    /// and those whose paths cannot be told.
    public var unreadPropertyLists: [String]

    /// Creates a configuration.
    public init(name: String, propertyLists: [String], unreadPropertyLists: [String] = []) {
      self.name = name
      self.propertyLists = propertyLists
      self.unreadPropertyLists = unreadPropertyLists
    }
  }

  /// The `Info.plist` files of all its build configurations, sorted.
  public var propertyLists: [String] {
    Set(configurations.flatMap(\.propertyLists)).sorted()
  }

  /// The `Info.plist` files of all its build configurations that were not read, sorted.
  public var unreadPropertyLists: [String] {
    Set(configurations.flatMap(\.unreadPropertyLists)).sorted()
  }
}

extension Target {
  /// The target with the paths of files in the place of those of links to them.
  func following(_ links: [String: String]) -> Target {
    guard !links.isEmpty else { return self }
    var target = self
    for index in fonts.indices {
      target.fonts[index].path = links[fonts[index].path] ?? fonts[index].path
    }
    target.sources = sources.map { Set($0.map { links[$0] ?? $0 }).sorted() }
    for index in configurations.indices {
      let lists = configurations[index].propertyLists
      target.configurations[index].propertyLists = Set(lists.map { links[$0] ?? $0 }).sorted()
    }
    target.uncopiedFonts = Set(uncopiedFonts.map { links[$0] ?? $0 }).sorted()
    return target
  }
}
