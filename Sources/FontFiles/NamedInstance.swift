/// A named instance of a variable font.
public struct NamedInstance: Hashable, Sendable {
  /// The instance's style name.
  public var name: String?
  /// The PostScript name that the font gives the instance; `nil` when it gives none.
  public var postScriptName: String?
  /// The instance's place on each axis, by tag.
  public var coordinates: [String: Double]
}
