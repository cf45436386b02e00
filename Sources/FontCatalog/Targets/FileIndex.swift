/// The files of a project, to be asked for by folder.
struct FileIndex: Sendable {
  /// The paths, sorted.
  let files: [String]
  private let known: Set<String>
  private let fonts: Set<String>

  init(files: [String], fonts: Set<String>) {
    self.files = files.sorted()
    known = Set(files)
    self.fonts = fonts
  }

  func contains(_ path: String) -> Bool {
    known.contains(path)
  }

  func isFont(_ path: String) -> Bool {
    fonts.contains(path)
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
