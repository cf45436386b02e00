import FontCatalog
import FontScaling

enum PercentTextOverflows: Rule {
  static let usable = RuleOption(
    "usable", .number(0.9), "the part of the container's width that text may fill")

  static let description = RuleDescription(
    id: "percent-text-overflows", group: .scaling, severity: .warning,
    summary: "A text is too wide for a size that follows the container's width.",
    rationale: """
      The size and the room both grow with the width, so what is too wide on one device is too \
      wide on all.
      """,
    remedy: "Use a smaller percentage, or allow more lines.",
    reasons: TextOverflow.Kind.allCases.map(\.rawValue),
    needs: [.fonts, .usages, .usageTexts], subject: .usage,
    options: [usable],
    evidence: ["mastodon/mastodon-ios#572"])

  static func check(_ workspace: Workspace) -> [Finding] {
    let usable = number(usable, in: workspace)
    return workspace.usages.filter { $0.usage.widthPercent != nil }.flatMap { usage in
      workspace.overflows(of: usage, usable: usable).map { report($0, usage, usable) }
    }
  }

  private static func report(
    _ overflow: TextOverflow, _ usage: LintedUsage, _ usable: Double
  ) -> Finding {
    let percent = usage.usage.widthPercent ?? 0
    let ems = overflow.neededWidth.map { $0 / overflow.size }
    let need = overflow.neededWidth.map { $0 / overflow.width * usable * 100 }
    let text = overflow.kind == .word ? overflow.text.widestWord : overflow.text.text
    let isEverywhere = usage.usage.minSize == nil && usage.usage.maxSize == nil
    return finding(
      overflow.kind.rawValue, about: usage.name, at: Place(overflow.text.position),
      """
      \(usage.name): '\(text)' is \(ems?.short ?? "more than any width") em wide; at \
      \(percent.short) % it needs \(need?.points ?? "more than 100") % of the container on \
      \(isEverywhere ? "every device" : overflow.device)
      """,
      fix: ems.map {
        "Use \((usable / $0 * 100).roundedDown.short) % or less, or allow more lines."
      }
        ?? "Allow more lines.",
      data: [
        "text": overflow.text.text, "locale": overflow.text.locale ?? "",
        "platform": overflow.platform,
      ])
  }
}

extension Double {
  /// The next hundredth that is not larger.
  fileprivate var roundedDown: Double {
    (self * 100).rounded(.down) / 100
  }
}
