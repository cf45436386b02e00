/// Finds font names in one Swift file, by the shape of the code around them.
///
/// One pass over the tokens collects groups of strings and font calls; their expressions are read
/// afterwards, when all of the file's groups are known.
struct SwiftScanner {
  /// A group whose entries are expressions yet.
  struct PendingGroup {
    var kind: NameCatalog.Kind
    var entryKind: NameReference.Kind
    var type: [String]
    var members: [String]
    var start: Int
    /// The bytes of the function around the type that the group belongs to.
    var visibility: Range<Int>?
    var entries: [(name: String?, value: Range<Int>)] = []
    /// Values that stand for themselves: cases without a raw value.
    var impliedEntries: [StringGroup.Entry] = []
  }

  /// A call that makes a font from a name.
  struct FontCall {
    var kind: NameReference.Kind
    var name: Range<Int>
    /// Whether only a literal counts, since the call may have nothing to do with fonts.
    var countsLiteralsOnly = false
    /// How the code expects that there may be no such font; `nil` when it does not.
    var absence: Absence?
    /// The name of the font that is made where there is no such font, as in `?? UIFont(name: …)`.
    var substitute: Range<Int>?
    var scope: [String]
    /// The cases and values for which the code makes another font.
    var avoided: Set<String> = []
    /// What passes the name on from its own argument.
    var function: FontFunction?
  }

  enum Absence {
    /// The call only asks whether there is such a font.
    case tested
    /// The code has made sure before that there is such a font.
    case passed
    /// Another font is named to take its place.
    case substituted
    /// Something else is done then.
    case handled
  }

  /// A size that is passed to a call which scales it.
  struct ScaledSize {
    var value: Range<Int>
    var scope: [String]
    /// Where the function around begins that is a member of the type.
    var function: Int
  }

  let source: SwiftSource
  /// The static members in whose declarations strings stand, by where each string begins.
  let staticMembers: [Int32: String]
  var scopes: [SwiftScope] = []
  /// The types around the token that is visited, outermost first.
  private(set) var typePath: [String] = []
  var groups: [PendingGroup] = []
  var calls: [FontCall] = []
  /// The names for which the code tests whether there is a font, in the order of the file.
  var testedNames: [Range<Int>] = []
  var resourceNames: [FontCall] = []
  var resourceCalls: [ResourceCall] = []
  var labelled: [FontCall] = []
  /// Names given to the `fontName` of a variable or type.
  var assignedNames: [(owner: String, call: FontCall)] = []
  /// The variables and types that are labels of SpriteKit.
  var spriteLabels: Set<String> = []
  /// Whether the file imports UIKit or AppKit.
  var importsFontKit = false
  /// Sizes passed to calls that scale them.
  var scaledSizes: [ScaledSize] = []
  /// The variables that `@ScaledMetric` scales, with their types.
  var scaledVariables: [(type: [String], name: String)] = []
  /// The groups of constants by their kind and type.
  var constantGroups: [String: Int] = [:]
  /// The groups by their types and members; known when the expressions are read.
  var members = MemberIndex()
  /// How much each expression may lead to; known when the expressions are read.
  var share = 0
  /// The first tokens of functions, by the brace that opens their bodies.
  var functionHeaders: [Int: Int] = [:]
  /// The paths of types, by the braces that open their bodies.
  var typeBraces: [Int: [String]] = [:]
  /// The cases of each enum, by its path.
  var enumCases: [[String]: [String]] = [:]
  /// The types that the file declares or extends, by their last name: how often each path is
  /// declared.
  var types: [String: [[String]: Int]] = [:]
  var names = SourceFileNames()
  /// The functions whose calls are searched for, whatever they speak of.
  var searched: Set<String> = []
  /// Whether the file speaks of a package's own bundle.
  var mentionsModuleBundle = false
  /// Whether the file asks a bundle for all resources of a kind.
  var looksThroughBundle = false
  /// Whether the file looks for fonts by their descriptors, or downloads them.
  var matchesDescriptors = false

  private init(_ source: SwiftSource) {
    self.source = source
    staticMembers = source.staticMembers
  }

  /// Reads a file.
  static func scan(_ bytes: [UInt8], file: String) -> SourceFileNames {
    var scanner = SwiftScanner(SwiftSource(bytes, file: file))
    scanner.names.file = file
    scanner.names.conditionalLines = scanner.source.conditionalLines
    scanner.collect()
    return scanner.resolved()
  }

  /// Finds the calls and declarations of some functions in a file, and what hands them its arguments.
  static func search(
    _ bytes: [UInt8], file: String, for functions: Set<String>
  ) -> SourceFileNames {
    var scanner = SwiftScanner(SwiftSource(bytes, file: file))
    scanner.searched = functions
    scanner.collect()
    var names = SourceFileNames()
    names.file = file
    names.declaredNames = scanner.names.declaredNames.filter { functions.contains($0.name) }
    names.arguments = scanner.names.arguments.filter { functions.contains($0.function) }
    names.forwardings = scanner.names.forwardings.filter { functions.contains($0.target) }
    return names
  }

  /// The deepest nesting that is followed.
  private static let depthLimit = 256

  /// Goes into a pair of braces, unless they are nested too deep.
  mutating func enter(_ scope: SwiftScope) -> Bool {
    guard scopes.count < Self.depthLimit else { return false }
    scopes.append(scope)
    if scope.isType {
      updateTypePath()
      typeBraces[scope.start] = typePath
    }
    return true
  }

  private mutating func leaveScopes(before index: Int) {
    while let scope = scopes.last, scope.end <= index {
      scopes.removeLast()
      if scope.isType { updateTypePath() }
    }
  }

  private mutating func updateTypePath() {
    typePath = scopes.filter(\.isType).flatMap { scope in
      scope.name.split(separator: ".").map(String.init)
    }
  }

  /// The bytes of the function that the types around are declared in; `nil` when none is.
  var visibility: Range<Int>? {
    guard let type = scopes.lastIndex(where: \.isType),
      let function = scopes[..<type].last(where: { $0.kind == .function })
    else { return nil }
    return source.bytes(of: function)
  }

  private mutating func collect() {
    for index in source.tokens.indices where source.tokens[index].kind == .identifier {
      leaveScopes(before: index)
      visit(index)
    }
    collectDirectives()
  }

  private mutating func visit(_ index: Int) {
    if !searched.isEmpty { visitSearched(index) }
    switch source.tokens[index].word {
    case .other: visitOther(index)
    case .enum, .struct, .class, .actor, .protocol, .extension: enterType(index)
    case .func: enterFunction(index)
    case .`init`:
      if source.isCharacter(index - 1, ".") {
        visitInitializer(index)
        visitSearchedInitializer(index)
      } else {
        enterFunction(index)
      }
    case .let, .var: visitVariable(index)
    case .case, .default: visitCase(index)
    case .return: addReturn(index + 1)
    case .switch: enterSwitch(index)
    case .scaledMetric: addScaledVariable(after: index)
    case .scaledFont: visitScaledFont(index)
    case .generatedFonts: visitGeneratedMember(index)
    case .custom, .uiFont, .nsFont, .fontDescriptor, .coreTextCreator, .coreTextAttribute,
      .ctFont, .cgFont, .fontName:
      visitFontCall(index)
    case .font: visitConstructor(index)
    case .in, .if, .for, .self, .guard, .while, .string: break
    }
  }

  private mutating func collectDirectives() {
    names.directives = source.directives.compactMap {
      Directive(comment: $0, in: source.bytes, source.lines)
    }
  }
}
