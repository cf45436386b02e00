/// Why a font file could not be read at all.
public enum FontFileError: Error, Hashable, Sendable {
  /// There is no such file.
  case notFound(path: String)
  /// The operating system refused, with its reason.
  case unreadable(path: String, reason: String)
  /// The file is a directory, pipe, socket or device.
  case notARegularFile(path: String, kind: String)
  /// The bytes are not a font; `looksLike` says what they are, when that can be told.
  case notAFont(path: String, looksLike: String)
  /// The bytes claim to be a font but cannot be opened as one.
  case damaged(path: String, reason: String)
}
