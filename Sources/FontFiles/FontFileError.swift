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
  /// The bytes are a font of a format that is not read, such as `Embedded OpenType (EOT)`.
  case unsupported(path: String, format: String)
  /// The bytes claim to be a font but cannot be opened as one.
  case damaged(path: String, reason: String)
}

extension FontFileError: CustomStringConvertible {
  /// One line that starts with the path.
  public var description: String {
    "\(path): \(message)"
  }

  /// The path as it was given.
  public var path: String {
    switch self {
    case .notFound(let path), .unreadable(let path, _), .notARegularFile(let path, _),
      .notAFont(let path, _), .unsupported(let path, _), .damaged(let path, _):
      path
    }
  }

  /// What is wrong, without the path.
  public var message: String {
    switch self {
    case .notFound: "there is no such file"
    case .unreadable(_, let reason): "cannot be read: \(reason)"
    case .notARegularFile(_, let kind): "not a font file: it is \(kind)"
    case .notAFont(_, let looksLike): "not a font: it is \(looksLike)"
    case .unsupported(_, let format): "not supported: its format is \(format)"
    case .damaged(_, let reason): "damaged: \(reason)"
    }
  }
}
