import FontCatalog

enum CatalogSystemFontName: Rule {
  static let description = RuleDescription(
    id: "catalog-system-font-name", group: .catalog, severity: .error,
    summary: "A private name of the system font is asked for.",
    rationale: "Since iOS 13 Core Text gives Times New Roman for names such as .SFUI-Regular.",
    remedy: "Use Font.system or UIFont.systemFont(ofSize:weight:).",
    needs: [.names], subject: .name,
    evidence: ["12207480/TYAttributedLabel#148", "ibireme/YYText#969"])

  static func check(_ workspace: Workspace) -> [Finding] {
    workspace.project.names.filter { $0.value.hasPrefix(".") && $0.kind != .interfaceBuilder }.map {
      finding(
        about: $0.subject, at: Place($0.position),
        "\($0.subject): '\($0.value)' is a private system font name; Core Text replaces it with Times New Roman",
        fix: "Use Font.system or UIFont.systemFont(ofSize:weight:).", data: ["name": $0.value])
    }
  }
}
