import FontFiles

/// Searches the sources for calls of font functions whose names do not speak of fonts.
///
/// Only when all files are read is it known which functions those are, and to keep every call until
/// then would be too much.
struct FunctionSearch: Sendable {
  private let tree: FileTree

  init(_ tree: FileTree) {
    self.tree = tree
  }

  /// The most functions between a literal and a font call.
  private static let roundLimit = 4

  /// What is found about the functions that some files declare.
  func calls(for files: [SourceFileNames]) async -> [SourceFileNames] {
    var found: [SourceFileNames] = []
    var searched: Set<String> = []
    for _ in 0..<Self.roundLimit {
      let names = FontFunctions(files + found).unsearched.subtracting(searched)
      guard !names.isEmpty else { break }
      searched.formUnion(names)
      found += await search(names)
    }
    return found
  }

  private static let portionCount = 16

  private func search(_ names: Set<String>) async -> [SourceFileNames] {
    await withTaskGroup(of: [SourceFileNames].self) { group in
      for portion in 0..<Self.portionCount {
        let indices = stride(from: portion, to: tree.files.count, by: Self.portionCount)
        group.addTask { indices.compactMap { search(tree.files[$0], for: names) } }
      }
      return await group.reduce(into: [], +=)
    }
  }

  private func search(_ file: String, for names: Set<String>) -> SourceFileNames? {
    guard file.pathExtension == "swift", file.lastPathComponent != "Package.swift",
      let bytes = tree.contents(of: file), !FileReader.runsAlone(bytes), Self.holds(bytes, names)
    else { return nil }
    return SwiftScanner.search(bytes, file: file, for: names)
  }

  /// Whether any of some names stands in a file, as a word of its own.
  private static func holds(_ bytes: [UInt8], _ names: Set<String>) -> Bool {
    let hashes = Set(names.map { $0.utf8.reduce(hashStart, adding) })
    var hash = hashStart
    for byte in bytes {
      if SwiftTokenizer.continuesIdentifier(byte) {
        hash = adding(hash, byte)
      } else if hash != hashStart {
        if hashes.contains(hash) { return true }
        hash = hashStart
      }
    }
    return hashes.contains(hash)
  }

  /// The hash of no bytes, and that of some bytes and one more, by Fowler, Noll and Vo.
  private static let hashStart: UInt64 = 0xCBF2_9CE4_8422_2325

  private static func adding(_ hash: UInt64, _ byte: UInt8) -> UInt64 {
    (hash ^ UInt64(byte)) &* 0x100_0000_01B3
  }
}
