extension Rule {
  /// The option's value in a workspace: a number.
  static func number(_ option: RuleOption, in workspace: Workspace) -> Double {
    guard case .number(let number) = value(of: option, in: workspace) else {
      preconditionFailure("\(description.id): '\(option.name)' is no number")
    }
    return number
  }

  /// The option's value in a workspace: two limits.
  static func range(_ option: RuleOption, in workspace: Workspace) -> ClosedRange<Double> {
    guard case .range(let range) = value(of: option, in: workspace) else {
      preconditionFailure("\(description.id): '\(option.name)' is no range")
    }
    return range
  }

  /// The option's value in a workspace: a truth value.
  static func flag(_ option: RuleOption, in workspace: Workspace) -> Bool {
    guard case .flag(let flag) = value(of: option, in: workspace) else {
      preconditionFailure("\(description.id): '\(option.name)' is no truth value")
    }
    return flag
  }

  private static func value(of option: RuleOption, in workspace: Workspace) -> RuleOption.Value {
    workspace.options[description.id]?[option.name] ?? option.defaultValue
  }
}
