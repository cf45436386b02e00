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

  static func += (all: inout NameEvaluation, more: NameEvaluation) {
    all.literals += more.literals
    all.uses += more.uses
    all.parts += more.parts
    all.unchecked += more.unchecked
    if all.prefix.isEmpty { all.prefix = more.prefix }
    all.isCut = all.isCut || more.isCut
  }
}

extension NameEvaluation {
  /// What any of some expressions can give.
  init(_ alternatives: some Sequence<NameEvaluation>) {
    self = alternatives.reduce(into: NameEvaluation(), +=)
  }

  /// What subscripts with these keys give of it, `nil` standing for any key.
  func reading(_ keys: [String?]) -> NameEvaluation {
    var evaluation = self
    evaluation.literals = literals.filter { $0.isElement(at: keys) }.map { literal in
      var literal = literal
      literal.keys.removeFirst(min(keys.count, literal.keys.count))
      return literal
    }
    return evaluation
  }
}
