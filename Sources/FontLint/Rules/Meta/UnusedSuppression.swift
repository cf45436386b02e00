/// Reports acceptances of findings that are not there.
enum UnusedSuppression: FindingSource {
  static let description = RuleDescription(
    id: "unused-suppression", group: .meta, severity: .warning,
    summary: "A suppression or an entry of the baseline matches no finding.",
    rationale:
      "What it accepted was fixed; left in place it will hide the next defect of its kind.",
    remedy: "Remove it, or let --prune-suppressions do so.",
    reasons: ["suppression", "baseline"], subject: .project,
    evidence: ["realm/SwiftLint#6511"])

  /// A finding about an acceptance of which only some rules, or none, are needed still.
  static func report(_ suppression: Suppression, needed: [String]) -> Finding {
    let rules = suppression.rules.filter { !needed.contains($0) }.joined(separator: ", ")
    let rest = needed.isEmpty ? "" : ", that of \(needed.joined(separator: ", ")) is"
    return finding(
      "suppression", about: suppression.subject ?? suppression.place.file, at: suppression.place,
      "the suppression of \(rules) is no longer needed\(rest)",
      fix: needed.isEmpty
        ? "Remove it (fontkit lint --prune-suppressions)." : "Take \(rules) out of it.",
      data: ["rules": rules],
      edits: needed.isEmpty ? suppression.removal.map { [$0] } ?? [] : [],
      obstacle: needed.isEmpty ? nil : "the comment accepts other findings too")
  }

  /// A finding about an entry of which only some findings, or none, are there still.
  static func report(_ entry: Baseline.Entry, in file: String, needed: Int) -> Finding {
    let state =
      RuleDescription.named(entry.rule) == nil
      ? "hides nothing, as there is no such rule"
      : needed == 0
        ? "is no longer needed" : "counts \(entry.count), of which \(needed) are left"
    return finding(
      "baseline", about: entry.subject, at: Place(file: file),
      "the baseline's entry for \(entry.rule) at '\(entry.subject)' \(state)",
      fix: "Bring the baseline up to date (fontkit lint --prune-suppressions).",
      data: ["fingerprint": entry.fingerprint])
  }
}
