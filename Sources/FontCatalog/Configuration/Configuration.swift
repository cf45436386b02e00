/// What `fontkit.json` says; every part is optional.
public struct Configuration: Sendable {
  /// The name of the file that is read from the project's root.
  public static let fileName = "fontkit.json"

  /// The file that was read; `nil` for the defaults.
  public var file: String?
  /// `paths`: the folders and files to read, relative to the root; all of it when empty.
  public var paths: [String] = []
  /// Whether the paths are parts of the project that one run looks at: what was found elsewhere
  /// may still be there.
  package var isPartial = false
  /// Where the file names each of the paths.
  var pathPositions: [String: SourcePosition] = [:]
  /// `exclude`: what not to read, as `.gitignore` patterns.
  public var excluded: [String] = []
  /// `ignoreFiles`: fonts that may ship without being referred to, as `.gitignore` patterns.
  public var ignoredFonts: [String] = []
  /// `systemFonts`: PostScript names that the system provides, besides the known ones.
  public var systemFonts: [String] = []
  /// `platforms`: where the fonts are used, such as `iOS`, `macOS`, `android`, `react-native`,
  /// `web`; all known.
  public var platforms: [String] = []
  /// `locales`: the languages that the app is shown in, as BCP 47 tags.
  public var locales: [String] = []
  /// `devices`: names or identifiers of the devices that matter, all in the built-in
  /// table; the usual iPhones when empty.
  public var devices: [String] = []
  /// `targets`: what cannot be read from the project, by target name.
  public var targets: [String: TargetSettings] = [:]
  /// `catalog`: the app's fonts, declared here rather than in Swift, in the order of the file.
  public var catalog: [CatalogEntry] = []
  /// `usages`: the texts that are set in these fonts.
  public var usages: [Usage] = []
  /// `rules`: severities and options, in the order of the file.
  public var rules: [RuleSettings] = []
  /// `ignore`: findings that are accepted, with a reason.
  public var ignored: [IgnoredFinding] = []
  /// `preset`: the rule set to start from.
  public var preset: Setting?
  /// `failOn`: the severity from which a run fails.
  public var failOn: Setting?
  /// Comments that begin with `fontkit:`.
  public var directives: [Directive] = []
  /// `baseline`: the file of known findings, relative to the root.
  public var baseline: String?

  /// Creates the defaults.
  public init() {}

  /// The languages of the app, of single fonts and of single usages; some may come repeatedly.
  public var allLocales: [String] {
    locales + catalog.flatMap(\.locales) + usages.flatMap(\.locales)
  }

  /// A word of the file with its place, for whoever knows which words are right.
  public struct Setting: Hashable, Sendable {
    /// The word.
    public var value: String
    /// Where it stands.
    public var position: SourcePosition
  }

  /// The settings of one target.
  public struct TargetSettings: Hashable, Sendable {
    /// How the target's fonts become known to the system.
    public enum Registration: String, CaseIterable, Hashable, Sendable {
      /// By its `Info.plist`.
      case plist
      /// By calls at run time.
      case runtime
    }

    /// `registration`: how its fonts are registered; `nil` to tell from plists and sources.
    public var registration: Registration?
    /// `infoPlist`: its `Info.plist`, relative to the root; `nil` to tell from the project.
    public var infoPlist: String?
    /// Where the target's name stands.
    public var position: SourcePosition
  }

  /// The settings of one rule.
  public struct RuleSettings: Hashable, Sendable {
    /// The rule's id, unchecked.
    public var id: String
    /// Where the id stands.
    public var position: SourcePosition
    /// `severity`, or the word that stands in place of the settings; unchecked.
    public var severity: Setting?
    /// The other members, which only the rule understands.
    package var options: JSON5Object
  }

  /// Findings that are accepted.
  public struct IgnoredFinding: Hashable, Sendable {
    /// `rule`: the rule's id, unchecked.
    public var rule: String
    /// `subject`: the case, font or target concerned; all when `nil`.
    public var subject: String?
    /// `file`: the file concerned, as a `.gitignore` pattern; all when `nil`.
    public var file: String?
    /// `reason`: why the finding is accepted.
    public var reason: String
    /// Where the entry begins.
    public var position: SourcePosition
  }
}
