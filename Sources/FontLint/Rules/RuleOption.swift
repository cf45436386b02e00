/// Something that the configuration can set for a rule.
public struct RuleOption: Hashable, Sendable {
  /// A setting's value; the default tells the type.
  public enum Value: Hashable, Sendable {
    /// A truth value.
    case flag(Bool)
    /// A number.
    case number(Double)
    /// A lower and an upper limit.
    case range(ClosedRange<Double>)
  }

  /// The key in the configuration.
  public var name: String
  /// The value where the configuration says nothing.
  public var defaultValue: Value
  /// What it means, with its unit.
  public var summary: String

  init(_ name: String, _ defaultValue: Value, _ summary: String) {
    self.name = name
    self.defaultValue = defaultValue
    self.summary = summary
  }
}

extension RuleOption.Value: CustomStringConvertible {
  /// The value as JSON.
  public var description: String {
    switch self {
    case .flag(let flag): "\(flag)"
    case .number(let number): number.short
    case .range(let range): "[\(range.lowerBound.short), \(range.upperBound.short)]"
    }
  }
}
