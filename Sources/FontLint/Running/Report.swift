public import FontCatalog

/// The result of one run.
public struct Report: Sendable {
  /// A font that was looked at.
  public struct Font: Hashable, Sendable {
    /// The path relative to the root.
    public var path: String
    /// The PostScript names of its faces, in order.
    public var postScriptNames: [String]
  }

  /// Everything that was found, hidden findings included, in the order of places.
  public var findings: [Finding]
  /// The rules that ran, in the order of all rules.
  public var rules: [RuleDescription]
  /// The rules that did not, because what they look at is absent.
  public var skipped: [SkippedRule]
  /// The fonts that were looked at, by path.
  public var fonts: [Font]
  /// How many fonts were left out, since no target ships them and nothing asks for them.
  public var unshippedFontCount: Int
  /// What the rules looked at, by kind, sorted.
  public var subjects: [RuleSubject: [String]]
  /// How many names of fonts were looked at.
  public var nameCount: Int
  /// The names that cannot be checked because they are put together at run time.
  public var uncheckedNames: [UncheckedName]
  /// The files that are too large, or hold lists that are too long, to be searched for all names.
  public var unsearchedFiles: [String]
  /// The names that may be those of fonts which cannot be read, sorted.
  public var unjudgedNames: [String]
  /// The fonts of targets that are not on disk, for a reason.
  public var absentFonts: [String]
  /// The files that may list fonts for the system and were not read.
  public var unreadFontLists: [String]
  /// Entries of UIAppFonts that may lead to files which cannot be read, as those of pods.
  public var uncheckedEntries: [String]
  /// Fonts that targets take from outside of the folder.
  public var outsideFonts: [String]
  /// Links that lead out of the folder.
  public var outsideLinks: [String]
  /// The descriptions of Xcode projects that a tool has yet to make.
  public var ungeneratedProjects: [String]
  /// The sources that speak of fonts and that no target compiles.
  public var uncompiledSources: [String]
  /// The least severity that fails the run; `nil` when nothing does.
  public var failOn: Severity?
  /// The baseline without what is no longer needed; `nil` when there is none or all of it is.
  public var prunedBaseline: Baseline?

  /// The fingerprint of each finding, in their order; where several share one, those after the first
  /// are told apart by their number, so that whoever matches by fingerprint keeps all of them.
  var fingerprints: [String] {
    var counts: [String: Int] = [:]
    return findings.map { finding in
      let fingerprint = finding.fingerprint
      let count = counts[fingerprint, default: 0]
      counts[fingerprint] = count + 1
      guard count > 0 else { return fingerprint }
      return SHA256.hexadecimal(of: Array("\(fingerprint) \(count)".utf8))
    }
  }

  /// The findings that are reported.
  public var reported: [Finding] {
    findings.filter { $0.hiding == nil }
  }

  /// Whether a reported finding is severe enough to fail the run.
  public var fails: Bool {
    guard let failOn else { return false }
    return reported.contains { $0.severity >= failOn }
  }

  /// How many reported findings have a severity.
  public func count(of severity: Severity) -> Int {
    reported.count { $0.severity == severity }
  }

  /// How many findings the baseline hides.
  public var baselineCount: Int {
    findings.count { $0.hiding == .baseline }
  }

  /// One line for people: `2 errors, 5 warnings, 1 note in 14 fonts, 9 names (6 rules skipped)`.
  public var summary: String {
    let counts = [
      counted(count(of: .error), "error"), counted(count(of: .warning), "warning"),
      counted(count(of: .info), "note"),
    ]
    let text =
      counts.joined(separator: ", ")
      + " in \(counted(fonts.count, "font")), \(counted(nameCount, "name"))"
    return remarks.isEmpty ? text : text + " (\(remarks.joined(separator: "; ")))"
  }

  /// What was not looked at, or is not shown.
  private var remarks: [String] {
    let remarks = [
      (skipped.count, "rule", "skipped"),
      (uncheckedNames.count, "name", "put together at run time unchecked"),
      (unsearchedFiles.count, "large file", "not searched for all names"),
      (unshippedFontCount, "font", "in no target unchecked"),
      (uncompiledSources.count, "source", "in no target unchecked"),
      (absentFonts.count, "font", "not on disk unchecked"),
      (unreadFontLists.count, "list", "of fonts not read"),
      (unjudgedNames.count, "name", "of fonts not read unchecked"),
      (ungeneratedProjects.count, "Xcode project", "yet to be generated"),
      (uncheckedEntries.count, "entry", "of UIAppFonts unchecked"),
      (outsideFonts.count, "font", "outside of the folder not read"),
      (outsideLinks.count, "link", "out of the folder not followed"),
      (baselineCount, "finding", "hidden by the baseline"),
    ]
    return remarks.filter { $0.0 > 0 }.map { "\(counted($0.0, $0.1)) \($0.2)" }
  }

  private func counted(_ count: Int, _ noun: String) -> String {
    guard count != 1 else { return "1 \(noun)" }
    return noun.hasSuffix("y") ? "\(count) \(noun.dropLast())ies" : "\(count) \(noun)s"
  }

  /// The report without notes.
  public var withoutNotes: Report {
    var report = self
    report.findings.removeAll { $0.severity == .info }
    return report
  }
}
