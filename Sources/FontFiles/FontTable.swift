/// An entry of an sfnt's table directory.
public struct FontTable: Hashable, Sendable {
  /// The four-character tag.
  public var tag: String
  /// The table's length in bytes.
  public var byteCount: Int
}
