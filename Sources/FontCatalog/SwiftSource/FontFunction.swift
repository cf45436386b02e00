/// What a project declares that makes a font of one of its arguments as it is: a function, a struct
/// that holds a font's name, another name for a font's type.
struct FontFunction: Hashable, Sendable {
  /// The name that calls have before the parenthesis.
  var name: String
  /// The argument's label; `nil` for a first argument without one.
  var label: String?
  /// Where it is declared; `nil` for a struct, which is known by its name.
  var declaration: SourcePosition?
  /// The type that it is a member of; empty for what is called without one.
  var owner = ""
  /// The values for which it makes another font.
  var avoided: Set<String> = []
  /// Whether another font is named to take the place of one that is absent.
  var mayBeAbsent = false
}

/// A literal in a call of what may be a font function.
struct FontArgument: Hashable, Sendable {
  /// The name before the parenthesis.
  var function: String
  /// The argument's label; `nil` for a first argument without one.
  var label: String?
  /// The types that the function may be a member of, one of them empty for none; `nil` when it is
  /// called on a value, or with a dot alone.
  var owners: [String]?
  var reference: NameReference
}

/// A function that hands an argument on as it is.
struct FontForwarding: Hashable, Sendable {
  var function: FontFunction
  /// The name before the parenthesis of the call in it.
  var target: String
  /// The label in that call; `nil` for a first argument without one.
  var label: String?
}

/// A function, initialiser, type or alias that a project declares.
struct DeclaredName: Hashable, Sendable {
  /// The name that calls have before the parenthesis.
  var name: String
  /// The labels of the arguments; `nil` for what may take any.
  var labels: [String?]?
  var position: SourcePosition

  /// Whether a call with an argument under a label, or with a first one without, may mean it.
  func takes(_ label: String?) -> Bool {
    guard let labels else { return true }
    return label == nil ? labels.first == .some(nil) : labels.contains(label)
  }
}
