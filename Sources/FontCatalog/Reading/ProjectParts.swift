/// What some files of a project hold, before the parts are put together.
struct ProjectParts: Sendable {
  var fonts: [FontResource] = []
  var swiftFiles: [SourceFileNames] = []
  var objectiveCFiles: [SourceFileNames] = []
  /// What a second look at the Swift files found.
  var functionCalls: [SourceFileNames] = []
  var propertyLists: [InfoPropertyList] = []
  /// The files that describe a project to a tool, and may list fonts for its property lists.
  var describedFontLists: [String] = []
  /// Scripts that speak of lists of fonts.
  var fontScripts: [String] = []
  /// The names that the configuration of SwiftGen gives to types.
  var generatedTypes: Set<String> = []
  var xcodeProjects: [XcodeProject] = []
  var packages: [PackageManifest] = []
  var pods: [PodSpecification] = []
  /// The files that describe a project to XcodeGen or Tuist.
  var projectDescriptions: [String] = []
  /// The `.xcconfig` files, by path.
  var settingsFiles: [String: SettingsFile] = [:]
  var interfaceReferences: [NameReference] = []
  /// Names that count when a font has that very name.
  var mentions: [NameReference] = []
  /// Names that count when a font has that name or one that is spelt nearly so.
  var labelled: [NameReference] = []
  var jsonGroups: [StringGroup] = []
  /// Files that may be catalogues but are too large to be read as such.
  var unsearchedFiles: [String] = []
  /// The paths of the fonts that web pages and style sheets name.
  var webFonts: [String] = []
  var localizedTexts: [LocalizedText] = []
  var directives: [Directive] = []
  var problems: [ReadingProblem] = []

  /// Those of them whose project is not there.
  var ungeneratedProjects: [String] {
    projectDescriptions.filter { path in
      !xcodeProjects.contains { $0.path.parentPath.parentPath == path.parentPath }
    }
  }

  mutating func append(_ other: ProjectParts) {
    fonts += other.fonts
    swiftFiles += other.swiftFiles
    objectiveCFiles += other.objectiveCFiles
    propertyLists += other.propertyLists
    fontScripts += other.fontScripts
    generatedTypes.formUnion(other.generatedTypes)
    describedFontLists += other.describedFontLists
    xcodeProjects += other.xcodeProjects
    packages += other.packages
    pods += other.pods
    projectDescriptions += other.projectDescriptions
    settingsFiles.merge(other.settingsFiles) { first, _ in first }
    interfaceReferences += other.interfaceReferences
    mentions += other.mentions
    labelled += other.labelled
    jsonGroups += other.jsonGroups
    unsearchedFiles += other.unsearchedFiles
    webFonts += other.webFonts
    localizedTexts += other.localizedTexts
    directives += other.directives
    problems += other.problems
  }
}
