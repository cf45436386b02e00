/// Tells which strings of all the Swift files are font names, once the fonts are known.
///
/// A string that merely looks like a name is none: it stands at a font call, or belongs to a group
/// that a font call uses or in which most strings are names of the project's fonts.
struct NameAssembly {
  private(set) var catalogs: [NameCatalog] = []
  private(set) var references: [NameReference] = []
  /// The strings of groups that count in part which count for nothing.
  private(set) var unjudgedStrings: [SourcePosition] = []
  private(set) var uncheckedNames: [UncheckedName] = []
  /// The files with catalogues that have more names than are looked at.
  private(set) var cutFiles: Set<String> = []

  init(_ files: [SourceFileNames], jsonGroups: [StringGroup] = [], known: KnownNames) {
    let groups = GroupIndex(files.flatMap(\.groups) + jsonGroups)
    let (wholes, unknown) = groups.usage(of: files.flatMap(\.uses))
    let parts = groups.usage(of: files.flatMap { $0.partUses + $0.resourceUses }).byGroup
    let enums = Set(
      groups.groups.filter { $0.kind == .enumeration && $0.members.isEmpty }.map(\.type))
    for (index, group) in groups.groups.enumerated() {
      let usage = wholes[index] ?? GroupIndex.Usage()
      let judge = GroupJudge(
        group: group, usage: usage, isUsedElsewhere: parts[index] != nil,
        isBesideCases: enums.contains(group.type), known: known)
      uncheckedNames += judge.unchecked
      guard let catalog = judge.catalog else { continue }
      add(catalog)
      let judged = Set(catalog.entries.map(\.position))
      unjudgedStrings += group.entries.flatMap(\.values).map(\.position).filter {
        !judged.contains($0)
      }
      if group.isCut { cutFiles.insert(group.position.file) }
    }
    references =
      files.flatMap(\.references) + FontFunctions(files).references(in: files, known: known)
    let mentions =
      files.flatMap(\.mentions).filter { known.isPostScriptName($0.value) }
      + files.flatMap(\.labelled).filter { known.isNameOrMisspelt($0.value) }
    let places = Set(
      mentions.isEmpty ? [] : (catalogs.flatMap(\.entries) + references).map(\.position))
    references += mentions.filter { !places.contains($0.position) }
    references = Self.once(references)
    uncheckedNames += files.flatMap(\.unchecked) + Self.unchecked(unknown)
  }

  /// Each string once, where several calls lead to it: as one that is asked for where any of them
  /// asks for it.
  private static func once(_ references: [NameReference]) -> [NameReference] {
    var places: [SourcePosition: [Int]] = [:]
    var kept: [NameReference] = []
    for reference in references {
      let known = places[reference.position]?.first { kept[$0].value == reference.value }
      if let known {
        if !reference.mayBeAbsent { kept[known] = reference }
      } else {
        places[reference.position, default: []].append(kept.count)
        kept.append(reference)
      }
    }
    return kept
  }

  /// One expression can lead to several groups: it is unchecked when none of them is known.
  private static func unchecked(_ unknown: [GroupUse]) -> [UncheckedName] {
    let uses = unknown.filter { $0.fallback != nil && !SwiftScanner.isGenerated($0.type) }
    let counted = Dictionary(grouping: uses, by: \.fallback)
    return counted.compactMap { fallback, uses in
      fallback.flatMap { name in uses.count == uses[0].alternatives ? name : nil }
    }
  }

  /// The strings of a JSON file are grouped in two ways, of which the first counts.
  private mutating func add(_ catalog: NameCatalog) {
    var catalog = catalog
    if catalog.kind == .json {
      let known = Set(catalogs.filter { $0.kind == .json }.flatMap(\.entries).map(\.position))
      catalog.entries.removeAll { known.contains($0.position) }
      catalog.position = catalog.entries.first?.position ?? catalog.position
    }
    if !catalog.entries.isEmpty { catalogs.append(catalog) }
  }
}
