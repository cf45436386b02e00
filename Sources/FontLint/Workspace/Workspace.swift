public import FontCatalog
import FontFiles
import FontScaling

/// Everything that the rules look at: a project that was read completely, and what follows from it.
public struct Workspace: Sendable {
  /// The project as it was read.
  public private(set) var project: Project
  /// The options of the rules, by rule and name; where one is absent its default counts.
  let options: [String: [String: RuleOption.Value]]
  /// The fonts with what the project says about them, sorted by path.
  let fonts: [BundledFont]
  /// The fonts by their paths.
  let fontsByPath: [String: BundledFont]
  /// The paths of the fonts in the folders of packages that their targets do not copy.
  let uncopiedInPackages: Set<String>
  /// The names by which the faces can be asked for.
  let names: NameIndex
  /// The sources that only tests compile.
  let testFiles: Set<String>
  /// What the names that nothing provides were probably meant to be.
  private(set) var guesses: [String: NameIndex.Guess] = [:]
  /// The fonts of the project whose names are not known.
  let unreadFonts: UnreadFonts
  /// The names that code puts together.
  private(set) var combinations = NameCombinations([]) { _ in true }
  /// The names that nothing provides while some font cannot be read, which may be its own.
  private(set) var unjudgedNames: Set<String> = []
  /// For each font that something asks for, by path: what each such name leads to, the paths of
  /// this font and of all others of that name.
  private(set) var namesakes: [String: Set<[String]>] = [:]
  /// The languages that each text face is used for.
  private(set) var localesByFace: [LintedFace.ID: [String]] = [:]
  /// The fonts that the app ships, may ship or needs; the others, such as those of the project's web
  /// site, of its tests, and copies of fonts that it ships, are nobody's concern.
  private(set) var appFonts: [BundledFont] = []
  /// Every face of those that could be read, in the order of the fonts.
  private(set) var faces: [LintedFace] = []
  /// What the entries of each property list mean, by its path.
  private(set) var listedFonts: [String: ListedFonts] = [:]
  /// The files that code means to register under names that none has.
  private(set) var misnamedFiles: [MisnamedFile] = []
  /// The bundles of apps and extensions, in the order of the targets.
  private(set) var bundles: [AppBundle] = []

  init(project: Project, options: [String: [String: RuleOption.Value]] = [:]) {
    self.project = project
    self.options = options
    let surroundings = Surroundings(project)
    fonts = project.fonts.sorted { $0.path < $1.path }.map(surroundings.bundled)
    fontsByPath = Dictionary(fonts.map { ($0.path, $0) }) { first, _ in first }
    uncopiedInPackages = Set(
      project.targets.filter { $0.kind == .package }.flatMap(\.uncopiedFonts))
    names = NameIndex(fonts.flatMap(\.lintedFaces))
    testFiles = Self.testFiles(of: project.targets)
    unreadFonts = UnreadFonts(fonts, project.targets)
    for name in Set(project.names.filter(isUnknown).map(\.value)) {
      if mayBeUnread(name) { unjudgedNames.insert(name) } else { guesses[name] = names.guess(name) }
    }
    combinations = NameCombinations(project.names) { !isUnknown($0) }
    let asked = Set(project.names.map(\.value) + project.configuration.usages.map(\.font))
    let guessed = guesses.values.map { [$0.linted.font.path] }
    for files in asked.map({ fonts(for: $0).map(\.path) }) + guessed {
      for path in files { namesakes[path, default: []].insert(files) }
    }
    let shipped = Set(fonts.filter { !$0.targets.isEmpty }.map(\.path))
    appFonts = fonts.filter {
      $0.mayBeInBundle || isNeeded($0.path, besides: shipped.contains) || isForOtherPlatforms
    }
    faces = appFonts.flatMap(\.lintedFaces)
    localesByFace = makeLocales()
    listedFonts = makeListedFonts()
    misnamedFiles = makeMisnamedFiles()
    bundles = makeBundles()
  }

  /// The same with the texts that a survey has measured.
  public func with(_ survey: TextSurvey) -> Workspace {
    var workspace = self
    workspace.project.usageTexts = survey.texts
    return workspace
  }

  private static func testFiles(of targets: [Target]) -> Set<String> {
    func sources(_ targets: [Target]) -> Set<String> { Set(targets.flatMap { $0.sources ?? [] }) }
    return sources(targets.filter { $0.kind == .test })
      .subtracting(sources(targets.filter { $0.kind != .test }))
  }

  /// The faces that text is set in.
  var textFaces: [LintedFace] {
    faces.filter { $0.role != .icon }
  }

  /// Whether some target is for macOS alone.
  var isForMac: Bool {
    project.targets.contains { $0.platforms == [.macOS] }
  }

  /// The languages that the app is shown in.
  var locales: [String] {
    project.configuration.locales
  }

  /// Whether the configuration names a platform that takes its fonts from elsewhere than targets.
  private var isForOtherPlatforms: Bool {
    platforms.contains { $0 != "watchos" && Platform(name: $0) == nil }
  }

  /// The platforms of the configuration in lower case.
  var platforms: Set<String> {
    Set(project.configuration.platforms.map { $0.lowercased() })
  }
}
