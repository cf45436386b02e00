import FontCatalog
import FontScaling

enum ScalingClampedBelow200Percent: Rule {
  static let description = RuleDescription(
    id: "scaling-clamped-below-200-percent", group: .scaling, severity: .warning,
    summary: "A limit keeps text from growing to twice its default size.",
    rationale: """
      WCAG 1.4.4 asks for 200 %. Styles that the system itself does not scale so far are not \
      reported unless a limit is set.
      """,
    remedy: "Raise the limit, or offer the large content viewer.",
    needs: [.usages], subject: .usage,
    evidence: ["M2mobi/Marky-Mark#123", "steamclock/niceComponents#69"])

  static func check(_ workspace: Workspace) -> [Finding] {
    workspace.usages.filter { $0.isText && $0.isLimited && $0.usage.scaling == .dynamic }
      .compactMap { usage in
        guard usage.platform.hasDynamicType, let standard = usage.standardSize,
          let largest = usage.categories.compactMap(usage.size).max(), largest / standard < 2
        else { return nil }
        let percent = Int((largest / standard * 100).rounded())
        return finding(
          about: usage.name, at: usage.place,
          "\(usage.name): grows to at most \(percent) % of its default size (WCAG 1.4.4 asks for 200 %)",
          fix:
            "Raise the limit to \((2 * standard).points) pt or more, or offer the large content viewer.",
          data: ["percent": "\(percent)", "platform": usage.platform.name])
      }
  }
}

extension LintedUsage {
  fileprivate var isLimited: Bool {
    usage.maxSize != nil || usage.largestContentSize != nil
  }
}
