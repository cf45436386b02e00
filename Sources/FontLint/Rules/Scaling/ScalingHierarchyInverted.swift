import FontCatalog
import FontScaling

enum ScalingHierarchyInverted: Rule {
  static let description = RuleDescription(
    id: "scaling-hierarchy-inverted", group: .scaling, severity: .warning,
    summary: "At some text size a heading becomes smaller than the text that it heads.",
    rationale: """
      Limits that only one of two styles has turn the hierarchy of a screen around. Two styles \
      that both scale as the system's do are left alone, although their own law lets captions \
      overtake footnotes by a point or two.
      """,
    remedy: "Give both the same limit, or scale both relative to the same style.",
    needs: [.usages], subject: .usage,
    evidence: ["M2mobi/Marky-Mark#123", "OfficeDev/ui-fabric-ios#4"])

  static func check(_ workspace: Workspace) -> [Finding] {
    let onScreens = workspace.usages.filter { $0.usage.screen != nil && $0.usage.style != nil }
    let screens = Dictionary(grouping: onScreens) {
      "\($0.usage.screen ?? "")\0\($0.platform.name)"
    }
    return screens.values.flatMap { usages in
      usages.flatMap { upper in
        usages.compactMap { lower in
          upper.outranks(lower) && !(upper.isUnchanged && lower.isUnchanged)
            ? inversion(of: upper, lower) : nil
        }
      }
    }
  }

  private static func inversion(of upper: LintedUsage, _ lower: LintedUsage) -> Finding? {
    for category in upper.platform.categories {
      guard let upperSize = upper.shownSize(at: category),
        let lowerSize = lower.shownSize(at: category), upperSize < lowerSize
      else { continue }
      return finding(
        about: upper.name, at: upper.place,
        """
        \(upper.name) (\(upperSize.points) pt) becomes smaller than \(lower.name) \
        (\(lowerSize.points) pt) at \(category.swiftUIName)
        """,
        fix: "Give both the same limit, or scale both relative to the same style.",
        related: [Finding.Related(place: lower.place, message: lower.name)],
        data: ["other": lower.name, "first": category.swiftUIName])
    }
    return nil
  }
}

extension LintedUsage {
  /// Whether the style stands above the other's in the hierarchy, and is larger by default.
  fileprivate func outranks(_ other: LintedUsage) -> Bool {
    guard let size = standardSize, let otherSize = other.standardSize else { return false }
    let styles = TextStyle.allCases
    let (rank, otherRank) = (styles.firstIndex(of: style), styles.firstIndex(of: other.style))
    return rank ?? 0 < otherRank ?? 0 && size > otherSize
  }

  /// Whether the style has its own size and no limits.
  fileprivate var isUnchanged: Bool {
    let preferred = standardCategory.flatMap { try? style.preferredSize(at: $0, on: platform) }
    return usage.scaling == .dynamic && usage.minSize == nil && usage.maxSize == nil
      && usage.smallestContentSize == nil && usage.largestContentSize == nil
      && (usage.size == nil || usage.size == preferred)
  }

  /// The size at a content size, kept to the range that the view allows.
  fileprivate func shownSize(at category: ContentSizeCategory) -> Double? {
    guard let least = categories.first, let most = categories.last else { return nil }
    return size(at: category.clamped(to: least...most))
  }
}
