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
    remedy: "Allow more lines, width or height, shorten the text, or set minimumScaleFactor.",
    reasons: TextOverflow.Kind.allCases.map(\.rawValue),
    needs: [.fonts, .usages, .usageTexts], subject: .usage,
    evidence: ["mastodon/mastodon-ios#572", "kiwicom/orbit-swiftui#107", "ACINQ/phoenix#814"])

  static func check(_ workspace: Workspace) -> [Finding] {
    let usages = workspace.usages.filter { $0.usage.widthPercent == nil }
    return usages.flatMap { usage in
      workspace.overflows(of: usage, usable: 1).map { report($0, usage) }
    }
  }

  private static func report(_ overflow: TextOverflow, _ usage: LintedUsage) -> Finding {
    finding(
      overflow.kind.rawValue, about: usage.name, at: Place(overflow.text.position),
      "\(usage.name): \(overflow.problem(in: usage))",
      fix: fix(overflow),
      related: overflow.text.locale == nil
        ? [] : [Finding.Related(place: usage.place, message: "the usage")],
      data: overflow.findingData)
  }

  private static func fix(_ overflow: TextOverflow) -> String {
    switch overflow.kind {
    case .word: "Use a shorter word, hyphenate it, give it more width, or set minimumScaleFactor."
    case .lines where !overflow.fitsInMoreLines:
      "Give it more width or a smaller size, shorten the text, or set minimumScaleFactor."
    case .lines: "Allow more lines, shorten the text, or set minimumScaleFactor."
    case .height, .frame:
      "Give the frame a minHeight instead of a height, shorten the text, or set "
        + "minimumScaleFactor."
    }
  }
}

extension TextOverflow {
  /// The machine-readable part of a finding about it.
  var findingData: [String: String] {
    [
      "text": text.text, "locale": text.locale ?? "", "first": category?.swiftUIName ?? "",
      "platform": platform,
    ]
  }
}
