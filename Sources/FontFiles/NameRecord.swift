/// One record of a `name` table.
public struct NameRecord: Hashable, Sendable {
  /// The platform: 0 Unicode, 1 Macintosh, 3 Windows.
  public var platform: Int
  /// The platform's encoding.
  public var encoding: Int
  /// The platform's language.
  public var language: Int
  /// What the string names; 6 is the PostScript name.
  public var nameID: Int
  /// The decoded string; `nil` when its bytes are not valid in its encoding, or that is none of
  /// Unicode, Macintosh Roman and, for a Macintosh record, ASCII.
  public var string: String?
}
