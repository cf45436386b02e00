/// Tells whether the strings of a group are font names.
struct GroupJudge {
  let group: StringGroup
  let usage: GroupIndex.Usage
  /// Whether the group gives parts of names, or names of files.
  let isUsedElsewhere: Bool
  let known: KnownNames

  /// The group as a catalogue; `nil` when its strings are something else.
  var catalog: NameCatalog? {
    let all = references
    if usage.isWhole { return catalog(.fontCall, all) }
    if group.kind == .generated { return catalog(.declared, all) }
    if isMajority { return catalog(.majority, all) }
    let meant = group.entries.flatMap(names)
    guard !meant.isEmpty else { return nil }
    return catalog(usage.entries.isEmpty ? .majority : .fontCall, meant)
  }

  /// The names that would be in the catalogue if they could be known.
  var unchecked: [UncheckedName] {
    let entries = group.entries.filter { !$0.unchecked.isEmpty }
    guard !entries.isEmpty else { return [] }
    let isWhole = usage.isWhole || group.kind == .generated || isMajority
    return entries.filter { isWhole || $0.name.map(usage.entries.contains) ?? false }
      .flatMap(\.unchecked)
  }

  /// The strings, without those that JSON says to be families.
  private var references: [NameReference] {
    let all = group.entries.flatMap(\.values)
    guard group.kind == .json else { return all }
    return all.filter { !($0.caseName ?? "").lowercased().hasSuffix("family") }
  }

  private func catalog(
    _ evidence: NameCatalog.Evidence, _ names: [NameReference]
  ) -> NameCatalog {
    NameCatalog(
      name: group.name, kind: group.kind, evidence: evidence, position: group.position,
      entries: names)
  }

  /// The strings that name fonts although the group as a whole does not: those that a font call uses
  /// and PostScript names, letter by letter where neither a call nor their own name speaks of fonts.
  private func names(in entry: StringGroup.Entry) -> [NameReference] {
    if let name = entry.name, usage.entries.contains(name) { return entry.values }
    return entry.values.filter { reference in
      let isSaid = reference.caseName?.lowercased().hasSuffix("fontname") ?? false
      return isSaid || !usage.entries.isEmpty
        ? known.kinds(of: reference.value).contains(.certain)
        : known.isPostScriptName(reference.value)
    }
  }

  /// Whether more than half of the strings are names of fonts, or half of them in a group that calls
  /// itself one of fonts.
  ///
  /// Families and file names alone prove it only in such a group, and where it gives neither parts
  /// of names nor names of files. JSON that does not speak of fonts proves nothing, nor does a group
  /// in which not even one string is spelt as a name of a font: keys and classes of style sheets are
  /// like fonts' names too, in small letters.
  private var isMajority: Bool {
    let values = references.map(\.value)
    guard values.contains(where: known.isSpelling) else { return false }
    let kinds = values.map(kinds)
    let certain = kinds.count { $0.contains(.certain) }
    let named = isUsedElsewhere ? certain : kinds.count { !$0.isEmpty }
    if speaksOfFonts { return named > 0 && named * 2 >= values.count }
    return group.kind != .json && certain > 0 && named * 2 > values.count
  }

  /// Lists hold file names as often as fonts' names, and texts to show are like fonts' names too: in
  /// those every letter counts.
  private func kinds(of value: String) -> KnownNames.Kinds {
    let kinds = known.kinds(of: value)
    guard group.kind == .collection || group.kind == .json && !speaksOfFonts || givesOther else {
      return kinds
    }
    let families: KnownNames.Kinds = group.kind == .collection ? kinds.intersection(.family) : []
    return known.isPostScriptName(value) ? .certain : families
  }

  /// Whether the type, or the member that gives the strings, speaks of fonts; in JSON, a key around
  /// them or the file.
  private var speaksOfFonts: Bool {
    guard group.kind == .json else {
      return Self.speaksOfFonts(group.members.first ?? group.type.last ?? "")
    }
    return (group.type + [group.position.file.fileStem]).contains(where: Self.speaksOfFonts)
  }

  /// Whether the member that gives the strings gives families, names to show or files.
  private var givesOther: Bool {
    group.members.first.map { Self.speaksOfOther($0) && !Self.speaksOfFonts($0) } ?? false
  }

  private static func speaksOfFonts(_ name: String) -> Bool {
    let name = name.lowercased()
    return !speaksOfOther(name)
      && ["font", "typeface", "postscript"].contains { name.contains($0) }
  }

  private static func speaksOfOther(_ name: String) -> Bool {
    let name = name.lowercased()
    return ["family", "display", "title", "file"].contains { name.contains($0) }
  }
}
