/// What an expression in the place of a font's name can give.
struct NameEvaluation {
  /// The names that stand in it.
  var literals: [NameReference] = []
  /// The groups of strings that it takes names from.
  var uses: [GroupUse] = []
  /// The groups of strings that it takes parts of names from.
  var parts: [GroupUse] = []
  /// The names in it that are put together from what the file does not tell.
  var unchecked: [UncheckedName] = []
  /// The text that a name which is put together begins with.
  var prefix = ""
  /// Whether it has more elements, which were too many to look at.
  var isCut = false

  static func + (a: NameEvaluation, b: NameEvaluation) -> NameEvaluation {
    NameEvaluation(
      literals: a.literals + b.literals, uses: a.uses + b.uses, parts: a.parts + b.parts,
      unchecked: a.unchecked + b.unchecked, prefix: a.prefix.isEmpty ? b.prefix : a.prefix,
      isCut: a.isCut || b.isCut)
  }
}
