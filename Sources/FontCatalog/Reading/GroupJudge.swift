/// Tells whether the strings of a group are font names.
struct GroupJudge {
  let group: StringGroup
  let usage: GroupIndex.Usage
  /// Whether the group gives parts of names, or names of files.
  let isUsedElsewhere: Bool
  let known: KnownNames

  /// The group as a catalogue; `nil` when its strings are something else.
  var catalog: NameCatalog? {
    if usage.isWhole { return catalog(.fontCall, group.entries) }
    if group.kind == .generated { return catalog(.declared, group.entries) }
    if isMajority { return catalog(.majority, group.entries) }
    let used = group.entries.filter { entry in entry.name.map(usage.entries.contains) ?? false }
    return used.isEmpty ? nil : catalog(.fontCall, used)
  }

  private func catalog(
    _ evidence: NameCatalog.Evidence, _ entries: [StringGroup.Entry]
  ) -> NameCatalog {
    NameCatalog(
      name: group.name, kind: group.kind, evidence: evidence, position: group.position,
      entries: entries.flatMap(\.values))
  }

  /// Whether at least half of the strings are names of fonts.
  ///
  /// Families and file names alone prove it only where the group calls itself one of fonts, and
  /// gives neither parts of names nor names of files.
  private var isMajority: Bool {
    let values = group.entries.flatMap(\.values).map(\.value)
    let kinds = values.map(kinds)
    let certain = kinds.count { $0.contains(.certain) }
    let named = isUsedElsewhere ? certain : kinds.count { !$0.isEmpty }
    guard named > 0, named * 2 >= values.count else { return false }
    return certain > 0 || isNamedForFonts
  }

  /// Lists hold file names as often as fonts' names, so that there every letter counts.
  private func kinds(of value: String) -> KnownNames.Kinds {
    let kinds = known.kinds(of: value)
    guard group.kind == .collection else { return kinds }
    return known.isPostScriptName(value) ? .certain : kinds.intersection(.family)
  }

  /// Whether the type, or the member that gives the strings, speaks of fonts but not of families or
  /// of names to show.
  private var isNamedForFonts: Bool {
    let name = (group.members.first ?? group.type.last ?? "").lowercased()
    let speaksOfOther = ["family", "display", "title", "file"].contains { name.contains($0) }
    return !speaksOfOther && ["font", "typeface", "postscript"].contains { name.contains($0) }
  }
}
