extension String {
  /// What follows the last slash.
  package var lastPathComponent: String {
    String(self[(lastIndex(of: "/").map(index(after:)) ?? startIndex)...])
  }

  /// What precedes the last slash; empty when there is none.
  package var parentPath: String {
    String(self[..<(lastIndex(of: "/") ?? startIndex)])
  }

  /// What follows the last dot of the last component, in lower case; empty when there is none.
  package var pathExtension: String {
    let name = lastPathComponent
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "" }
    return name[name.index(after: dot)...].lowercased()
  }

  /// The last component without its extension.
  package var fileStem: String {
    let name = lastPathComponent
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }

  /// The path of something inside this folder; an empty folder is the root.
  package func appendingPath(_ component: String) -> String {
    isEmpty ? component : "\(self)/\(component)"
  }
}

extension String {
  /// The path with `.` and `..` resolved; `nil` when it leads above its beginning.
  package var normalizedPath: String? {
    var parts: [Substring] = []
    for part in split(separator: "/") where part != "." {
      guard part == ".." else {
        parts.append(part)
        continue
      }
      guard parts.popLast() != nil else { return nil }
    }
    return parts.joined(separator: "/")
  }
}
