import FontCatalog
import FontFiles

enum VariableOpszUnpinned: Rule {
  static let description = RuleDescription(
    id: "variable-opsz-unpinned", group: .variable, severity: .info,
    summary: "A variable font has an optical size axis that nobody pins.",
    rationale: """
      Its weight and spacing change with the point size, and renderers set the axis differently: \
      Core Text does so by itself, others do not.
      """,
    remedy: "Pin opsz in the catalogue, or ship a static cut.",
    needs: [.fonts],
    evidence: ["rsms/inter#589"])

  static func check(_ workspace: Workspace) -> [Finding] {
    workspace.faces.compactMap { linted in
      guard let axis = linted.face.axes.first(where: { $0.tag == "opsz" }),
        !linted.font.declarations.contains(where: { $0.axes["opsz"] != nil })
      else { return nil }
      return finding(
        about: linted.font,
        """
        the font has an optical size axis (\(axis.minimum.short) to \(axis.maximum.short)): its \
        weight and spacing change with the size and differ between renderers
        """,
        fix: "Pin opsz in the catalogue, or ship a static cut.")
    }
  }
}
