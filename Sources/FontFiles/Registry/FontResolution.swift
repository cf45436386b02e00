/// What a name is to the registered fonts, in the order in which Core Text asks.
public struct FontResolution: Hashable, Sendable {
  /// The kinds of name, in Core Text's order.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// The PostScript name of a face or of a named instance.
    case postScript = "PostScript name"
    /// The full name.
    case full = "full name"
    /// The family's name, in any language.
    case family = "family name"
  }

  /// The first kind of name that fits.
  public var kind: Kind
  /// Every font with that name, in the order of registration; one or more.
  public var fonts: [RegisteredFont]
}
