import FontCatalog
import FontScaling

enum ScalingTextTruncates: Rule {
  static let description = RuleDescription(
    id: "scaling-text-truncates", group: .scaling, severity: .warning,
    summary: "A text does not fit its place at a larger text size.",
    rationale: """
      A word that is wider than its container is cut; a text that needs more lines than it may \
      have is truncated; lines that are higher than the frame are clipped. Widths are those of the \
      usage's font, sizes those of scaledFont.
      """,
    remedy: "Allow more lines, shorten the text, or set minimumScaleFactor.",
    reasons: TextOverflow.Kind.allCases.map(\.rawValue),
    needs: [.fonts, .usages, .usageTexts], subject: .usage,
    evidence: ["mastodon/mastodon-ios#572", "kiwicom/orbit-swiftui#107", "ACINQ/phoenix#814"])

  static func check(_ workspace: Workspace) -> [Finding] {
    let usages = workspace.usages.filter { $0.usage.widthPercent == nil }
    return usages.flatMap { usage in
      workspace.overflows(of: usage, usable: 1).filter { !isLineClipped($0, in: usage) }
        .map { report($0, usage) }
    }
  }

  /// Whether scaling-clips-frame speaks of it: the lines that the usage allows are too high.
  private static func isLineClipped(_ overflow: TextOverflow, in usage: LintedUsage) -> Bool {
    guard overflow.kind == .height, let height = usage.usage.frame.height,
      let line = usage.lineHeight(atSize: overflow.size)
    else { return false }
    return line * Double(usage.usage.lines ?? 1) > height
  }

  private static func report(_ overflow: TextOverflow, _ usage: LintedUsage) -> Finding {
    let level = overflow.category?.swiftUIName ?? ""
    let needed = overflow.neededWidth?.points ?? "more"
    let container = "the container is \(overflow.width.points) pt on \(overflow.device)"
    let text = overflow.text.text
    let problem =
      switch overflow.kind {
      case .word:
        "'\(overflow.text.widestWord)' is \(needed) pt wide at \(level) but \(container)"
      case .lines where usage.usage.lines == 1:
        "'\(text)' is \(needed) pt wide at \(level) but \(container)"
      case .lines:
        "'\(text)' needs more than \(usage.usage.lines ?? 1) lines at \(level), where \(container)"
      case .height:
        "'\(text)' needs more lines at \(level) than its frame is high, where \(container)"
      }
    return finding(
      overflow.kind.rawValue, about: usage.name, at: Place(overflow.text.position),
      "\(usage.name): \(problem)",
      fix: "Allow more lines, shorten the text, or set minimumScaleFactor.",
      related: overflow.text.locale == nil
        ? [] : [Finding.Related(place: usage.place, message: "the usage")],
      data: [
        "text": text, "locale": overflow.text.locale ?? "", "first": level,
        "platform": overflow.platform,
      ])
  }
}
