import FontCatalog

/// The names that code puts together from parts of which each has several values.
///
/// Code can give every combination of them and need not make all: not every family has every weight.
/// A value that fits no font in any combination is wrong all the same.
struct NameCombinations: Sendable {
  private struct Place: Hashable {
    let position: SourcePosition
    let partCount: Int
  }

  /// What the parts of the names at one place can be.
  private struct Choices {
    /// The values of each part that give a font together with some values of the others.
    var fitting: [Set<String>]
    /// The parts that may be left out.
    var optional: Set<Int>

    init(_ names: [NameReference], isKnown: (NameReference) -> Bool) {
      let known = names.filter(isKnown)
      let indices = names[0].parts.indices
      fitting = indices.map { index in Set(known.map { $0.parts[index] }) }
      optional = Set(indices.filter { index in names.contains { $0.parts[index].isEmpty } })
    }
  }

  private let choices: [Place: Choices]

  init(_ names: [NameReference], isKnown: (NameReference) -> Bool) {
    let combined = names.filter(\.isInterpolated)
    choices = Dictionary(grouping: combined, by: Self.place).mapValues {
      Choices($0, isKnown: isKnown)
    }
  }

  private static func place(_ name: NameReference) -> Place {
    Place(position: name.position, partCount: name.parts.count)
  }

  /// Whether the code that puts a name together may never make it.
  ///
  /// A part that may be left out is wrong only in a name that is misspelt, nearly a font's.
  func mayBeUnmade(_ name: NameReference, isMisspelt: Bool) -> Bool {
    guard name.isInterpolated, let choices = choices[Self.place(name)] else { return false }
    return name.parts.enumerated().allSatisfy { index, part in
      choices.fitting[index].contains(part) || choices.optional.contains(index) && !isMisspelt
    }
  }
}
