/// What the findings of a rule are about.
public enum RuleSubject: String, CaseIterable, Hashable, Sendable {
  /// A font file.
  case font
  /// A name of a font in the catalogue.
  case name
  /// An Info.plist.
  case plist
  /// A target.
  case target
  /// A Swift source.
  case source
  /// A usage of the configuration.
  case usage
  /// The whole.
  case project
}
