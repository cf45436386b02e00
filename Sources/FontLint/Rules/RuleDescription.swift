/// What a rule is, for people: the lists, explanations and reports are made from it.
public struct RuleDescription: Hashable, Sendable {
  /// The identifier, such as `ps-name-invalid`; it never changes.
  public var id: String
  /// The subject it belongs to.
  public var group: RuleGroup
  /// The severity of its findings unless the finding or the configuration says otherwise.
  public var severity: Severity
  /// Whether it runs without being asked for.
  public var isEnabledByDefault: Bool
  /// What it finds, in one sentence.
  public var summary: String
  /// Why that matters.
  public var rationale: String
  /// What to do about it in general; each finding says what to do in particular.
  public var remedy: String
  /// The names of its conditions; empty when there is one.
  public var reasons: [String]
  /// What must be there for the rule to run.
  public var needs: [RuleNeed]
  /// What its findings are about, and what is counted as having passed.
  public var subject: RuleSubject
  /// What can be set in the configuration.
  public var options: [RuleOption]
  /// Public reports of the defect, as `owner/repository#number`.
  public var evidence: [String]

  init(
    id: String, group: RuleGroup, severity: Severity, isEnabledByDefault: Bool = true,
    summary: String, rationale: String, remedy: String, reasons: [String] = [],
    needs: [RuleNeed] = [], subject: RuleSubject = .font, options: [RuleOption] = [],
    evidence: [String] = []
  ) {
    self.id = id
    self.group = group
    self.severity = severity
    self.isEnabledByDefault = isEnabledByDefault
    self.summary = summary
    self.rationale = rationale
    self.remedy = remedy
    self.reasons = reasons
    self.needs = needs
    self.subject = subject
    self.options = options
    self.evidence = evidence
  }

  /// Every rule, in the order of the groups.
  public static let all: [RuleDescription] =
    Rules.sources.map { $0.description }

  /// The identifier as one word with capitals, such as `PsNameInvalid`: what SARIF calls a name.
  public var name: String {
    id.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}
