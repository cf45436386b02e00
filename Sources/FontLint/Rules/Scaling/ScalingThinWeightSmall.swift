import FontCatalog
import FontFiles

enum ScalingThinWeightSmall: Rule {
  static let description = RuleDescription(
    id: "scaling-thin-weight-small", group: .scaling, severity: .info,
    summary: "Small text is set in a thin weight.",
    rationale: "Apple's guidelines ask for larger sizes where a custom font is thin.",
    remedy: "Use a regular weight, or 20 pt and more.",
    needs: [.fonts, .usages], subject: .usage,
    evidence: ["Human Interface Guidelines, Typography"])

  static func check(_ workspace: Workspace) -> [Finding] {
    workspace.usages.filter(\.isText).compactMap { usage in
      guard let weight = usage.weight, weight < 300, let size = usage.standardSize, size < 20 else {
        return nil
      }
      return finding(
        about: usage.name, at: usage.place,
        "\(usage.name): weight \(weight) at \(size.points) pt is hard to read",
        fix: "Use a regular weight, or 20 pt and more.", data: ["weight": "\(weight)"])
    }
  }
}

extension LintedUsage {
  /// The weight that the configuration pins, else the face's.
  var weight: Int? {
    let declaration = linted?.font.declarations.first { $0.name == fontName }
    return declaration?.axes["wght"].map { Int($0) } ?? linted?.face.weight
  }
}
