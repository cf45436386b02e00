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
    let spellings = Set(names.map { Array($0.utf8)[...] })
    return bytes.split { !SwiftTokenizer.continuesIdentifier($0) }
      .contains(where: spellings.contains)
  }
}
