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
      guard let bytes = tree.contents(of: file) else { return }
      for word in words where !Self.calls(of: word, in: bytes, file: file).isEmpty {
        found[word, default: []].insert(file)
      }
    }
    files = found
  }

  /// Whether a file besides one may call a function.
  func mayCall(_ function: String, besides file: String) -> Bool {
    files.map { !($0[function] ?? []).subtracting([file]).isEmpty } ?? true
  }

  private static let keywords = ["func ", "class ", "struct ", "actor "].map { Array($0.utf8) }

  /// The places where a file names a function or type, but for its declaration; in Swift and
  /// Objective-C, not those in comments.
  static func calls(of name: String, in bytes: [UInt8], file: String) -> [Int] {
    let spelling = Array(name.utf8)
    let places = bytes.indices.filter { isNamed(spelling, at: $0, in: bytes) }
    let isSwift = file.pathExtension == "swift"
    guard isSwift || ObjectiveCScanner.extensions.contains(file.pathExtension), !places.isEmpty
    else { return places }
    let tokens = SwiftTokenizer(bytes, range: bytes.indices, nestsComments: isSwift).tokens
    return places.inside(tokens)
  }

  private static func isNamed(_ name: [UInt8], at start: Int, in bytes: [UInt8]) -> Bool {
    guard bytes[start] == name[0], bytes[start...].starts(with: name) else { return false }
    let end = start + name.count
    return !(start > 0 && SwiftTokenizer.continuesIdentifier(bytes[start - 1]))
      && !(end < bytes.count && SwiftTokenizer.continuesIdentifier(bytes[end]))
      && !keywords.contains { bytes[..<start].suffix($0.count).elementsEqual($0) }
  }
}

extension [Int] {
  /// Those of some offsets, in their order, that tokens hold.
  fileprivate func inside(_ tokens: [SwiftToken]) -> [Int] {
    var index = 0
    return filter { offset in
      while index < tokens.count, tokens[index].end <= offset { index += 1 }
      return index < tokens.count && tokens[index].start <= offset
    }
  }
}
