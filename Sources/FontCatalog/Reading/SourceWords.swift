import FontFiles

/// Tells which sources of a project spell some words.
struct SourceWords {
  /// The extensions of files that may name a function of Swift.
  static let extensions: Set = [
    "swift", "m", "mm", "h", "pch", "c", "cc", "cpp", "kt", "kts", "dart", "js", "jsx", "ts", "tsx",
    "xib", "storyboard",
  ]
  /// The most words that are looked for.
  static let limit = 20

  /// The files that spell each word; `nil` when there are too many words, or a file cannot be read.
  private var files: [String: Set<String>]?

  init(_ words: Set<String>, in tree: FileTree) {
    files = words.isEmpty ? [:] : nil
    guard !words.isEmpty, words.count <= Self.limit else { return }
    var found: [String: Set<String>] = [:]
    for file in tree.files where Self.extensions.contains(file.pathExtension) {
      guard let bytes = try? FileContents.read(tree.systemPath(file), limit: FileReader.sizeLimit)
      else { return }
      for word in words where Self.isCalled(word, in: bytes) {
        found[word, default: []].insert(file)
      }
    }
    files = found
  }

  /// Whether a file besides one may call a function.
  func mayCall(_ function: String, besides file: String) -> Bool {
    files.map { !($0[function] ?? []).subtracting([file]).isEmpty } ?? true
  }

  private static func isCalled(_ function: String, in bytes: [UInt8]) -> Bool {
    let spelling = Array(function.utf8)
    return bytes.indices.contains { isCalled(spelling, at: $0, in: bytes) }
  }

  private static let keywords = ["func ", "class ", "struct ", "actor "].map { Array($0.utf8) }

  /// Whether the name of a function or type is at a place, and not in its declaration or in another
  /// word.
  static func isCalled(_ function: [UInt8], at start: Int, in bytes: [UInt8]) -> Bool {
    guard bytes[start] == function[0], bytes[start...].starts(with: function) else { return false }
    let end = start + function.count
    return !(start > 0 && isLetter(bytes[start - 1]))
      && !(end < bytes.count && isLetter(bytes[end]))
      && !keywords.contains { bytes[..<start].suffix($0.count).elementsEqual($0) }
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
