/// The static members that are fonts, such as `static let title = Font.custom("…", size: 20)` in an
/// extension of `Font`.
struct FontMembers {
  /// The names of the fonts, by type and member; `nil` for a member that may be one of several.
  private(set) var names: [String: NameReference?] = [:]

  /// Learns the members from the names in their declarations, of which one counts at each place.
  init(of names: [NameReference]) {
    var places: Set<SourcePosition> = []
    let first = names.filter { places.insert($0.position).inserted }
    for name in first.sorted(by: { $0.position < $1.position }) {
      if let member = name.staticMember { add(name, as: member) }
    }
  }

  private mutating func add(_ name: NameReference, as member: String) {
    guard !Self.systemMembers.contains(member) else { return }
    if let known = names[member], known?.value != name.value {
      names[member] = .some(nil)
    } else {
      names[member] = name
    }
  }

  /// The members of the system's own types that a project may have members beside.
  private static let systemMembers = Set(
    [
      "largeTitle", "title", "title2", "title3", "headline", "subheadline", "body", "callout",
      "footnote", "caption", "caption2",
    ].map { "Font.\($0)" })
}
