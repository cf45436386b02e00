import FontScaling

/// A command line taken apart: options may stand between operands, `--name=value` is one word,
/// `--` ends the options, and a negative number is an operand.
struct Arguments {
  private(set) var operands: [String] = []
  private var values: [String: [String]] = [:]

  init(_ words: [String], for command: Command) throws(CommandFailure) {
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        return
      }
      guard Self.isOption(word) else {
        operands.append(word)
        continue
      }
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let option = try Self.option(named: String(parts[0]), of: command)
      let attached = parts.count == 2 ? String(parts[1]) : nil
      values[option.name, default: []].append(try option.take(attached, orNext: &rest))
    }
  }

  static func asksForHelp(_ words: [String]) -> Bool {
    words.prefix { $0 != "--" }.contains { $0 == "--help" || $0 == "-h" }
  }

  func has(_ option: Option) -> Bool {
    values[option.name] != nil
  }

  /// The last value given.
  subscript(option: Option) -> String? {
    values[option.name]?.last
  }

  /// Every value given, in order.
  func all(_ option: Option) -> [String] {
    values[option.name] ?? []
  }

  /// The last value as a number that is finite and positive.
  func positiveNumber(_ option: Option) throws(CommandFailure) -> Double? {
    guard let text = self[option] else { return nil }
    guard let number = Double(decimal: text), number.isFinite, number > 0 else {
      throw .usage("\(option.name) '\(text)' is not a positive number")
    }
    return number
  }

  private static func isOption(_ word: String) -> Bool {
    guard word.hasPrefix("-"), word != "-" else { return false }
    return Double(word) == nil
  }

  private static func option(
    named name: String, of command: Command
  ) throws(CommandFailure) -> Option {
    if let option = command.options.first(where: { $0.name == name }) { return option }
    let names = command.options.map(\.name)
    throw .usage(
      "fontkit \(command.name) has no option '\(name)'",
      hint: Spelling.hint(for: name, among: names) ?? "see 'fontkit help \(command.name)'")
  }
}

extension Option {
  /// The value of this option where it stands; the empty string for a flag.
  fileprivate func take(
    _ attached: String?, orNext rest: inout ArraySlice<String>
  ) throws(CommandFailure) -> String {
    guard let value else {
      guard attached == nil else { throw .usage("\(name) takes no value") }
      return ""
    }
    guard let given = attached ?? rest.popFirst() else {
      throw .usage("\(name) needs a value: \(name) \(value)")
    }
    guard choices.isEmpty || choices.contains(given) else {
      throw .usage(
        "\(name) '\(given)' is not one of \(choices.joined(separator: ", "))",
        hint: Spelling.hint(for: given, among: choices))
    }
    return given
  }
}
