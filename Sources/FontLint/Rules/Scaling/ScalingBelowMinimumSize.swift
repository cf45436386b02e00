import FontCatalog
import FontScaling

enum ScalingBelowMinimumSize: Rule {
  static let description = RuleDescription(
    id: "scaling-below-minimum-size", group: .scaling, severity: .warning,
    summary: "Text is smaller than the platform's minimum at some text size.",
    rationale: """
      Apple's Human Interface Guidelines give the smallest legible sizes: 11 pt on iOS and iPadOS, \
      10 on macOS, 23 on tvOS, 12 on visionOS and watchOS.
      """,
    remedy: "Raise the size, or set minSize.",
    needs: [.usages], subject: .usage,
    evidence: ["Human Interface Guidelines, Typography"])

  static func check(_ workspace: Workspace) -> [Finding] {
    workspace.usages.filter { $0.usage.role != .icon && $0.usage.role != .logo }
      .compactMap { usage in
        let minimum = usage.platform.minimumSize
        for category in usage.followedCategories {
          guard let size = usage.size(following: category), size < minimum else { continue }
          let level = category.map { " at \($0.swiftUIName)" } ?? ""
          return finding(
            about: usage.name, at: usage.place,
            """
            \(usage.name): \(size.points) pt\(level) is below the \(usage.platformName) minimum of \
            \(minimum.points) pt
            """,
            fix: "Raise the base size or set minSize: \(minimum.points).",
            data: ["size": size.short, "platform": usage.platform.name])
        }
        return nil
      }
  }
}

extension Platform {
  /// The smallest legible size in points.
  ///
  /// Source: Human Interface Guidelines, Typography, 2025.
  var minimumSize: Double {
    switch self {
    case .iOS, .iPadOS: 11
    case .macOS: 10
    case .tvOS: 23
    case .visionOS, .watchOS: 12
    }
  }
}
