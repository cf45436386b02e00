/// Where a registered font came from.
public enum FontSource: Hashable, Sendable, CustomStringConvertible {
  /// A file, by the path as it was given.
  case file(path: String)
  /// Bytes in memory, by the name they were registered under.
  case memory(name: String)

  /// The path, or the name of the bytes.
  public var description: String {
    switch self {
    case .file(let path): path
    case .memory(let name): name
    }
  }

  /// The last component of the path or name.
  package var fileName: String {
    description.utf8.split(separator: UInt8(ascii: "/")).last.map { String(Substring($0)) }
      ?? description
  }

  /// The last component without its extension.
  package var stem: String {
    guard let dot = fileName.lastIndex(of: "."), dot != fileName.startIndex else { return fileName }
    return String(fileName[..<dot])
  }
}
