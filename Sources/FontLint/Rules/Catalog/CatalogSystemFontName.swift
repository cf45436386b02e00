import FontCatalog

enum CatalogSystemFontName: Rule {
  static let description = RuleDescription(
    id: "catalog-system-font-name", group: .catalog, severity: .error,
    summary: "A private name of the system font is asked for.",
    rationale: """
      Since iOS 13 and macOS 10.15 Core Text gives Times New Roman, or Times, for names such as \
      .SFUI-Regular and .SFNS-Regular. For .AppleSystemUIFont it has given the system font so far, \
      which no documentation promises: that is a warning.
      """,
    remedy: "Use Font.system or UIFont.systemFont(ofSize:weight:).",
    needs: [.names], subject: .name,
    evidence: ["12207480/TYAttributedLabel#148", "ibireme/YYText#969", "robotframework/RIDE#2149"])

  static func check(_ workspace: Workspace) -> [Finding] {
    workspace.project.names.filter { $0.value.hasPrefix(".") && $0.kind != .interfaceBuilder }.map {
      let isKnown = $0.value.hasPrefix(".AppleSystemUIFont")
      let result =
        isKnown
        ? "which any release of the system may stop to know"
        : "Core Text replaces it with Times New Roman"
      return finding(
        severity: isKnown ? .warning : .error, about: $0.subject, at: Place($0.position),
        "\($0.subject): '\($0.value)' is a private system font name\(isKnown ? "," : ";") \(result)",
        fix: "Use Font.system or UIFont.systemFont(ofSize:weight:).", data: ["name": $0.value])
    }
  }
}
