extension NameReader {
  /// Every string that an expression can give, as the parts that it is put together from; `nil` when
  /// the file does not tell.
  func values(of range: Range<Int>, near index: Int) -> [[String]]? {
    let range = strippingCast(range)
    guard let first = range.first else { return nil }
    func each(_ parts: [Range<Int>]) -> some Sequence<[[String]]?> {
      let reader = deeper(in: source, among: parts.count)
      return parts.lazy.map { reader?.values(of: $0, near: index) }
    }
    if let choices = choices(range) { return union(each(choices)) }
    if range.count == 1, source.kind(first) == .string { return values(ofLiteral: first, index) }
    if source.isCharacter(first, "("), source.closer(of: first) == range.upperBound - 1 {
      return deeper(in: source)?.values(of: first + 1..<range.upperBound - 1, near: index)
    }
    let operands = concatenated(range)
    if !operands.isEmpty { return product(each(operands)) }
    if let separator = separator(range) { return joined(range, by: separator, near: index) }
    if source.isCharacter(first, "[") {
      guard isElement(range) else { return nil }
      return union(each(source.arguments(first).map(\.value)))
    }
    return MemberChain(source, range).flatMap { values(of: $0, near: index) }
  }

  private func values(ofLiteral token: Int, _ index: Int) -> [[String]]? {
    let range = source.tokens[token].range
    guard range.count <= Self.nameLimit, let literal = StringLiteral(source.bytes, range) else {
      return nil
    }
    return product(
      literal.segments.lazy.map { segment in
        switch segment {
        case .text(let text): return [[text]]
        case .interpolation(let bytes):
          let part = source.part(bytes)
          return deeper(in: part, among: literal.segments.count)?
            .values(of: part.tokens.indices, near: index)
        }
      })
  }

  private func values(of chain: MemberChain, near index: Int) -> [[String]]? {
    guard chain.keys.allSatisfy({ $0 == nil }) else { return nil }
    let (chain, change) = Self.splittingChange(chain)
    let unchanged: [[String]]? =
      switch target(of: chain, near: index) {
      case .members(let type, let members): values(ofType: type, members)
      case .expressions(let ranges):
        following(ranges).flatMap { reader in
          union(ranges.lazy.map { reader.values(of: $0, near: $0.lowerBound) })
        }
      case .unknown: nil
      }
    guard let change else { return unchanged }
    return unchanged?.map { [change($0.joined())] }
  }

  /// Takes `.capitalized`, `.lowercased()` or `.uppercased()` off the end of a chain.
  private static func splittingChange(
    _ chain: MemberChain
  ) -> (MemberChain, ((String) -> String)?) {
    switch chain.names.last {
    case "capitalized":
      (chain.dropLast(), { $0.prefix(1).uppercased() + $0.dropFirst().lowercased() })
    case "lowercased": (chain.dropLast(), { $0.lowercased() })
    case "uppercased": (chain.dropLast(), { $0.uppercased() })
    default: (chain, nil)
    }
  }

  private func values(ofType type: [String], _ members: [String]) -> [[String]]? {
    let members = members.filter { $0 != "allCases" }
    guard let last = members.last else {
      if let described = values(ofType: type, ["description"]) { return described }
      // An enum's value is interpolated as the name of its case.
      let cases = path(of: type).flatMap { scanner.enumCases[$0] }
      return cases.flatMap { $0.count <= Self.valueLimit ? $0.map { [$0] } : nil }
    }
    if last == "rawValue" {
      let raw = innermost(type) { type in
        scanner.members.groups(of: type).filter { scanner.groups[$0].entryKind == .rawValue }
      }
      let wanted = members.dropLast().first
      return union(raw.lazy.map { values(of: $0, entry: wanted, among: raw.count) })
    }
    let matching = innermost(type) { scanner.members.groups(of: $0, giving: last) }
    return union(
      matching.lazy.map { group in
        let entry = group.members.contains(last) ? nil : last
        return values(of: group, entry: entry, among: matching.count)
      })
  }

  /// The groups that are found of a type; those of the innermost type around, or of the file, when
  /// its name is empty.
  private func innermost(
    _ type: [String], _ groups: ([String]) -> [Int]
  ) -> [SwiftScanner.PendingGroup] {
    let types = type.isEmpty ? typesAround : [path(of: type)].compactMap(\.self)
    let found = types.reversed().lazy.map(groups).first { !$0.isEmpty }
    return (found ?? []).map { scanner.groups[$0] }
  }

  /// The strings of one of some groups, or of one of its entries.
  private func values(
    of group: SwiftScanner.PendingGroup, entry: String?, among groups: Int
  ) -> [[String]]? {
    let count = group.entries.count + group.impliedEntries.count
    guard count <= Self.valueLimit || entry != nil else { return nil }
    let entries = group.entries.filter { entry == nil || $0.name == entry }
    let reader = deeper(in: scanner.source, among: groups * entries.count)
    let given = entries.map { reader?.values(of: $0.value, near: $0.value.lowerBound) }
    let implied = group.impliedEntries.filter { entry == nil || $0.name == entry }
      .map { Optional($0.values.map { [$0.value] }) }
    return union(given + implied)
  }

  /// All alternatives; `nil` when there are none, when one is unknown, or when they are too many.
  private func union(_ alternatives: some Sequence<[[String]]?>) -> [[String]]? {
    var all: [[String]] = []
    for values in alternatives {
      guard let values, values.count <= Self.valueLimit else { return nil }
      for value in values where !all.contains(value) { all.append(value) }
      guard all.count <= Self.valueLimit else { return nil }
    }
    return all.isEmpty ? nil : all
  }

  /// Every way to join one alternative of each part.
  func product(_ parts: some Sequence<[[String]]?>) -> [[String]]? {
    var joined: [[String]] = [[]]
    for part in parts {
      guard let part, part.count * joined.count <= Self.valueLimit else { return nil }
      joined = joined.flatMap { start in part.map { start + $0 } }
    }
    return joined
  }
}

extension MemberChain {
  /// The chain without its last name.
  fileprivate func dropLast() -> MemberChain {
    var shorter = self
    shorter.removeLast()
    return shorter
  }
}
