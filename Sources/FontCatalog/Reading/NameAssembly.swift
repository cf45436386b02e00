/// Tells which strings of all the Swift files are font names, once the fonts are known.
///
/// A string that merely looks like a name is none: it stands at a font call, or belongs to a group
/// that a font call uses or in which most strings are names of the project's fonts.
struct NameAssembly {
  private(set) var catalogs: [NameCatalog] = []
  private(set) var references: [NameReference] = []
  private(set) var uncheckedNames: [UncheckedName] = []

  init(_ files: [SwiftFileNames], jsonGroups: [StringGroup] = [], known: KnownNames) {
    let groups = GroupIndex(files.flatMap(\.groups) + jsonGroups)
    let uses = files.flatMap(\.uses)
    let wholes = groups.usage(of: uses)
    let parts = groups.usage(of: files.flatMap(\.partUses))
    let resources = groups.usage(of: files.flatMap(\.resourceUses))
    for (index, group) in groups.groups.enumerated() {
      let usage = wholes[index] ?? GroupIndex.Usage()
      let isElsewhere = parts[index] != nil || resources[index] != nil
      let judge = GroupJudge(group: group, usage: usage, isUsedElsewhere: isElsewhere, known: known)
      if let catalog = judge.catalog { add(catalog) }
    }
    references = files.flatMap(\.references)
    let places = Set((catalogs.flatMap(\.entries) + references).map(\.position))
    references += files.flatMap(\.mentions).filter {
      known.isPostScriptName($0.value) && !places.contains($0.position)
    }
    uncheckedNames =
      files.flatMap(\.unchecked) + uses.filter { !groups.isKnown($0) }.compactMap(\.fallback)
    uncheckedNames = Self.unique(uncheckedNames, without: uses.filter(groups.isKnown))
  }

  /// The strings of a JSON file are grouped in two ways, of which the first counts.
  private mutating func add(_ catalog: NameCatalog) {
    var catalog = catalog
    if catalog.kind == .json {
      let known = Set(catalogs.filter { $0.kind == .json }.flatMap(\.entries).map(\.position))
      catalog.entries.removeAll { known.contains($0.position) }
    }
    if !catalog.entries.isEmpty { catalogs.append(catalog) }
  }

  /// One expression can lead to several groups: it is unchecked when none of them is known.
  private static func unique(
    _ names: [UncheckedName], without checked: [GroupUse]
  ) -> [UncheckedName] {
    var seen = Set(checked.compactMap(\.fallback))
    return names.filter { seen.insert($0).inserted }
  }
}
