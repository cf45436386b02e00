extension NameReader {
  /// Every string that an expression can give, as the parts that it is put together from; `nil` when
  /// the file does not tell.
  func values(of range: Range<Int>, near index: Int) -> [[String]]? {
    let range = strippingCast(range)
    guard let first = range.first else { return nil }
    guard let deeper = deeper(in: source) else { return nil }
    if let choices = choices(range) {
      return union(choices.map { deeper.values(of: $0, near: index) })
    }
    if range.count == 1, source.kind(first) == .string { return values(ofLiteral: first, index) }
    let operands = concatenated(range)
    if !operands.isEmpty { return product(operands.map { deeper.values(of: $0, near: index) }) }
    if source.isCharacter(first, "[") {
      return union(source.arguments(first).map { deeper.values(of: $0.value, near: index) })
    }
    return MemberChain(source, range).flatMap { values(of: $0, near: index) }
  }

  private func values(ofLiteral token: Int, _ index: Int) -> [[String]]? {
    let range = source.tokens[token].range
    guard range.count <= Self.nameLimit, let literal = StringLiteral(source.bytes, range) else {
      return nil
    }
    return product(
      literal.segments.map { segment in
        switch segment {
        case .text(let text): return [[text]]
        case .interpolation(let bytes):
          let part = source.part(bytes)
          return deeper(in: part)?.values(of: part.tokens.indices, near: index)
        }
      })
  }

  private func values(of chain: MemberChain, near index: Int) -> [[String]]? {
    let (chain, change) = Self.splittingChange(chain)
    let unchanged: [[String]]? =
      switch target(of: chain, near: index) {
      case .members(let type, let members): values(ofType: type, members)
      case .expressions(let ranges):
        following(ranges).flatMap { reader in
          union(ranges.map { reader.values(of: $0, near: $0.lowerBound) })
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
    guard let last = members.last else {
      // An enum's value is interpolated as the name of its case.
      return path(of: type).flatMap { scanner.enumCases[$0]?.map { [$0] } }
    }
    let candidates = groups(of: type)
    if last == "rawValue" {
      let raw = innermost(candidates.filter { $0.entryKind == .rawValue })
      let wanted = members.dropLast().first
      return union(raw.map { values(of: $0, entry: wanted) })
    }
    let matching = innermost(
      candidates.filter { $0.members.contains(last) || $0.entries.contains { $0.name == last } })
    return union(matching.map { values(of: $0, entry: $0.members.contains(last) ? nil : last) })
  }

  /// The groups of a type; those of the types around, and of the file, when its name is empty.
  private func groups(of type: [String]) -> [SwiftScanner.PendingGroup] {
    guard !type.isEmpty else { return scanner.groups.filter { scope.starts(with: $0.type) } }
    guard let path = path(of: type) else { return [] }
    return scanner.groups.filter { $0.type == path }
  }

  /// The groups that hide those of the types around theirs.
  private func innermost(
    _ groups: [SwiftScanner.PendingGroup]
  ) -> [SwiftScanner.PendingGroup] {
    let depth = groups.map(\.type.count).max()
    return groups.filter { $0.type.count == depth }
  }

  /// The strings of a group, or of one of its entries.
  private func values(of group: SwiftScanner.PendingGroup, entry: String?) -> [[String]]? {
    let count = group.entries.count + group.impliedEntries.count
    guard count <= Self.valueLimit || entry != nil, let deeper = deeper(in: scanner.source) else {
      return nil
    }
    let given = group.entries.filter { entry == nil || $0.name == entry }
      .map { deeper.values(of: $0.value, near: $0.value.lowerBound) }
    let implied = group.impliedEntries.filter { entry == nil || $0.name == entry }
      .map { Optional($0.values.map { [$0.value] }) }
    return union(given + implied)
  }

  /// All alternatives; `nil` when there are none, when one is unknown, or when they are too many.
  private func union(_ alternatives: [[[String]]?]) -> [[String]]? {
    var all: [[String]] = []
    for values in alternatives {
      guard let values else { return nil }
      for value in values where !all.contains(value) { all.append(value) }
      guard all.count <= Self.valueLimit else { return nil }
    }
    return all.isEmpty ? nil : all
  }

  /// Every way to join one alternative of each part.
  private func product(_ parts: [[[String]]?]) -> [[String]]? {
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
