import FontCatalog
import FontScaling

enum PercentTextOverflows: Rule {
  static let usable = RuleOption(
    "usable", .number(0.9), "the part of the container's width that text may fill")

  static let description = RuleDescription(
    id: "percent-text-overflows", group: .scaling, severity: .warning,
    summary: "A text is too wide for a size that follows the container's width.",
    rationale: """
      A fixed size and the room both grow with the width, so what is too wide on one device is too \
      wide on all. Font.custom(_:size:) lets the size grow with Dynamic Type too, but not the room.
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
    let percent = usage.largestPercent(for: overflow, usable)
    let problem =
      percent.map { proportion(overflow, usage.usage.widthPercent ?? 0, most: $0, usable) }
      ?? overflow.problem(in: usage)
    return finding(
      overflow.kind.rawValue, about: usage.name, at: Place(overflow.text.position),
      "\(usage.name): \(problem)",
      fix: percent.map { "Use \($0.roundedDown.short) % or less, or \(otherwise(overflow))." }
        ?? fix(overflow, usage),
      data: overflow.findingData)
  }

  /// What is wrong on every device.
  private static func proportion(
    _ overflow: TextOverflow, _ percent: Double, most: Double, _ usable: Double
  ) -> String {
    let text = overflow.kind == .word ? overflow.text.widestWord : overflow.text.text
    return """
      \(text.quoted) is \((usable / most * 100).short) em wide; at \(percent.short) % it needs \
      \((percent / most * usable * 100).points) % of the container on every device
      """
  }

  private static func fix(_ overflow: TextOverflow, _ usage: LintedUsage) -> String {
    if overflow.isInHeight {
      return "Give the frame a minHeight instead of a height, or use a smaller percentage."
    }
    let what = overflow.size == usage.usage.minSize ? "minSize" : "percentage"
    return overflow.fitsInMoreLines
      ? "Use a smaller \(what), allow more lines, or shorten the text."
      : "Use a smaller \(what), or \(otherwise(overflow))."
  }

  /// What helps in place of a smaller size; more lines never help a word.
  private static func otherwise(_ overflow: TextOverflow) -> String {
    switch overflow.kind {
    case .word: "use a shorter word or hyphenate it"
    default: overflow.fitsInMoreLines ? "allow more lines" : "shorten the text"
    }
  }
}

extension LintedUsage {
  /// The percentage up to which a text fits; `nil` when that depends on more than the text.
  fileprivate func largestPercent(for overflow: TextOverflow, _ usable: Double) -> Double? {
    guard overflow.category == nil, !overflow.isInHeight, usage.frame.width == nil,
      usage.minSize == nil, usage.maxSize == nil, let width = overflow.neededWidth
    else { return nil }
    return usable * overflow.size / width * 100
  }
}

extension Double {
  /// The next hundredth that is not larger.
  fileprivate var roundedDown: Double {
    (self * 100).rounded(.down) / 100
  }
}
