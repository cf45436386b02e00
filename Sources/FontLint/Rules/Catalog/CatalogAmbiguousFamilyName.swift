import FontCatalog

enum CatalogAmbiguousFamilyName: Rule {
  static let description = RuleDescription(
    id: "catalog-ambiguous-family-name", group: .catalog, severity: .warning,
    summary: "A name is both a PostScript name and the family name of several faces.",
    rationale:
      "A lookup by that name can return any of them: UIFont(name: \"Lato\") gave Lato-Light.",
    remedy: "Use a PostScript name that no family has, or load the face by descriptor.",
    needs: [.fonts, .names], subject: .name,
    evidence: ["NativeScript/ios-jsc#445", "rsms/inter#488"])

  static func check(_ workspace: Workspace) -> [Finding] {
    workspace.project.names.compactMap { reference in
      let name = reference.value
      let family = workspace.names.faces(ofFamily: name)
      guard family.count > 1, !workspace.names.faces(named: name).isEmpty else { return nil }
      let list = family.map(\.title).sorted().joined(separator: ", ")
      return finding(
        about: reference.subject, at: Place(reference.position),
        """
        \(reference.subject): '\(name)' is both a PostScript name and the family name of \
        \(family.count) bundled faces (\(list)); lookup by that name can return any of them
        """,
        fix: "Use a PostScript name that no family has, or load the face by descriptor.",
        related: family.map {
          Finding.Related(place: Place(file: $0.font.path), message: $0.title)
        },
        data: ["name": name, "faces": list])
    }
  }
}
