import FontCatalog
import FontScaling

enum UsageUnknownFont: Rule {
  static let description = RuleDescription(
    id: "usage-unknown-font", group: .catalog, severity: .error,
    summary: "A usage of the configuration names a font that is neither a case nor bundled.",
    rationale: "None of the checks of sizes and characters can be made for it.",
    remedy: "Write the key of a catalogue or a PostScript name.",
    needs: [.fonts, .usages], subject: .usage)

  static func check(_ workspace: Workspace) -> [Finding] {
    workspace.project.configuration.usages.compactMap { usage in
      let name = workspace.fontName(for: usage.font)
      guard !workspace.isKey(usage.font), workspace.names.faces(named: name).isEmpty,
        !workspace.isSystemFont(name),
        !workspace.mayBeUnread(name)
      else { return nil }
      return finding(
        about: usage.name, at: Place(usage.position),
        "\(usage.name): '\(usage.font)' is neither a case of a catalogue nor a bundled font",
        fix: workspace.suggestion(for: usage.font).map { "Write '\($0)'." }
          ?? "Write the key of a catalogue or a PostScript name.",
        data: ["font": usage.font])
    }
  }
}
