/// An app's repository as far as fonts are concerned: everything that the checks need, read once.
///
/// Reading never fails as a whole: what cannot be read is in ``problems``, and a damaged font is a
/// ``FontResource`` whose contents are an error. Paths are relative to ``root``, use `/`, and have
/// no leading `./`. Every list is sorted by path and place, so that two readings of the same files
/// are equal.
public struct Project: Sendable {
  /// The folder that was read, as it was given.
  public var root: String
  /// What `fontkit.json` says; the defaults when there is none.
  public var configuration: Configuration
  /// The fonts found, told by their bytes and not by their extension.
  ///
  /// Files with a font's extension that hold something else are here too, as errors.
  public var fonts: [FontResource]
  /// Every file of the project that is not ignored or excluded, fonts included.
  public var files: [String]
  /// The `Info.plist` files.
  public var propertyLists: [InfoPropertyList]
  /// The files that describe a project to XcodeGen or Tuist and speak of lists of fonts, which they
  /// may put into its property lists; sorted.
  public var describedFontLists: [String] = []
  /// The files that describe an Xcode project to XcodeGen or Tuist, where the project is not there;
  /// sorted.
  public var ungeneratedProjects: [String] = []
  /// The sources that speak of fonts and that no target compiles, although it is known what the
  /// targets compile; nothing else is taken from them.
  public var uncompiledSources: [String] = []
  /// The links that lead out of the folder and were not followed, in the order of a walk by name.
  public var outsideLinks: [String] = []
  /// The targets of Xcode projects and Swift packages; empty when there are neither.
  public var targets: [Target]
  /// The groups of strings that are font names, from sources, JSON catalogues and
  /// `fontkit.json`.
  public var catalogs: [NameCatalog]
  /// Font names outside of catalogues: literals at font call sites and in Interface Builder files.
  public var references: [NameReference]
  /// Names at font call sites that cannot be known without running the app.
  public var uncheckedNames: [UncheckedName]
  /// Calls that register fonts at run time.
  public var registrations: [RuntimeRegistration]
  /// Those among the calls that never run, as nothing names the function around them.
  public var uncalledRegistrations: [RuntimeRegistration] = []
  /// Places in Swift sources that scale a font size twice.
  public var doubleScalings: [SourcePosition]
  /// The texts of `.strings`, `.stringsdict` and `.xcstrings` files.
  public var localizedTexts: [LocalizedText]
  /// Where sources that only app extensions compile name a case of a catalogue, such as
  /// `FontNames.title`; not part of ``names``.
  public var caseUses: [NameReference] = []
  /// The paths of the fonts that web pages and style sheets of the project name.
  public var webFonts: Set<String> = []
  /// The other strings of groups that count in part: nothing tells whether they are meant as names.
  public var unjudgedStrings: [SourcePosition] = []
  /// The texts of the usages with their widths; empty until they are measured.
  public var usageTexts: [UsageText] = []
  /// Comments that begin with `fontkit:`.
  public var directives: [Directive]
  /// Scripts that speak of `UIAppFonts` or `ATSApplicationFontsPath`, as those do that make apps of
  /// programs.
  public var fontScripts: [String] = []
  /// The font files that code which registers fonts asks bundles for by name.
  public var registeredFiles: [RegisteredFile] = []
  /// The lines of sources that only some builds compile, sorted.
  public var conditionalLines: [ConditionalLines] = []
  /// Whether some code loads data assets, as fonts of asset catalogues are.
  public var loadsDataAssets = false
  /// Whether some code asks the system to download fonts that it offers.
  public var requestsFonts = false
  /// Files that could not be read, or not completely.
  public var problems: [ReadingProblem]
  /// JSON files that are too large to be searched for names, and sources with catalogues that are
  /// too long to be checked whole.
  public var unsearchedFiles: [String]
  /// The number of Swift files read.
  public var swiftFileCount: Int

  /// What is wrong with the files and folders of the app's texts.
  public var textProblems: [ReadingProblem] {
    let extensions = LocalizedTextReader.extensions.union(["lproj"])
    return problems.filter { extensions.contains($0.position.file.pathExtension) }
  }

  /// Creates a project from its parts; every part but the root is empty by default.
  public init(
    root: String, configuration: Configuration = Configuration(), fonts: [FontResource] = [],
    files: [String] = [], propertyLists: [InfoPropertyList] = [], targets: [Target] = [],
    catalogs: [NameCatalog] = [], references: [NameReference] = [],
    uncheckedNames: [UncheckedName] = [], registrations: [RuntimeRegistration] = [],
    doubleScalings: [SourcePosition] = [], localizedTexts: [LocalizedText] = [],
    directives: [Directive] = [], problems: [ReadingProblem] = [],
    unsearchedFiles: [String] = [], swiftFileCount: Int = 0
  ) {
    self.root = root
    self.configuration = configuration
    self.fonts = fonts
    self.files = files
    self.propertyLists = propertyLists
    self.targets = targets
    self.catalogs = catalogs
    self.references = references
    self.uncheckedNames = uncheckedNames
    self.registrations = registrations
    self.doubleScalings = doubleScalings
    self.localizedTexts = localizedTexts
    self.directives = directives
    self.problems = problems
    self.unsearchedFiles = unsearchedFiles
    self.swiftFileCount = swiftFileCount
  }

  /// The fonts that targets take from outside of the folder, sorted.
  public var outsideFonts: [String] {
    Set(targets.flatMap(\.fonts).map(\.path).filter { $0.hasPrefix("../") }).sorted()
  }

  /// Whether there is nothing to look at: no font, and no file that could speak of one.
  public var isEmpty: Bool {
    fonts.isEmpty && problems.isEmpty
      && !files.contains { file in
        FileReader.extensions.contains(file.pathExtension)
          && file.lastPathComponent != Configuration.fileName
      }
  }

  /// Every font name of the project: the entries of the catalogues, then the other references.
  public var names: [NameReference] {
    catalogs.flatMap(\.entries) + references
  }
}
