import FontCatalog

enum CatalogDuplicateName: Rule {
  static let description = RuleDescription(
    id: "catalog-duplicate-name", group: .catalog, severity: .error,
    summary: "Two cases of one catalogue name the same font.",
    rationale: """
      Names are looked up without regard to case on iOS, so that both cases give one font; whoever \
      changes one of them changes half of the app. Constants and members of a switch may share a \
      name: they say what a font is for.
      """,
    remedy: "Delete one case, or make it a static alias of the other.",
    needs: [.names], subject: .name,
    evidence: ["expo/expo#29502"])

  static func check(_ workspace: Workspace) -> [Finding] {
    workspace.project.catalogs.flatMap { catalog in
      let groups = Dictionary(grouping: catalog.entries.filter(isName)) { $0.value.lowercased() }
      return groups.values.flatMap { entries in
        entries.dropFirst().map { duplicate($0, of: entries[0]) }
      }
    }
  }

  /// Whether the entry names a font rather than a use of one.
  private static func isName(_ entry: NameReference) -> Bool {
    entry.kind == .rawValue && !entry.isInterpolated
  }

  private static func duplicate(_ entry: NameReference, of first: NameReference) -> Finding {
    finding(
      about: entry.subject, at: Place(entry.position),
      "\(entry.subject): names the same font '\(first.value)' as \(first.subject)",
      fix: "Delete one case, or make it a static alias of the other.",
      related: [Finding.Related(place: Place(first.position), message: "'\(first.value)' is here")],
      data: ["name": entry.value, "first": first.subject])
  }
}
