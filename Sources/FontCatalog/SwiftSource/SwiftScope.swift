/// A pair of braces that the scanner is inside of.
struct SwiftScope {
  enum Kind {
    case type
    /// An enum, whose direct `case` declares.
    case enumeration
    /// A function, or a property that is computed.
    case function
    /// The body of a `switch`, whose direct `case` matches.
    case selection
  }

  var kind: Kind
  /// The name of the type or function; that of the variable which a `switch` gives its value.
  var name: String
  /// The index of the opening brace.
  var start: Int
  /// The index of a function's first token: its parameters follow; that of the brace for the rest.
  var header: Int
  /// The index of the closing brace.
  var end: Int
  /// In a function, the index of the bracket that opens its parameters; `nil` for a property.
  var parameters: Int?
  /// Whether it is a type that is declared there, and not extended.
  var isDeclaration = false
  /// The attributes of a type, such as `objcMembers`.
  var attributes: Set<String> = []
  /// In a `switch`, the pattern that was passed last.
  var pattern: String?
  /// In a function, the index of the group that its returned strings form.
  var group: Int?
  /// In a function, the groups of the strings that its variables are given, by name.
  var assignedGroups: [String: Int] = [:]

  init(kind: Kind, name: String, header: Int? = nil, start: Int, end: Int) {
    self.kind = kind
    self.name = name
    self.header = header ?? start
    self.start = start
    self.end = end
  }

  /// The name without those of the types around.
  var lastName: String {
    name.split(separator: ".").last.map(String.init) ?? name
  }

  /// Whether the braces are a type's.
  var isType: Bool {
    kind == .type || kind == .enumeration
  }
}
