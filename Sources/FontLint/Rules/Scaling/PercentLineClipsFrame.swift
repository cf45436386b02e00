import FontCatalog

enum PercentLineClipsFrame: Rule {
  static let description = RuleDescription(
    id: "percent-line-clips-frame", group: .scaling, severity: .warning,
    summary: "A size that follows the container's width outgrows a fixed height on a wide device.",
    rationale:
      "The width of the container grows from phone to tablet; the height in points does not.",
    remedy: "Give the height in percent too, or set maxSize.",
    needs: [.fonts, .usages], subject: .usage,
    evidence: ["mastodon/mastodon-ios#572"])

  static func check(_ workspace: Workspace) -> [Finding] {
    workspace.usages.compactMap { usage in
      guard let percent = usage.usage.widthPercent, let height = usage.usage.frame.height,
        let widest = workspace.containers(of: usage).last,
        let size = usage.size(inWidth: widest.width), let line = usage.lineHeight(atSize: size),
        line * Double(usage.usage.lines ?? 1) > height
      else { return nil }
      let need = line * Double(usage.usage.lines ?? 1)
      return finding(
        about: usage.name, at: usage.place,
        """
        \(usage.name): \(percent.short) % of \(widest.width.points) pt is \(size.points) pt on \
        \(widest.name); it needs \(need.points) pt but the frame is \(height.points) pt high
        """,
        fix:
          "Give the height in percent too, or set maxSize: \((size * height / need).roundedDown.points).",
        data: ["size": size.short, "width": widest.width.short])
    }
  }
}

extension Double {
  /// The next tenth that is not larger.
  fileprivate var roundedDown: Double {
    (self * 10).rounded(.down) / 10
  }
}
