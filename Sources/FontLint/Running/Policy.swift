public import FontCatalog

/// Which rules run, how severe their findings are, and which findings are accepted.
public struct Policy: Sendable {
  /// The rules that run.
  public var enabled: Set<String>
  /// Severities that replace those of the findings, by rule.
  public var severities: [String: Severity] = [:]
  /// The least severity that fails a run; `nil` when nothing does.
  public var failOn: Severity? = .error
  /// Where the configuration's baseline is, relative to the root; `nil` when there is none.
  public var baseline: String?
  /// The options of the rules, by rule and name.
  var options: [String: [String: RuleOption.Value]] = [:]
  /// Whether notes count as warnings.
  var promotesNotes = false
  /// What the configuration accepts.
  var accepted: [Configuration.IgnoredFinding] = []

  /// Creates the policy of a project without a configuration.
  public init() {
    enabled = Set(RuleDescription.all.filter(\.isEnabledByDefault).map(\.id))
  }

  /// Creates the policy that a configuration describes.
  ///
  /// - Throws: `JSON5Error` at an unknown rule, option, severity or preset.
  public init(_ configuration: Configuration) throws(JSON5Error) {
    self.init()
    if let preset = configuration.preset { apply(try Preset(reading: preset)) }
    if let failOn = configuration.failOn { self.failOn = try Self.threshold(failOn) }
    for settings in configuration.rules { try apply(settings) }
    for entry in configuration.ignored where RuleDescription.named(entry.rule) == nil {
      throw Self.unknownRule(entry.rule, at: entry.position)
    }
    baseline = configuration.baseline
    accepted = configuration.ignored
  }

  private mutating func apply(_ preset: Preset) {
    switch preset {
    case .recommended: break
    case .strict: promotesNotes = true
    case .appStore:
      let groups: Set<RuleGroup> = [.registration, .naming, .integrity, .licensing, .meta]
      enabled = enabled.filter {
        RuleDescription.named($0).map { groups.contains($0.group) } ?? false
      }
    case .crossPlatform:
      enabled.insert("metrics-cross-platform-drift")
      severities["ps-name-file-mismatch"] = .warning
    }
  }

  private mutating func apply(_ settings: Configuration.RuleSettings) throws(JSON5Error) {
    guard let rule = RuleDescription.named(settings.id) else {
      throw Self.unknownRule(settings.id, at: settings.position)
    }
    if let severity = settings.severity {
      guard set(severity.value, for: rule.id) else {
        throw JSON5Error(
          position: severity.position,
          reason: "'\(severity.value)' is not one of \(Self.words.joined(separator: ", "))")
      }
    }
    options[rule.id] = try rule.readOptions(settings.options)
  }

  /// The words that a rule's severity can be set to.
  public static let words = Severity.allCases.map(\.rawValue) + ["off"]

  /// Sets a rule's severity, or switches it off.
  ///
  /// - Returns: Whether the word is one of ``words``.
  @discardableResult
  public mutating func set(_ word: String, for rule: String) -> Bool {
    guard word != "off" else {
      enabled.remove(rule)
      return true
    }
    guard let severity = Severity(rawValue: word) else { return false }
    enabled.insert(rule)
    severities[rule] = severity
    return true
  }

  /// The severity with which a finding is reported.
  func severity(of finding: Finding) -> Severity {
    let severity = severities[finding.rule] ?? finding.severity
    return promotesNotes && severity == .info ? .warning : severity
  }

  private static func threshold(_ setting: Configuration.Setting) throws(JSON5Error) -> Severity? {
    guard setting.value != "never" else { return nil }
    guard let severity = Severity(rawValue: setting.value) else {
      throw JSON5Error(
        position: setting.position,
        reason: "'\(setting.value)' is not one of info, warning, error, never")
    }
    return severity
  }

  private static func unknownRule(_ id: String, at position: SourcePosition) -> JSON5Error {
    JSON5Error(
      position: position, reason: "there is no rule '\(id)' (\(RuleDescription.hint(for: id)))")
  }
}
