/// Tells whether the strings of a group are font names.
struct GroupJudge {
  let group: StringGroup
  let usage: GroupIndex.Usage
  /// Whether the group gives parts of names, or names of files.
  let isUsedElsewhere: Bool
  /// Whether the group is of constants beside the cases of an enum of strings.
  let isBesideCases: Bool
  let known: KnownNames

  /// The group as a catalogue; `nil` when its strings are something else.
  var catalog: NameCatalog? {
    let all = references
    if usage.isWhole { return catalog(.fontCall, all.map(markingAvoided)) }
    if group.kind == .generated { return catalog(.declared, all) }
    if isMajority { return catalog(.majority, all.filter(isMeant).map(markingAsked)) }
    let meant = group.entries.flatMap(names).map(markingAvoided)
    guard !meant.isEmpty else { return nil }
    let isAsked = !usage.entries.isEmpty || !usage.keys.isEmpty
    return catalog(isAsked ? .fontCall : .majority, meant + slips(besides: meant))
  }

  /// The misspelt names in a group that speaks of fonts and holds some.
  private func slips(besides names: [NameReference]) -> [NameReference] {
    guard speaksOfFonts, names.contains(where: { known.isPostScriptName($0.value) }) else {
      return []
    }
    let found = Set(names)
    return references.filter { !found.contains($0) && known.isMisspelt($0.value) }
  }

  /// The names that would be in the catalogue if they could be known.
  var unchecked: [UncheckedName] {
    let entries = group.entries.filter { !$0.unchecked.isEmpty }
    guard !entries.isEmpty else { return [] }
    let isWhole = usage.isWhole || group.kind == .generated || isMajority
    return entries.filter { isWhole || $0.name.map(usage.entries.contains) ?? false }
      .flatMap(\.unchecked)
  }

  /// The strings, without those that JSON says to be families or files.
  private var references: [NameReference] {
    group.entries.flatMap(\.values).filter { !isSaidToBeOther($0) }
  }

  /// Whether the key of a string in JSON says that it is the name of a family or a file, or a key
  /// around it that it is for other platforms than Apple's.
  private func isSaidToBeOther(_ reference: NameReference) -> Bool {
    guard group.kind == .json else { return false }
    let path = group.type + [reference.caseName, group.position.file.fileStem].compactMap(\.self)
    if path.contains(where: Self.speaksOfOtherPlatform) { return true }
    guard let key = reference.caseName?.lowercased() else { return false }
    return ["family", "familyname", "file", "filename"].contains { key.hasSuffix($0) }
  }

  private static func speaksOfOtherPlatform(_ keys: String) -> Bool {
    let words = StyleWords.words(of: String(keys.map { $0 == "." ? " " : $0 }))
    return !Set(words).isDisjoint(with: ["android", "css", "html", "web", "windows"])
  }

  /// A case that the code makes another font for stands for none of the app's own.
  private func markingAvoided(_ reference: NameReference) -> NameReference {
    guard usage.avoids(reference) else { return reference }
    var reference = reference
    reference.mayBeAbsent = true
    return reference
  }

  /// A call speaks for a name although no call speaks for all of its group.
  private func markingAsked(_ reference: NameReference) -> NameReference {
    guard reference.caseName.map(usage.entries.contains) ?? false else { return reference }
    var reference = markingAvoided(reference)
    reference.isAskedFor = true
    return reference
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
      if usage.reads(reference) { return true }
      if isSaid(reference), known.isMisspelt(reference.value) { return true }
      return isSaid(reference) || !usage.entries.isEmpty && !isMixed
        ? known.kinds(of: reference.value).contains(.certain)
        : known.isPostScriptName(reference.value)
    }
  }

  /// Whether an entry's own name says that it is the name of a font.
  private func isSaid(_ reference: NameReference) -> Bool {
    reference.caseName?.lowercased().hasSuffix("fontname") ?? false
  }

  /// Whether the strings may be for several purposes: the constants of a type that does not speak of
  /// fonts, such as a font's name next to a class of style sheets that is named after the font, and
  /// those beside the cases of an enum.
  private var isMixed: Bool {
    group.kind == .constants && (!speaksOfFonts || isBesideCases)
  }

  /// Whether a string of a group most of which are names is a name too, or surely meant as one.
  private func isMeant(_ reference: NameReference) -> Bool {
    if isSaid(reference) || reference.caseName.map(usage.entries.contains) ?? false { return true }
    return switch group.kind {
    case .constants where isMixed || saysOther(reference):
      known.isMeantBesideNames(reference.value)
    case .enumeration where !isOfFaces:
      known.isMeantBesideNames(reference.value) || !known.kinds(of: reference.value).isEmpty
    default: true
    }
  }

  /// Whether the name of a constant in a type that speaks of fonts says that it is no font.
  private func saysOther(_ reference: NameReference) -> Bool {
    let words = StyleWords.words(of: reference.caseName ?? "")
    return words == ["name"] || words.last.map(Self.otherWords.contains) ?? false
  }

  private static let otherWords: Set = [
    "color", "id", "identifier", "image", "key", "path", "theme", "url",
  ]

  /// Whether an enum is surely one of fonts: it speaks of them or of faces, or has a family's name.
  private var isOfFaces: Bool {
    let type = group.type.last ?? ""
    return speaksOfFonts || type.contains("Font") || type.hasSuffix("Face")
      || type.lowercased().contains("typograph") || known.kinds(of: type).contains(.family)
  }

  /// Whether a string of a mixed group stands for a font in another spelling, and no call asks for
  /// it: a title to show, an identifier, the name of a file.
  private func isOtherwiseSpelt(_ reference: NameReference) -> Bool {
    guard isMixed, !known.isPostScriptName(reference.value), !isSaid(reference) else {
      return false
    }
    let isUsed = reference.caseName.map(usage.entries.contains) ?? false
    return !isUsed && !known.kinds(of: reference.value).isEmpty
  }

  /// Whether more than half of the strings are names of fonts, or half of them in a group that calls
  /// itself one of fonts.
  ///
  /// Families and file names alone prove it only in such a group, and where it gives neither parts
  /// of names nor names of files. JSON that does not speak of fonts proves nothing, nor does a group
  /// in which not even one string is spelt as a name of a font: keys and classes of style sheets are
  /// like fonts' names too, in small letters. A collection whose elements are read by literal keys is
  /// one of several things.
  private var isMajority: Bool {
    let values = references.filter { !isOtherwiseSpelt($0) }.map(\.value)
    guard usage.keys.isEmpty, values.contains(where: known.isSpelling) else { return false }
    let kinds = values.map(kinds)
    let certain = kinds.count { $0.contains(.certain) }
    let named = isUsedElsewhere ? certain : kinds.count { !$0.isEmpty }
    if speaksOfFonts { return named > 0 && named * 2 >= values.count }
    return group.kind != .json && certain > 0 && named * 2 > values.count
  }

  /// Lists and mixed constants hold other names of fonts as often as those that find them, and texts
  /// to show are like fonts' names too: in those every letter counts.
  private func kinds(of value: String) -> KnownNames.Kinds {
    let kinds = known.kinds(of: value)
    let isJSON = group.kind == .json && !speaksOfFonts
    let isForMore = isMixed || isJSON || givesOther || isUsedElsewhere
    guard group.kind == .collection || isForMore else { return kinds }
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
