public import FontCatalog
import FontFiles

/// Runs the rules over a project.
public struct Linter: Sendable {
  /// Which rules run and what becomes of their findings.
  public var policy: Policy
  /// Findings that were known before.
  public var baseline: Baseline?

  /// Creates a linter.
  public init(policy: Policy = Policy(), baseline: Baseline? = nil) {
    self.policy = policy
    self.baseline = baseline
  }

  /// What the rules look at in a project.
  public func workspace(of project: Project) -> Workspace {
    Workspace(project: project, options: policy.options)
  }

  /// Everything that the rules find in a project; reads no file.
  public func lint(_ workspace: Workspace) -> Report {
    let project = workspace.project
    let enabled = Rules.checks.filter { isEnabled($0.description) }
    let ready = enabled.filter { $0.description.missingNeed(in: project) == nil }
    var findings = ready.flatMap { $0.check(workspace) }
    for index in findings.indices {
      findings[index].severity = policy.severity(of: findings[index])
    }
    findings.sort()
    let ran = Set(ready.map { $0.description.id })
    let judged = project.configuration.isPartial ? [] : ran
    findings += hide(&findings, in: project, ran: ran, judged: judged)
    return Report(
      findings: findings.sorted(),
      rules: RuleDescription.all.filter { isEnabled($0) && $0.missingNeed(in: project) == nil },
      skipped: enabled.compactMap { rule in
        rule.description.missingNeed(in: project).map {
          SkippedRule(rule: rule.description.id, why: $0.absence)
        }
      },
      fonts: workspace.appFonts.map {
        Report.Font(path: $0.path, postScriptNames: $0.faces.compactMap(\.names.postScript))
      },
      unshippedFontCount: workspace.fonts.count - workspace.appFonts.count,
      subjects: workspace.subjects, nameCount: project.names.count,
      uncheckedNames: project.uncheckedNames, unsearchedFiles: project.unsearchedFiles,
      unjudgedNames: workspace.unjudgedNames.sorted(),
      absentFonts: Set(project.targets.flatMap(\.absentFonts)).sorted(),
      unreadFontLists: workspace.unreadFontLists, uncheckedEntries: workspace.uncheckedEntries,
      outsideFonts: project.outsideFonts, outsideLinks: project.outsideLinks,
      ungeneratedProjects: project.ungeneratedProjects,
      uncompiledSources: project.uncompiledSources,
      failOn: policy.failOn, prunedBaseline: baseline?.pruned(to: findings, ran: judged))
  }

  /// The measured texts that their usages have no room for, in the order of the usages.
  public func overflows(in workspace: Workspace) -> [TextOverflow] {
    let usable = PercentTextOverflows.number(PercentTextOverflows.usable, in: workspace)
    return workspace.usages.flatMap { workspace.overflows(of: $0, usable: usable) }
  }

  /// Whether a rule looks at the widths of texts, which take time to measure.
  public var needsTexts: Bool {
    Rules.checks.contains { rule in
      isEnabled(rule.description) && rule.description.needs.contains(.usageTexts)
    }
  }

  private func isEnabled(_ rule: RuleDescription) -> Bool {
    policy.enabled.contains(rule.id)
  }

  /// Marks the findings that are accepted, and returns what is wrong with the acceptances.
  ///
  /// Only of the rules that are judged, as they ran over all of the project, it is known which entries
  /// of the baseline are needed.
  private func hide(
    _ findings: inout [Finding], in project: Project, ran: Set<String>, judged: Set<String>
  ) -> [Finding] {
    var suppressions = Suppressions(project, policy, ran: ran)
    suppressions.hide(&findings)
    var dead = suppressions.complaints
    if let baseline {
      dead += baseline.hide(&findings, ran: judged)
    }
    let enabled = dead.filter { policy.enabled.contains($0.rule) }
    return enabled.map { finding in
      var finding = finding
      finding.severity = policy.severity(of: finding)
      return finding
    }
  }
}

extension RuleDescription {
  fileprivate func missingNeed(in project: Project) -> RuleNeed? {
    needs.first { !$0.isMet(by: project) }
  }
}
