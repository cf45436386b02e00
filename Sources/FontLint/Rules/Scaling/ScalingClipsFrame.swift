import FontCatalog
import FontScaling

enum ScalingClipsFrame: Rule {
  static let allowsClipping = RuleOption(
    "allowAXClipping", .flag(false), "whether clipping at accessibility sizes is only a note")

  static let description = RuleDescription(
    id: "scaling-clips-frame", group: .scaling, severity: .error,
    summary: "Text grows out of a frame of fixed height.",
    rationale: """
      The line height of the font at a larger text size exceeds the frame, which cuts the text \
      off. At the default size this is an error, at larger ones a warning.
      """,
    remedy: "Give the frame a minHeight instead of a height, or limit .dynamicTypeSize.",
    needs: [.fonts, .usages], subject: .usage,
    options: [allowsClipping],
    evidence: [
      "mastodon/mastodon-ios#572", "kiwicom/orbit-swiftui#107", "mozilla-mobile/firefox-ios#32263",
    ])

  static func check(_ workspace: Workspace) -> [Finding] {
    workspace.usages.compactMap { usage in
      guard let height = usage.usage.frame.height,
        let clip = usage.followedCategories.lazy
          .compactMap({ clip(of: usage, at: $0, height) }).first
      else { return nil }
      let isAtAccessibilitySize = clip.category?.isAccessibility == true
      let isNote = isAtAccessibilitySize && flag(allowsClipping, in: workspace)
      return report(usage, clip, height, isNote ? .info : severity(usage, clip))
    }
  }

  private struct Clip {
    /// `nil` for a size that follows none.
    let category: ContentSizeCategory?
    let size: Double
    let need: Double
  }

  private static func clip(
    of usage: LintedUsage, at category: ContentSizeCategory?, _ height: Double
  ) -> Clip? {
    guard let size = usage.size(following: category), let line = usage.lineHeight(atSize: size)
    else {
      return nil
    }
    let need = line * Double(usage.usage.lines ?? 1)
    return need > height ? Clip(category: category, size: size, need: need) : nil
  }

  private static func severity(_ usage: LintedUsage, _ clip: Clip) -> Severity {
    guard let category = clip.category else { return .error }
    return category <= usage.standardCategory ?? .large ? .error : .warning
  }

  private static func report(
    _ usage: LintedUsage, _ clip: Clip, _ height: Double, _ severity: Severity
  ) -> Finding {
    let level = clip.category.map { " at \($0.swiftUIName)" } ?? ""
    let last = clip.category.flatMap { ContentSizeCategory(rawValue: $0.rawValue - 1) }
    let limit = last.map {
      ", or limit it with .dynamicTypeSize(...DynamicTypeSize.\($0.swiftUIName))"
    }
    return finding(
      severity: severity, about: usage.name, at: usage.place,
      """
      \(usage.name): \(usage.fontName) needs \(clip.need.points) pt\(level) \
      (\(clip.size.points) pt) but the frame is \(height.points) pt high\
      \(clip.category == nil ? "" : "; it is first clipped there")
      """,
      fix: "Use minHeight instead of height\(limit ?? "").",
      data: ["first": clip.category?.swiftUIName ?? "", "platform": usage.platform.name])
  }
}
