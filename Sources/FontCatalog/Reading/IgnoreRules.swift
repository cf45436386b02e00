import FontFiles

/// The rules of one `.gitignore`, or of `.git/info/exclude`.
struct IgnoreRules: Sendable {
  /// The largest file that is read, in bytes.
  private static let sizeLimit = 256 << 10
  /// The folder of the rules, relative to the root; empty for the root itself.
  private let folder: String
  /// The root, relative to a folder of rules above it; empty for rules inside.
  private let root: String
  private let patterns: PathPatterns
  /// Why the file could not be read; `nil` when it was.
  private(set) var failure: FontFileError?

  /// Reads a file; one that cannot be read has no rules.
  ///
  /// - Parameters:
  ///   - file: The path for the system.
  ///   - folder: The folder of the rules, relative to the root.
  ///   - root: The root, relative to the folder of the rules, when that is above.
  init(file: String, folder: String = "", root: String = "") {
    self.folder = folder
    self.root = root
    var bytes: [UInt8] = []
    do throws(FontFileError) {
      bytes = try FileContents.read(file, limit: Self.sizeLimit)
    } catch {
      failure = error
    }
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    let lines = text.split(whereSeparator: Byte.isLineEnd)
    patterns = PathPatterns(lines.map { String(decoding: $0, as: UTF8.self) })
  }

  /// Whether a path, relative to the root, is to be left out or taken back; `nil` when no rule
  /// speaks of it.
  func decision(_ path: String, isFolder: Bool) -> Bool? {
    let inside = folder.isEmpty ? path : String(path.dropFirst(folder.count + 1))
    return patterns.decision(root.isEmpty ? inside : root + "/" + inside, isFolder: isFolder)
  }
}

extension [IgnoreRules] {
  /// The rules that hold for a root: those of its repository, of which it may be a part.
  ///
  /// - Parameter root: The root's path without links.
  init(aboveRoot root: String) {
    self = []
    let parts = root.split(separator: "/")
    let folders = (0...parts.count).map { "/" + parts[..<$0].joined(separator: "/") }
    let top = folders.lastIndex { FolderEntry.kind(at: $0.appendingPath(".git")) != nil }
    guard root.hasPrefix("/"), let top else { return }
    let inside = { (depth: Int) in parts[depth...].joined(separator: "/") }
    append(
      IgnoreRules(file: folders[top].appendingPath(".git/info/exclude"), root: inside(top)))
    for depth in top..<parts.count {
      append(
        IgnoreRules(file: folders[depth].appendingPath(".gitignore"), root: inside(depth)))
    }
  }

  /// Whether a path is to be left out: the rules nearest to it decide, and in one file the last.
  func ignores(_ path: String, isFolder: Bool) -> Bool {
    reversed().lazy.compactMap { $0.decision(path, isFolder: isFolder) }.first ?? false
  }
}
