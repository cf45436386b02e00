/// What some files of a project hold, before the parts are put together.
struct ProjectParts: Sendable {
  var fonts: [FontResource] = []
  var swiftFiles: [SwiftFileNames] = []
  var propertyLists: [InfoPropertyList] = []
  var xcodeProjects: [XcodeProject] = []
  var packages: [PackageManifest] = []
  /// The settings of `.xcconfig` files, by path.
  var settingsFiles: [String: [String: String]] = [:]
  var interfaceReferences: [NameReference] = []
  var jsonGroups: [StringGroup] = []
  var localizedTexts: [LocalizedText] = []
  var directives: [Directive] = []
  var problems: [ReadingProblem] = []

  mutating func append(_ other: ProjectParts) {
    fonts += other.fonts
    swiftFiles += other.swiftFiles
    propertyLists += other.propertyLists
    xcodeProjects += other.xcodeProjects
    packages += other.packages
    settingsFiles.merge(other.settingsFiles) { first, _ in first }
    interfaceReferences += other.interfaceReferences
    jsonGroups += other.jsonGroups
    localizedTexts += other.localizedTexts
    directives += other.directives
    problems += other.problems
  }
}
