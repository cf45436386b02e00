import FontCatalog
import FontScaling

enum ScalingFixedSize: Rule {
  static let description = RuleDescription(
    id: "scaling-fixed-size", group: .scaling, severity: .warning,
    summary: "Text has a fixed size and ignores the reader's text size.",
    rationale: """
      Font.custom(_:fixedSize:) and UIFont(name:size:) without UIFontMetrics do not follow Dynamic \
      Type. WCAG 1.4.4 asks that text can be resized.
      """,
    remedy: "Use Font.custom(_:size:relativeTo:) or UIFontMetrics.",
    needs: [.usages], subject: .usage,
    evidence: ["mozilla-lockwise/lockwise-ios#470", "the-blue-alliance/the-blue-alliance-ios#989"])

  static func check(_ workspace: Workspace) -> [Finding] {
    let fixed = workspace.project.configuration.usages.filter {
      $0.scaling == .fixed && $0.role == .text && $0.widthPercent == nil
    }
    return fixed.compactMap { usage in
      guard let size = usage.size ?? (try? (usage.style ?? .body).preferredSize(at: .large)) else {
        return nil
      }
      let name = workspace.fontName(for: usage.font)
      return finding(
        about: usage.name, at: Place(usage.position),
        "\(usage.name): \(size.points) pt is fixed; it ignores the reader's text size",
        fix: """
          Use Font.custom("\(name)", size: \(size.points), relativeTo: .\(nearestStyle(to: size)))
          """,
        data: ["size": size.short])
    }
  }

  /// The style whose size is nearest on iOS; of several, body before others.
  private static func nearestStyle(to size: Double) -> String {
    let styles = [TextStyle.body] + TextStyle.allCases.filter { $0 != .headline }
    let distances = styles.compactMap { style in
      (try? style.preferredSize(at: .large)).map { (abs($0 - size), style) }
    }
    return distances.min { $0.0 < $1.0 }?.1.swiftUIName ?? TextStyle.body.rawValue
  }
}

extension TextStyle {
  /// The member of SwiftUI's Font.TextStyle.
  fileprivate var swiftUIName: String {
    switch self {
    case .title1: "title"
    case .caption1: "caption"
    default: rawValue
    }
  }
}
