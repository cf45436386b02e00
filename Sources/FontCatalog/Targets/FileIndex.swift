/// The files of a project, to be asked for by folder.
struct FileIndex: Sendable {
  /// The paths, sorted.
  let files: [String]
  private let known: Set<String>
  private let fonts: Set<String>
  private let fontsByLowerPath: [String: String]
  private let fontsByName: [String: String]

  init(files: [String], fonts: Set<String>) {
    self.files = files.sorted()
    known = Set(files)
    self.fonts = fonts
    let sorted = fonts.sorted()
    fontsByLowerPath = Dictionary(sorted.map { ($0.lowercased(), $0) }) { first, _ in first }
    fontsByName = Dictionary(sorted.map { ($0.lastPathComponent, $0) }) { first, _ in first }
  }

  func contains(_ path: String) -> Bool {
    known.contains(path)
  }

  func isFont(_ path: String) -> Bool {
    fonts.contains(path)
  }

  /// The path of a font as the disk has it; other paths are as they are.
  ///
  /// It may be in other capitals, which the Mac's disks ignore.
  func spelling(of path: String) -> String {
    known.contains(path) ? path : fontsByLowerPath[path.lowercased()] ?? path
  }

  /// The first font with a file name; `nil` when there is none.
  func font(named name: String) -> String? {
    fontsByName[name]
  }

  /// The files under a folder, sorted; all for the root.
  func files(under folder: String) -> ArraySlice<String> {
    guard !folder.isEmpty else { return files[...] }
    let prefix = folder + "/"
    let start = firstIndex { $0 >= prefix }
    return files[start...].prefix { $0.hasPrefix(prefix) }
  }

  /// The first index at which a condition holds that holds for all later ones.
  private func firstIndex(where condition: (String) -> Bool) -> Int {
    var low = 0
    var high = files.count
    while low < high {
      let middle = (low + high) / 2
      if condition(files[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
