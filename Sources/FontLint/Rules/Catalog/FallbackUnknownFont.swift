import FontCatalog

enum FallbackUnknownFont: Rule {
  static let description = RuleDescription(
    id: "fallback-unknown-font", group: .catalog, severity: .error,
    summary: "A fallback in the configuration's catalogue names a font that nothing provides.",
    rationale: "The characters that it should have are not looked for, and nobody notices.",
    remedy: "Write a key of the catalogue, or the PostScript name of a bundled or system font.",
    needs: [.fonts, .catalog], subject: .name)

  static func check(_ workspace: Workspace) -> [Finding] {
    workspace.project.configuration.catalog.flatMap { entry in
      entry.fallback.compactMap { fallback in
        let name = workspace.fontName(for: fallback.value)
        guard !workspace.isKey(fallback.value), workspace.names.faces(named: name).isEmpty,
          !workspace.isSystemFont(name),
          !workspace.mayBeUnread(name)
        else { return nil }
        return finding(
          about: entry.key, at: Place(fallback.position),
          "\(entry.key): the fallback '\(fallback.value)' is neither a key of the catalogue nor a font",
          fix: workspace.suggestion(for: fallback.value).map { "Write '\($0)'." }
            ?? "Write a key of the catalogue, or the PostScript name of a bundled or system font.",
          data: ["fallback": fallback.value])
      }
    }
  }
}
