import FontCatalog
import FontScaling

enum PercentSizeTooSmall: Rule {
  static let description = RuleDescription(
    id: "percent-size-too-small", group: .scaling, severity: .warning,
    summary: "A size that follows the container's width is too small on a narrow device.",
    rationale: "The narrowest iPhone is 320 pt wide with Display Zoom, the widest 440 pt.",
    remedy: "Use a larger percentage, or set minSize.",
    needs: [.usages], subject: .usage,
    evidence: ["Human Interface Guidelines, Typography"])

  static func check(_ workspace: Workspace) -> [Finding] {
    workspace.usages.filter { $0.usage.role != .icon && $0.usage.role != .logo }
      .compactMap { usage in
        let minimum = usage.platform.minimumSize
        guard let percent = usage.usage.widthPercent,
          let narrowest = workspace.containers(of: usage).first,
          let size = usage.size(inWidth: narrowest.width), size < minimum
        else { return nil }
        return finding(
          about: usage.name, at: usage.place,
          """
          \(usage.name): \(percent.short) % of \(narrowest.width.points) pt is \(size.points) pt on \
          \(narrowest.name), below \(minimum.points) pt
          """,
          fix: """
            Use \((minimum / narrowest.width * 100).roundedUp.short) % or more, or set minSize: \
            \(minimum.points).
            """,
          data: ["size": size.short, "width": narrowest.width.short])
      }
  }
}

extension Double {
  /// The next hundredth that is not smaller.
  fileprivate var roundedUp: Double {
    (self * 100).rounded(.up) / 100
  }
}
