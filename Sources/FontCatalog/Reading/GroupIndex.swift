/// Finds the groups of strings that uses refer to.
struct GroupIndex {
  /// How a group is used.
  struct Usage {
    /// Whether any of its strings may be meant.
    var isWhole = false
    /// The cases and constants that are meant by name.
    var entries: Set<String> = []
    /// The keys of the elements of a collection that are meant alone.
    var keys: Set<[String?]> = []
    /// The cases and values that all uses of the whole make another font for.
    var avoided: Set<String> = []
    /// The same for all uses of a case or constant by name.
    var avoidedByEntry: [String: Set<String>] = [:]
    /// Whether any use needs the fonts to be there.
    var needsFonts = false

    /// Whether a string is an element of a collection that is read by its key.
    func reads(_ reference: NameReference) -> Bool {
      keys.contains { reference.isElement(at: $0) }
    }

    /// Whether the code makes another font for a string of the group, or only asks for its font where
    /// there is one.
    func avoids(_ reference: NameReference) -> Bool {
      guard needsFonts else { return isWhole || !entries.isEmpty || !keys.isEmpty }
      let name = reference.caseName ?? ""
      if let own = avoidedByEntry[name] { return own.contains(reference.value) }
      return avoided.contains(name) || avoided.contains(reference.value)
    }
  }

  let groups: [StringGroup]
  private var byType: [String: [Int]] = [:]

  init(_ groups: [StringGroup]) {
    self.groups = groups
    for (index, group) in groups.enumerated() {
      byType[group.type.last ?? "", default: []].append(index)
    }
  }

  /// How each group is used, by its index, and the uses that refer to none.
  func usage(of uses: [GroupUse]) -> (byGroup: [Int: Usage], unknown: [GroupUse]) {
    var usage: [Int: Usage] = [:]
    var unknown: [GroupUse] = []
    for use in uses.map(reading) {
      let found = matches(use)
      if found.isEmpty { unknown.append(use) }
      for index in found { add(use, to: &usage[index, default: Usage()], of: groups[index]) }
    }
    return (usage, unknown)
  }

  /// A use of a member's property as one of the property, where that gives strings; the member may
  /// begin with a capital, as a type does.
  private func reading(_ use: GroupUse) -> GroupUse {
    guard let property = use.property else {
      guard use.type.count > 1, use.member != nil, matches(use).isEmpty else { return use }
      var own = use
      own.property = use.member
      own.member = own.type.removeLast()
      return reading(own)
    }
    var own = use
    own.member = property
    own.property = nil
    return matches(own).isEmpty ? use : own
  }

  private func add(_ use: GroupUse, to usage: inout Usage, of group: StringGroup) {
    if !use.mayBeAbsent { usage.needsFonts = true }
    if let member = use.member, !group.members.contains(member) {
      usage.entries.insert(member)
      usage.avoidedByEntry[member] =
        usage.avoidedByEntry[member]?.intersection(use.avoided) ?? use.avoided
    } else {
      let isUsed = usage.isWhole || !usage.keys.isEmpty
      usage.avoided = isUsed ? usage.avoided.intersection(use.avoided) : use.avoided
      if group.kind == .collection, use.keys.contains(where: { $0 != nil }) {
        usage.keys.insert(use.keys)
      } else {
        usage.isWhole = true
      }
    }
  }

  /// The groups that a use refers to: those of the innermost type that it can mean, of the function
  /// around it before others, and of its own file before others.
  private func matches(_ use: GroupUse) -> [Int] {
    let candidates = use.type.isEmpty ? bareCandidates(use) : byType[use.type.last ?? ""] ?? []
    let matching = candidates.filter { matches(use, groups[$0]) }
    let visible = matching.filter { index in
      NameReader.isVisible(groups[index].type, as: use.type, from: use.scope)
    }
    let depth = visible.map { groups[$0].type.count }.max()
    let innermost = visible.filter { groups[$0].type.count == depth }
    let meant = rawValues(nearest(innermost.isEmpty ? matching : innermost), of: use)
    let near = meant.filter { groups[$0].position.file == use.file }
    let found = near.isEmpty ? meant : near
    // Types of one name that are hidden inside of others are not told apart.
    return Set(found.map { groups[$0].type }).count > 1 ? [] : found
  }

  /// The groups of the types that the innermost function declares, when one does.
  private func nearest(_ found: [Int]) -> [Int] {
    let sizes = found.compactMap { groups[$0].visibility?.count }
    guard let size = sizes.min() else { return found }
    return found.filter { groups[$0].visibility?.count == size }
  }

  /// The raw values alone where any case of an enum is meant: its constants are none.
  private func rawValues(_ found: [Int], of use: GroupUse) -> [Int] {
    let enums = found.filter { use.member == nil && groups[$0].kind == .enumeration }
    return enums.isEmpty ? found : enums
  }

  /// The groups of the file and of the types around.
  private func bareCandidates(_ use: GroupUse) -> [Int] {
    ([""] + use.scope).flatMap { byType[$0] ?? [] }
  }

  private func matches(_ use: GroupUse, _ group: StringGroup) -> Bool {
    if let visibility = group.visibility {
      guard group.position.file == use.file, visibility.contains(use.offset) else { return false }
    }
    guard use.type.isEmpty || NameReader.isSuffix(use.type, of: group.type) else { return false }
    guard let member = use.member else { return group.members.isEmpty }
    return group.members.contains(member) || group.entries.contains { $0.name == member }
  }
}
