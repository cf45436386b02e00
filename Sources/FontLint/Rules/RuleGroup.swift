/// The subjects that rules are sorted by.
public enum RuleGroup: String, CaseIterable, Hashable, Sendable {
  /// The names in the code and in the configuration.
  case catalog
  /// Plists, targets and registration at run time.
  case registration
  /// The names inside the fonts.
  case naming
  /// Variable fonts.
  case variable
  /// Vertical metrics.
  case metrics
  /// Which characters the fonts have.
  case coverage
  /// Dynamic Type and sizes that follow a container.
  case scaling
  /// Licences and embedding rights.
  case licensing
  /// Damaged files and unsupported formats.
  case integrity
  /// The size of the files.
  case size
  /// The linting itself.
  case meta
}
