import FontCatalog

/// The acceptances of a project, and whether they are needed.
struct Suppressions {
  private let suppressions: [Suppression]
  private let ran: Set<String>
  private var used: Set<Int> = []
  private var malformed: [Finding] = []

  init(_ project: Project, _ policy: Policy, ran: Set<String>) {
    self.ran = ran
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

  /// The acceptances that cannot be read, and those that accept nothing although their rules ran.
  var complaints: [Finding] {
    let unused = suppressions.indices.filter { index in
      !used.contains(index) && suppressions[index].rules.allSatisfy(ran.contains)
    }
    return malformed + unused.map { UnusedSuppression.report(suppressions[$0]) }
  }
}
