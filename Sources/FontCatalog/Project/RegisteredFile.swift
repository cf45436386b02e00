/// A font file that code asks a bundle for by name, to register it.
public struct RegisteredFile: Hashable, Sendable {
  /// Where the name stands.
  public var position: SourcePosition
  /// The file names, one for each extension that is tried: any of them will do.
  public var names: [String]
  /// The PostScript name that the code gives the font; `nil` where it gives none.
  public var postScriptName: String?
  /// The folder in the bundle, empty for its resources themselves; `nil` when it is not known.
  public var folder: String?
  /// Whose bundle is asked.
  public var reach: RuntimeRegistration.Reach

  /// Creates a file.
  public init(
    position: SourcePosition, names: [String], folder: String? = nil,
    reach: RuntimeRegistration.Reach = .any
  ) {
    self.position = position
    self.names = names
    self.folder = folder
    self.reach = reach
  }
}
