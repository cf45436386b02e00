import FontCatalog

/// The acceptances of a project, and whether they are needed.
struct Suppressions {
  private let suppressions: [Suppression]
  private let ran: Set<String>
  /// The lines with strings of which nothing tells whether they are names, by file.
  private let unjudgedLines: [String: Set<Int>]
  /// The rules of which each acceptance, by its index, hides a finding.
  private var used: [Int: Set<String>] = [:]
  private var malformed: [Finding] = []

  init(_ project: Project, _ policy: Policy, ran: Set<String>) {
    self.ran = ran
    unjudgedLines = project.unjudgedStrings.reduce(into: [:]) { lines, position in
      lines[position.file, default: []].insert(position.line)
    }
    var suppressions = policy.accepted.map(Suppression.init)
    for directive in project.directives {
      do throws(Suppression.Malformed) {
        suppressions.append(try Suppression(directive))
      } catch {
        malformed.append(InvalidSuppression.report(directive, error.description))
      }
    }
    self.suppressions = suppressions
  }

  /// Marks the findings that are accepted.
  mutating func hide(_ findings: inout [Finding]) {
    for index in findings.indices {
      guard let match = suppressions.firstIndex(where: { $0.covers(findings[index]) }) else {
        continue
      }
      used[match, default: []].insert(findings[index].rule)
      findings[index].hiding = suppressions[match].hiding
    }
  }

  /// The acceptances that cannot be read, and those that accept nothing although their rules ran and
  /// judged what they cover.
  var complaints: [Finding] {
    malformed
      + suppressions.indices.compactMap { index in
        let suppression = suppressions[index]
        let needed = suppression.rules.filter { rule in
          used[index]?.contains(rule) ?? false || !ran.contains(rule)
            || coversUnjudged(suppression, rule)
        }
        guard needed.count < suppression.rules.count else { return nil }
        return UnusedSuppression.report(suppression, needed: needed)
      }
  }

  /// Whether a comment accepts that a string names no font, and nothing tells whether it should.
  private func coversUnjudged(_ suppression: Suppression, _ rule: String) -> Bool {
    guard suppression.removal != nil, let lines = unjudgedLines[suppression.place.file],
      rule == CatalogUnknownPostScriptName.description.id
    else { return false }
    return suppression.line.map(lines.contains) ?? true
  }
}
