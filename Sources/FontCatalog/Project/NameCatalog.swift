/// A group of strings that name fonts: an enum, the constants of a type, a JSON file.
public struct NameCatalog: Hashable, Sendable {
  /// What the group is written as.
  public enum Kind: String, Hashable, Sendable {
    /// An enum with `String` raw values, or whose members return literals from a `switch`.
    case enumeration
    /// Constants of one type or file.
    case constants
    /// The elements of an array or dictionary.
    case collection
    /// Members that a tool generated: SwiftGen, R.swift, Tuist, XCResource.
    case generated
    /// A JSON file.
    case json
    /// The `catalog` of `fontkit.json`.
    case configuration
  }

  /// Why the strings are taken for font names.
  public enum Evidence: String, Hashable, Sendable {
    /// A font call uses the group.
    case fontCall = "font-call"
    /// Most strings of the group, or these, are names of fonts in the project.
    case majority
    /// It was declared as a catalogue.
    case declared
  }

  /// The name of the type, constant or file; nested types are joined by dots.
  public var name: String
  /// What the group is written as.
  public var kind: Kind
  /// Why the strings are taken for font names.
  public var evidence: Evidence
  /// Where the group begins.
  public var position: SourcePosition
  /// The names, in the order of the file.
  public var entries: [NameReference]

  /// Creates a catalogue.
  public init(
    name: String, kind: Kind, evidence: Evidence, position: SourcePosition,
    entries: [NameReference]
  ) {
    self.name = name
    self.kind = kind
    self.evidence = evidence
    self.position = position
    self.entries = entries
  }
}
