import FontCatalog

enum CatalogUnknownPostScriptName: Rule {
  static let description = RuleDescription(
    id: "catalog-unknown-postscript-name", group: .catalog, severity: .error,
    summary: "A name in the catalogue is no PostScript name of any font of the project.",
    rationale: """
      UIFont(name:) and Font.custom look fonts up by PostScript name, not by file name. With an \
      unknown name the first returns nil and the second silently shows the system font. Family \
      and full names work on Apple platforms, but leave the choice of the face to the system. A \
      name near none that may be of a font which cannot be read, such as one that is not on disk, \
      that pods bring or the system downloads, or that begins as a linked package is called, is \
      counted and not reported.
      """,
    remedy: "Write the PostScript name, or add the name to systemFonts in the configuration.",
    reasons: NameIndex.Mistake.allCases.map(\.rawValue) + ["none"],
    needs: [.fonts, .names], subject: .name,
    evidence: [
      "expo/expo#27427", "react/react-native#1167", "IBM/plex#356", "jverkoey/nimbus#326",
      "expo/expo#26540",
    ])

  static func check(_ workspace: Workspace) -> [Finding] {
    workspace.project.catalogs.flatMap { catalog in
      let values = Set(catalog.entries.map(\.value))
      let unknown = catalog.entries.filter {
        workspace.isUnknown($0) && mayBeMeant($0, in: catalog, workspace)
      }
      return unknown.compactMap { fault(of: $0, besides: values, in: catalog, workspace) }
    }
  }

  /// Whether a name that no font has was written as one: it is near one, or looks like one where
  /// the names around it are all that speaks for it.
  private static func mayBeMeant(
    _ entry: NameReference, in catalog: NameCatalog, _ workspace: Workspace
  ) -> Bool {
    let name = entry.value
    guard workspace.guesses[name] == nil, catalog.kind != .configuration else { return true }
    switch catalog.evidence {
    case .declared: return !FontNameShape.isForeign(name)
    case .majority where !entry.isAskedFor: return FontNameShape.isTypical(name)
    case .majority, .fontCall:
      let isOther = FontNameShape.isForeign(name) || FontNameShape.isPlaceholder(name)
      return !isOther && !entry.mayBeAbsent && !isImplied(entry, in: catalog)
    }
  }

  /// Whether a case has no value of its own where others have: it stands for something else than a
  /// font of the project, as in `case system, lato = "Lato-Regular"`.
  private static func isImplied(_ entry: NameReference, in catalog: NameCatalog) -> Bool {
    func isImplied(_ entry: NameReference) -> Bool {
      entry.kind == .rawValue && entry.bytes == nil && entry.value == entry.caseName
    }
    return isImplied(entry) && !catalog.entries.allSatisfy(isImplied)
  }

  /// A name that differs only by case from another of the catalogue is that one's duplicate; a list
  /// may have other spellings of a name as well, to be tried in turn.
  private static func fault(
    of entry: NameReference, besides values: Set<String>, in catalog: NameCatalog,
    _ workspace: Workspace
  ) -> Finding? {
    let fault = UnknownName(entry, in: workspace)
    let isSpelling =
      fault.reason == "case-differs"
      || fault.reason == "separator-differs" && catalog.kind == .collection
    guard !isSpelling || !values.contains(fault.rightName ?? "") else { return nil }
    return finding(
      fault.reason, severity: fault.severity(nothingNear: .error), about: entry.subject,
      at: Place(entry.position), "\(entry.subject): \(fault.sentence)", fix: fault.fix,
      related: fault.related, data: fault.data, edits: fault.edits,
      obstacle: fault.obstacle)
  }
}
