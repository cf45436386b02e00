/// What one Swift or Objective-C file says about font names, before it is known which fonts there are.
struct SourceFileNames: Sendable {
  /// The file's path; empty for one without any names.
  var file = ""
  /// Strings that belong together: they are font names all, or none.
  var groups: [StringGroup] = []
  /// Names at font call sites, literals as well as what interpolations can give.
  var references: [NameReference] = []
  /// Strings that count when a font has that very name.
  var mentions: [NameReference] = []
  /// Literals under a label that says `fontName`; they count when a font has that name or one that
  /// is spelt nearly so.
  var labelled: [NameReference] = []
  /// What the file declares that makes a font of an argument.
  var fontFunctions: [FontFunction] = []
  /// What the file declares, of what may speak of fonts.
  var declaredNames: [DeclaredName] = []
  /// The structs among them that have no initialiser of their own.
  var plainStructs: [String] = []
  /// Functions that hand an argument on as it is, and to what.
  var forwardings: [FontForwarding] = []
  /// Strings in calls of what speaks of fonts.
  var arguments: [FontArgument] = []
  /// Uses of groups at font call sites, with what to report when no group is found.
  var uses: [GroupUse] = []
  /// Uses of groups as parts of names that are put together.
  var partUses: [GroupUse] = []
  /// Uses of groups as the names of resource files.
  var resourceUses: [GroupUse] = []
  var unchecked: [UncheckedName] = []
  var registrations: [RuntimeRegistration] = []
  var registeredFiles: [RegisteredFile] = []
  /// What types inherit from, by their last names.
  var inheritance: [String: Set<String>] = [:]
  /// Whether data assets of asset catalogues are loaded.
  var loadsDataAssets = false
  /// Whether the system is asked to download fonts.
  var requestsFonts = false
  var doubleScalings: [SourcePosition] = []
  var directives: [Directive] = []
  /// What only some builds compile.
  var conditionalLines: [ConditionalLines] = []
  /// Fonts accessed through members that a tool generates.
  var generatedMembers: [GeneratedMember] = []
  /// Accesses of fonts that are generated if a tool makes their type.
  var fontAccessors: [GeneratedMember] = []
  /// The types called `FontFamily`, or so at their end, that the file declares or extends; all of
  /// its types where it is what SwiftGen generates.
  var fontFamilyTypes: Set<String> = []

  /// Whether it names or registers fonts by calls.
  var asksForFonts: Bool {
    !references.isEmpty || !uses.isEmpty || !registrations.isEmpty
  }
}

/// An access such as `R.font.latoBold` or `FontFamily.Lato.bold`.
struct GeneratedMember: Hashable, Sendable {
  /// The type that is named, such as `R` or `FontFamily`.
  var type: String
  /// The identifiers after `R.font` or `FontFamily`, such as `Lato` and `bold`.
  var path: [String]
  var position: SourcePosition
}

/// A use of a group where a font is made.
struct GroupUse: Hashable, Sendable {
  /// The type that is named, outermost first; empty for a bare name.
  var type: [String]
  /// The member that is named: a case, a constant, a property; `nil` for any case of the type.
  var member: String?
  /// The property of the member that is read, as in `.bold.name`; it gives the string where the type
  /// has one of this name that gives any.
  var property: String?
  /// The keys of the subscripts behind the member, `nil` for one that is no literal.
  var keys: [String?] = []
  /// The types around the place, outermost first.
  var scope: [String]
  /// The file of the place.
  var file: String
  /// Where in the file, in bytes.
  var offset = 0
  /// The cases and values for which the place makes another font.
  var avoided: Set<String> = []
  /// Whether the place makes a font only after the code has made sure that there is one.
  var mayBeAbsent = false
  /// How many uses the place gives, of which one must be known for the place to be checked.
  var alternatives = 1
  /// What cannot be checked when no group fits; `nil` when something else accounts for the place.
  var fallback: UncheckedName?
}

/// A group of strings in one file.
struct StringGroup: Sendable {
  struct Entry: Sendable {
    /// The case, constant or key; `nil` for an element without one.
    var name: String?
    /// What the entry gives; several for an interpolation, none when that cannot be known.
    var values: [NameReference]
    /// The names among them that are put together from what the file does not tell.
    var unchecked: [UncheckedName] = []
  }

  var kind: NameCatalog.Kind
  /// The types around the strings, outermost first, the group's own included.
  var type: [String]
  /// The function, property or constant that gives the strings, and its other names; empty for raw
  /// values and for the constants of a type.
  var members: [String]
  var position: SourcePosition
  /// The bytes of the function that the type is declared in; `nil` for a type that is no function's.
  var visibility: Range<Int>?
  var entries: [Entry]
  /// Whether there are more entries, which were too many to look at.
  var isCut = false

  /// The name for people.
  var name: String {
    let path = type + members.prefix(1)
    return path.isEmpty ? position.file.lastPathComponent.fileStem : path.joined(separator: ".")
  }
}
