/// Finds the groups of strings that uses refer to.
struct GroupIndex {
  /// How a group is used.
  struct Usage {
    /// Whether any of its strings may be meant.
    var isWhole = false
    /// The cases and constants that are meant by name.
    var entries: Set<String> = []
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
    for use in uses {
      let found = matches(use)
      if found.isEmpty { unknown.append(use) }
      for index in found { add(use, to: &usage[index, default: Usage()], of: groups[index]) }
    }
    return (usage, unknown)
  }

  private func add(_ use: GroupUse, to usage: inout Usage, of group: StringGroup) {
    if let member = use.member, !group.members.contains(member) {
      usage.entries.insert(member)
    } else {
      usage.isWhole = true
    }
  }

  /// The groups that a use refers to: those of the innermost type that it can mean, and of its own
  /// file before others.
  private func matches(_ use: GroupUse) -> [Int] {
    let candidates = use.type.isEmpty ? bareCandidates(use) : byType[use.type.last ?? ""] ?? []
    let matching = candidates.filter { matches(use, groups[$0]) }
    let visible = matching.filter { index in
      NameReader.isVisible(groups[index].type, as: use.type, from: use.scope)
    }
    let depth = visible.map { groups[$0].type.count }.max()
    let innermost = visible.filter { groups[$0].type.count == depth }
    let meant = innermost.isEmpty ? matching : innermost
    let near = meant.filter { groups[$0].position.file == use.file }
    let found = near.isEmpty ? meant : near
    // Types of one name that are hidden inside of others are not told apart.
    return Set(found.map { groups[$0].type }).count > 1 ? [] : found
  }

  /// The groups of the file and of the types around.
  private func bareCandidates(_ use: GroupUse) -> [Int] {
    ([""] + use.scope).flatMap { byType[$0] ?? [] }
  }

  private func matches(_ use: GroupUse, _ group: StringGroup) -> Bool {
    guard use.type.isEmpty || NameReader.isSuffix(use.type, of: group.type) else { return false }
    guard let member = use.member else { return group.members.isEmpty }
    return group.members.contains(member) || group.entries.contains { $0.name == member }
  }
}
