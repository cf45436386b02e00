import FontCatalog
import FontLint

/// What `--list-rules` and `--explain` print.
enum RuleListing {
  /// Writes the list, as text or JSON, to standard output or files.
  static func write(_ outputs: [LintOutput], _ console: Console) throws(CommandFailure) {
    for output in outputs {
      guard [.text, .json].contains(output.format) else {
        throw .usage("--list-rules is written as text or json, not as \(output.format.rawValue)")
      }
      let text = text(asJSON: output.format == .json)
      if let file = output.file {
        try OutputFile.write(text, to: file)
      } else {
        console.print(text)
      }
    }
  }

  private static func text(asJSON: Bool) -> String {
    asJSON ? JSONValue.array(RuleDescription.all.map(json)).pretty() + "\n" : table
  }

  /// A line per rule, by group.
  private static var table: String {
    let width = RuleDescription.all.map(\.id.count).max() ?? 0
    let groups = RuleGroup.allCases.map { group in
      let rules = RuleDescription.all.filter { $0.group == group }
      let rows = rules.map { rule in
        let severity = rule.isEnabledByDefault ? rule.severity.rawValue : "off"
        return
          "  \(Help.padded(rule.id, to: width))  \(Help.padded(severity, to: 7))  \(rule.summary)\n"
      }
      return "\(group.rawValue)\n\(rows.joined())"
    }
    return groups.joined(separator: "\n")
  }

  static func explanation(of id: String) throws(CommandFailure) -> String {
    guard let rule = RuleDescription.named(id) else { throw LintRequest.unknownRule(id) }
    var text = """
      \(rule.id)
        \(rule.group.rawValue), \(rule.severity.rawValue)\(rule.isEnabledByDefault ? "" : ", off by default")

      What it finds
        \(rule.summary)

      Why it matters
      \(wrapped(rule.rationale))
      What to do
      \(wrapped(rule.remedy))
      """
    text += section("Conditions", rule.reasons.map { "  \($0)\n" })
    text += section(
      "Options", rule.options.map { "  \($0.name): \($0.defaultValue)  \($0.summary)\n" })
    text += section("Evidence", rule.evidence.map { "  \($0)\n" })
    return text
  }

  private static func section(_ title: String, _ lines: [String]) -> String {
    lines.isEmpty ? "" : "\n\(title)\n\(lines.joined())"
  }

  /// Words in lines of at most 80 columns, indented.
  private static func wrapped(_ text: String) -> String {
    var lines = ["  "]
    for word in text.split(separator: " ") {
      let last = lines[lines.count - 1]
      if last.count + word.count > 79 { lines.append("  ") }
      let isStart = lines[lines.count - 1].count == 2
      lines[lines.count - 1] += (isStart ? "" : " ") + word
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func json(_ rule: RuleDescription) -> JSONValue {
    [
      "id": .string(rule.id),
      "group": .string(rule.group.rawValue),
      "severity": .string(rule.severity.rawValue),
      "enabledByDefault": .bool(rule.isEnabledByDefault),
      "summary": .string(rule.summary),
      "rationale": .string(rule.rationale),
      "fix": .string(rule.remedy),
      "reasons": .array(rule.reasons.map { .string($0) }),
      "needs": .array(rule.needs.map { .string($0.rawValue) }),
      "anchor": .string(rule.subject.rawValue),
      "options": .array(
        rule.options.map {
          [
            "name": .string($0.name), "default": .string($0.defaultValue.description),
            "summary": .string($0.summary),
          ]
        }),
      "evidence": .array(rule.evidence.map { .string($0) }),
    ]
  }
}
