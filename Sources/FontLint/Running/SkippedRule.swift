/// A rule that did not run.
public struct SkippedRule: Hashable, Sendable {
  /// The rule.
  public var rule: String
  /// Why: what is absent.
  public var why: String
}
