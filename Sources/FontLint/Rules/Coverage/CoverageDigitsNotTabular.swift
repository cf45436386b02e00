import FontCatalog
import FontFiles

enum CoverageDigitsNotTabular: Rule {
  static let description = RuleDescription(
    id: "coverage-digits-not-tabular", group: .coverage, severity: .warning,
    summary: "Digits that change in place have different widths.",
    rationale: """
      Without equal widths and without the feature 'tnum', .monospacedDigit() has no effect: timers \
      and counters jitter.
      """,
    remedy: "Use a font with tabular figures for counters.",
    needs: [.fonts],
    evidence: ["MagicTimerFW/MagicTimer#5"])

  static func check(_ workspace: Workspace) -> [Finding] {
    let usages = workspace.project.configuration.usages
    let counters = Set(usages.filter { $0.monospacedDigit || $0.role == .digits }.map(\.font))
    return workspace.faces.compactMap { linted in
      guard linted.role == .digits || linted.isNamed(in: counters) else { return nil }
      let widths = Set(linted.face.digitAdvances)
      guard widths.count > 1, !linted.face.features.contains("tnum") else { return nil }
      return finding(
        about: linted.font,
        """
        digits have \(widths.count) different widths and there is no 'tnum' feature; \
        .monospacedDigit() has no effect and timers will jitter
        """,
        fix: "Use a font with tabular figures for counters.",
        data: ["widths": "\(widths.count)"])
    }
  }
}

extension LintedFace {
  /// Whether some names, keys of the configuration's catalogue or PostScript names, mean this face.
  fileprivate func isNamed(in names: Set<String>) -> Bool {
    postScriptName.map(names.contains) ?? false
      || font.declarations.contains { names.contains($0.key) && $0.name == postScriptName }
  }
}
