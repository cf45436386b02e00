import FontFiles

/// Finds functions that no source of the project names but where they are declared.
struct UncalledFunctions {
  private let tree: FileTree
  /// The most functions that are looked for.
  private static let limit = 20
  /// The extensions of files that may name a function of Swift.
  private static let extensions: Set = [
    "swift", "m", "mm", "h", "pch", "c", "cc", "cpp", "kt", "kts", "dart", "js", "jsx", "ts", "tsx",
    "xib", "storyboard",
  ]

  init(_ tree: FileTree) {
    self.tree = tree
  }

  /// Those of some functions that nothing names; none when a file cannot be read.
  func names(among functions: Set<String>) -> Set<String> {
    guard !functions.isEmpty, functions.count <= Self.limit else { return [] }
    var uncalled = functions
    for file in tree.files where Self.extensions.contains(file.pathExtension) {
      guard !uncalled.isEmpty,
        let bytes = try? FileContents.read(tree.systemPath(file), limit: FileReader.sizeLimit)
      else { return [] }
      uncalled = uncalled.filter { !Self.isNamed(Array($0.utf8), in: bytes) }
    }
    return uncalled
  }

  private static func isNamed(_ name: [UInt8], in bytes: [UInt8]) -> Bool {
    bytes.indices.contains { start in
      guard bytes[start] == name[0], bytes[start...].starts(with: name) else { return false }
      let end = start + name.count
      return !(start > 0 && isLetter(bytes[start - 1]))
        && !(end < bytes.count && isLetter(bytes[end]))
        && !bytes[..<start].suffix(5).elementsEqual("func ".utf8)
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
