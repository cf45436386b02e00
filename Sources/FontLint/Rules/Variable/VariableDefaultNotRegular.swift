import FontCatalog
import FontFiles

enum VariableDefaultNotRegular: Rule {
  static let description = RuleDescription(
    id: "variable-default-not-regular", group: .variable, severity: .warning,
    summary: "The default instance of a variable font is not its regular weight.",
    rationale: """
      Text set without an axis value is drawn in the default instance, whatever the name says. iOS \
      reads named instances, Android the axis.
      """,
    remedy: "Pin wght to 400 in the catalogue, or instantiate a static Regular.",
    reasons: ["not-regular", "weight-class"],
    needs: [.fonts],
    evidence: ["arrowtype/shantell-sans#127", "expo/expo#48777"])

  static func check(_ workspace: Workspace) -> [Finding] {
    workspace.faces.compactMap { linted in
      guard let axis = linted.face.axes.first(where: { $0.tag == "wght" }),
        !linted.font.declarations.contains(where: { $0.axes["wght"] != nil })
      else { return nil }
      return fault(of: linted, axis)
    }
  }

  private static func fault(of linted: LintedFace, _ axis: VariationAxis) -> Finding? {
    let value = axis.defaultValue.short
    if axis.defaultValue != 400, axis.minimum <= 400, axis.maximum >= 400 {
      return finding(
        "not-regular", about: linted.font,
        "the default instance is wght \(value): text in '\(linted.title)' without an axis value is not regular",
        fix: "Pin wght to 400 in the catalogue, or instantiate a static Regular.",
        data: ["wght": value])
    }
    guard let weight = linted.face.weight, Double(weight) != axis.defaultValue else { return nil }
    return finding(
      "weight-class", about: linted.font,
      "the default instance is wght \(value) but OS/2 usWeightClass is \(weight)",
      fix: "Get a build in which the two agree.", data: ["wght": value, "weight": "\(weight)"])
  }
}
