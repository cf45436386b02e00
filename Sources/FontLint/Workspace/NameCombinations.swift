import FontCatalog

/// The names that code puts together from parts of which each has several values.
///
/// Code can give every combination of them and need not make all: not every family has every weight.
/// A value that is in no name of a font anywhere is wrong all the same.
struct NameCombinations: Sendable {
  private struct Place: Hashable {
    let position: SourcePosition
    let partCount: Int

    init(_ name: NameReference) {
      position = name.position
      partCount = name.parts.count
    }
  }

  /// The values that give a font together with some values of others, or alone.
  private let fitting: Set<String>
  /// The parts of the names at each place that may be left out.
  private let optional: [Place: Set<Int>]

  init(_ names: [NameReference], isKnown: (NameReference) -> Bool) {
    let combined = names.filter(\.isInterpolated)
    optional = Dictionary(grouping: combined, by: Place.init).mapValues { names in
      Set(names.flatMap { name in name.parts.indices.filter { name.parts[$0].isEmpty } })
    }
    fitting = combined.isEmpty ? [] : Set(names.filter(isKnown).flatMap(Self.values))
  }

  /// What other names can have in common with one.
  private static func values(of name: NameReference) -> [String] {
    name.parts + [name.value] + name.value.split(separator: "-").map(String.init)
  }

  /// Whether the code that puts a name together may never make it.
  ///
  /// A part that may be left out is wrong only in a name that is misspelt, nearly a font's.
  func mayBeUnmade(_ name: NameReference, isMisspelt: Bool) -> Bool {
    guard name.isInterpolated, let optional = optional[Place(name)] else { return false }
    return name.parts.enumerated().allSatisfy { index, part in
      fitting.contains(part) || optional.contains(index) && !isMisspelt
    }
  }
}
