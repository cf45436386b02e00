/// A place that names a font.
public struct NameReference: Hashable, Sendable {
  /// What sort of place it is.
  public enum Kind: String, Hashable, Sendable {
    /// The raw value of an enum case.
    case rawValue = "raw-value"
    /// A literal that a `switch` over an enum returns.
    case switchValue = "switch-value"
    /// The value of a constant.
    case constant
    /// An element of an array or dictionary.
    case element
    /// A member of a JSON catalogue or of `fontkit.json`.
    case json
    /// `Font.custom("…")` or `.custom("…", size:)`.
    case swiftUIFont = "swiftui-font"
    /// `UIFont(name: "…")`.
    case uiFont = "uifont"
    /// `NSFont(name: "…")`.
    case nsFont = "nsfont"
    /// `UIFontDescriptor(name: "…")`, `NSFontDescriptor(name: "…")` and their attributes.
    case fontDescriptor = "font-descriptor"
    /// `CTFontCreateWithName("…")` and its relatives, `CGFont("…")`.
    case coreText = "core-text"
    /// `SKLabelNode(fontNamed: "…")` and the `fontName` of such a node.
    case spriteKit = "spritekit"
    /// A call of the project's own that hands the name on to one of the calls above.
    case ownFunction = "own-function"
    /// A call of the project's own that takes a font's name under a label that says so.
    case labelledArgument = "labelled-argument"
    /// A member that a tool generated, such as `R.font.latoBold`; the value is its font's name.
    case generatedMember = "generated-member"
    /// A `<fontDescription>` of an .xib or .storyboard.
    case interfaceBuilder = "interface-builder"
  }

  /// The name as it was given.
  public var value: String
  /// What sort of place it is.
  public var kind: Kind
  /// Where the literal begins.
  public var position: SourcePosition
  /// The bytes of the file that hold the name, between the quotes; `nil` where they differ from the
  /// value (an escape, an interpolation) or do not stand in the file.
  public var bytes: Range<Int>?
  /// The enum case, constant or key that has the value; `nil` at a call site.
  public var caseName: String?
  /// The family that an Interface Builder file gives along with the name.
  public var family: String?
  /// What the value is put together from, where it is one of several that an interpolation or a
  /// concatenation can give; empty for a name that is written as a whole.
  public var parts: [String]
  /// Whether the code expects that the font may be absent: it compares the font with `nil`, names
  /// another font to take in its place, looks for fonts that match a descriptor, or makes another
  /// font for the enum's case.
  public var mayBeAbsent: Bool

  /// Whether a font call asks for it by the name of its case, constant or key.
  public var isAskedFor = false

  /// The names that the code tries together with this one, of which it takes one that is there.
  public var alternatives: [String] = []

  /// The keys and indices under which the value stands in a collection, outermost first.
  var keys: [String] = []

  /// The type and static member in whose declaration the literal stands, as `Font.brand`; `nil`
  /// outside of one.
  var staticMember: String?

  /// Creates a reference.
  public init(
    value: String, kind: Kind, position: SourcePosition, bytes: Range<Int>? = nil,
    caseName: String? = nil, family: String? = nil, parts: [String] = [],
    mayBeAbsent: Bool = false
  ) {
    self.value = value
    self.kind = kind
    self.position = position
    self.bytes = bytes
    self.caseName = caseName
    self.family = family
    self.parts = parts
    self.mayBeAbsent = mayBeAbsent
  }

  /// Whether the value is one of several that an interpolation or a concatenation can give.
  public var isInterpolated: Bool { !parts.isEmpty }

  /// Whether the value is one of those that subscripts with these keys give, `nil` standing for any.
  func isElement(at keys: [String?]) -> Bool {
    zip(keys, self.keys).allSatisfy { $0 == nil || $0 == $1 }
  }

  /// What to call the place in a message: the case, else the name itself.
  public var subject: String {
    caseName ?? value
  }
}
