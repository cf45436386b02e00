import FontFiles

/// The rules of one `.gitignore`.
struct IgnoreRules: Sendable {
  private static let sizeLimit = 1 << 20
  private let folder: String
  private let patterns: PathPatterns

  init(folder: String, file: String) {
    self.folder = folder
    let bytes = (try? FileContents.read(file, limit: Self.sizeLimit)) ?? []
    let lines = bytes.split(whereSeparator: Byte.isLineEnd)
    patterns = PathPatterns(lines.map { String(decoding: $0, as: UTF8.self) })
  }

  /// Whether a path, relative to the root, is to be left out.
  func ignores(_ path: String, isFolder: Bool) -> Bool {
    let inside = folder.isEmpty ? path : String(path.dropFirst(folder.count + 1))
    return patterns.matches(inside, isFolder: isFolder)
  }
}
