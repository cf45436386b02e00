/// An option of a command.
struct Option: Hashable, Sendable {
  /// The name with its dashes, such as `--size`.
  let name: String
  /// What stands for the value in help; `nil` for a flag.
  let value: String?
  /// The only values accepted; empty when any is.
  let choices: [String]
  let help: String

  /// A flag, which takes no value.
  static func flag(_ name: String, _ help: String) -> Option {
    Option(name: name, value: nil, choices: [], help: help)
  }

  /// An option that takes any value.
  static func value(_ name: String, _ placeholder: String, _ help: String) -> Option {
    Option(name: name, value: placeholder, choices: [], help: help)
  }

  /// An option that takes one of a few values.
  static func choice(_ name: String, _ choices: [String], _ help: String) -> Option {
    Option(name: name, value: choices.joined(separator: "|"), choices: choices, help: help)
  }
}
