/// An expression of names joined by dots, such as `Fonts.bold.rawValue` or `names[weight]!`.
struct MemberChain {
  /// The names in order; calls and subscripts count as the name before them.
  private(set) var names: [String] = []
  /// The keys of the subscripts behind the last name, `nil` for one that is no literal.
  private(set) var keys: [String?] = []
  /// Whether a dot comes first, so that the type of the first name is not written.
  private(set) var startsWithDot = false
  /// Whether the last name is called, or a subscript follows it.
  private var endsInCall = false

  /// Reads a range of tokens; `nil` when they are anything else.
  init?(_ source: SwiftSource, _ range: Range<Int>) {
    var index = range.lowerBound
    var expectsName = true
    while index < range.upperBound {
      if source.isCharacter(index, ".") {
        if index == range.lowerBound { startsWithDot = true }
        expectsName = true
      } else if source.kind(index) == .identifier, expectsName {
        names.append(source.text(index))
        keys = source.keys(from: index + 1, before: range.upperBound)
        expectsName = false
        endsInCall = false
      } else if source.isCharacter(index, "(") || source.isCharacter(index, "[") {
        index = source.closer(of: index)
        endsInCall = true
      } else if !source.isCharacter(index, "!"), !source.isCharacter(index, "?") {
        return nil
      }
      index += 1
    }
    guard !names.isEmpty else { return nil }
  }

  /// The names at the start that are types', by their capital.
  ///
  /// What stands for a value is none: `FONT_BOLD`, `Typography.Inter`, the case in
  /// `Weight.Bold.rawValue`.
  var type: [String] {
    let capitals = names.prefix { $0.utf8.first.map { (0x41...0x5A).contains($0) } ?? false }
    let rest = names.dropFirst(capitals.count)
    let endsInValue = rest.isEmpty ? !endsInCall : capitals.count > 1 && rest == ["rawValue"]
    return Array(endsInValue ? capitals.dropLast() : capitals)
  }

  /// Whether the first name is a type's or a constant's, by its capital.
  var beginsWithCapital: Bool {
    names[0].utf8.first.map { (0x41...0x5A).contains($0) } ?? false
  }

  /// Leaves out the last name.
  mutating func removeLast() {
    names.removeLast()
  }
}
