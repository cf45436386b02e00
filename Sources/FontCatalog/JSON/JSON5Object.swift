private import FontScaling

/// The members of a JSON5 object, in the order of the file; names are unique.
package struct JSON5Object: Hashable, Sendable {
  /// A name and its value.
  package struct Member: Hashable, Sendable {
    /// The name.
    package var name: String
    /// Where the name stands.
    package var position: SourcePosition
    /// The value.
    package var value: JSON5Value
  }

  /// The members, in the order of the file.
  package private(set) var members: [Member] = []
  private var indices: [String: Int] = [:]

  /// The value of a name; `nil` when the object has no such member.
  package subscript(name: String) -> JSON5Value? {
    indices[name].map { members[$0].value }
  }

  /// Adds a member, unless its name is taken.
  ///
  /// - Returns: Whether it was added.
  mutating func add(_ member: Member) -> Bool {
    guard indices[member.name] == nil else { return false }
    indices[member.name] = members.count
    members.append(member)
    return true
  }

  /// Refuses members that nobody reads, so that a misspelt name is not silently ignored.
  ///
  /// - Throws: ``JSON5Error`` at the first unknown name, with the nearest known ones.
  package func requireNames(among known: [String]) throws(JSON5Error) {
    guard let unknown = members.first(where: { !known.contains($0.name) }) else { return }
    let hint =
      Spelling.hint(for: unknown.name, among: known)
      ?? "known are \(known.sorted().joined(separator: ", "))"
    throw JSON5Error(
      position: unknown.position, reason: "unknown key '\(unknown.name)' (\(hint))")
  }
}
