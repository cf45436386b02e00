import FontCatalog

/// The acceptances of a project, and whether they are needed.
struct Suppressions {
  private let suppressions: [Suppression]
  private let ran: Set<String>
  /// The lines with strings of which nothing tells whether they are names, by file.
  private let unjudgedLines: [String: Set<Int>]
  private var used: Set<Int> = []
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
      used.insert(match)
      findings[index].hiding = suppressions[match].hiding
    }
  }

  /// The acceptances that cannot be read, and those that accept nothing although their rules ran and
  /// judged what they cover.
  var complaints: [Finding] {
    let unused = suppressions.indices.filter { index in
      !used.contains(index) && suppressions[index].rules.allSatisfy(ran.contains)
        && !coversUnjudged(suppressions[index])
    }
    return malformed + unused.map { UnusedSuppression.report(suppressions[$0]) }
  }

  /// Whether a comment accepts that a string names no font, and nothing tells whether it should.
  private func coversUnjudged(_ suppression: Suppression) -> Bool {
    guard suppression.removal != nil, let lines = unjudgedLines[suppression.place.file],
      suppression.rules.contains(CatalogUnknownPostScriptName.description.id)
    else { return false }
    return suppression.line.map(lines.contains) ?? true
  }
}
