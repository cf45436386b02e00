/// Finds the groups of strings of one file by the types and members that give them.
struct MemberIndex {
  private var byType: [[String]: [Int]] = [:]
  private var byName: [String: [[String]: [Int]]] = [:]

  init(_ groups: [SwiftScanner.PendingGroup] = []) {
    for (index, group) in groups.enumerated() {
      byType[group.type, default: []].append(index)
      for name in Set(group.members + group.entries.compactMap(\.name)) {
        byName[name, default: [:]][group.type, default: []].append(index)
      }
    }
  }

  /// The groups of a type, by their indices.
  func groups(of type: [String]) -> [Int] {
    byType[type] ?? []
  }

  /// The groups of a type that give strings under a name.
  func groups(of type: [String], giving name: String) -> [Int] {
    byName[name]?[type] ?? []
  }

  /// Whether a group of any type gives strings under a name.
  func contains(_ name: String) -> Bool {
    byName[name] != nil
  }
}
