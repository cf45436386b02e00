/// Something wrong inside a font that can still be read.
public struct FontDamage: Hashable, Sendable, CustomStringConvertible {
  /// What kind of damage it is.
  public enum Kind: String, Hashable, Sendable {
    /// The table directory is not sorted, overlaps, or names a table outside the file.
    case tableDirectory = "table-directory"
    /// The file ends before its data does.
    case truncated
    /// A table that every font needs is missing.
    case tableMissing = "table-missing"
    /// A table's contents contradict themselves or their length.
    case tableInvalid = "table-invalid"
    /// A table's checksum differs from the directory's.
    case checksum
    /// A glyph does not load.
    case glyph
    /// A face of a collection does not load.
    case face
    /// A name record cannot be decoded.
    case name
  }

  /// What kind of damage it is.
  public var kind: Kind
  /// The face it concerns; `nil` when it concerns the file.
  public var face: Int?
  /// The table it concerns, if it concerns one.
  public var table: String?
  /// What is wrong, in words, without the path.
  public var description: String
}
