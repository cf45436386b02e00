/// A font file as its bytes describe it: its format, its faces and what is wrong with it.
public struct FontFile: Hashable, Sendable {
  /// The path as it was given, for messages; `nil` for a font in memory.
  public var path: String?
  /// The format told from the bytes, never from the file's extension.
  public var format: FontFormat
  /// The file's size in bytes.
  public var byteCount: Int
  /// The faces that could be read, in file order; one unless the file is a collection.
  public var faces: [FontFace]
  /// Damage that does not stop the faces from being read.
  public var warnings: [FontDamage]
  /// Whether the file is a TrueType or OpenType collection, however many faces it holds.
  public var isCollection: Bool = false
  /// How far the check of everything came; `nil` when none was asked for.
  public var verification: Verification? = nil
  /// Whether each table was compared with its checksum.
  public var isSummed: Bool = false
}
