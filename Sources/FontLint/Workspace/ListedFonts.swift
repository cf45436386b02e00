import FontCatalog

/// What the entries of one UIAppFonts mean: each is matched to a file of the bundle, once.
struct ListedFonts: Sendable {
  /// How an entry misses the file that it means.
  enum Mistake: String, CaseIterable {
    case path = "path-differs"
    case letterCase = "case-differs"
    case space = "space-differs"
    case noExtension = "extension-missing"
    case otherExtension = "extension-differs"
    case spelling = "spelling-differs"
  }

  /// The file that an entry means.
  struct Match {
    /// Its path in the bundle.
    let path: String
    /// What is wrong with the entry; `nil` when it finds the file.
    let mistake: Mistake?
  }

  private var matches: [String: Match] = [:]
  private var meant: Set<String> = []

  /// Matches entries to files.
  ///
  /// - Parameters:
  ///   - entries: The entries of one property list.
  ///   - files: The paths of the fonts in the bundle.
  ///   - isExact: Whether the paths are known: otherwise only the last component of an entry counts.
  ///   - elsewhere: The names of fonts that the project has and the bundle may lack: entries for
  ///     those are no slips of the pen.
  init(entries: [String], files: [String], exactly isExact: Bool, elsewhere: Set<String>) {
    let entries = Set(entries).sorted()
    let all = FileNames(files)
    for entry in entries {
      let path = isExact ? all.path(entry) : all.path(named: entry.lastPathComponent)
      if let path {
        add(entry, path, nil)
      } else {
        addTranslations(all.translations(of: entry), entry)
      }
    }
    var lost = entries.filter { matches[$0] == nil }
    let free = FileNames(files.filter { !meant.contains($0) })
    for entry in lost {
      if let (path, mistake) = free.file(nearly: entry) { add(entry, path, mistake) }
    }
    lost.removeAll { matches[$0] != nil || elsewhere.contains($0.lastPathComponent) }
    matchMisspelled(lost, files)
  }

  private mutating func add(_ entry: String, _ path: String, _ mistake: Mistake?) {
    matches[entry] = Match(path: path, mistake: mistake)
    meant.insert(path)
  }

  /// A bundle finds a file in the folder of a language by the path that it has beside that folder.
  private mutating func addTranslations(_ paths: [String], _ entry: String) {
    guard let first = paths.first else { return }
    add(entry, first, nil)
    meant.formUnion(paths)
  }

  /// The file that an entry means; `nil` when there is none.
  func match(for entry: String) -> Match? {
    matches[entry]
  }

  /// Whether an entry means the file at a path of the bundle, be it with a mistake.
  func mean(_ path: String) -> Bool {
    meant.contains(path)
  }
}

// MARK: - Misspelled entries

extension ListedFonts {
  /// The most pairs of an entry and a file whose letters are compared.
  private static let pairLimit = 10_000
  /// The most letters to take out or put in: one that is wrong counts twice.
  ///
  /// More would be another style, such as Black for Bold.
  private static let changeLimit = 3

  private mutating func matchMisspelled(_ entries: [String], _ files: [String]) {
    var free = files.filter { !meant.contains($0) }
    guard entries.count * free.count <= Self.pairLimit else { return }
    for entry in entries {
      let name = entry.lastPathComponent.trimmed
      if let index = free.firstIndex(where: { $0.fileStem == name.fileStem }) {
        add(entry, free.remove(at: index), .otherExtension)
      } else if let index = Self.nearest(to: name, in: free) {
        add(entry, free.remove(at: index), .spelling)
      }
    }
  }

  private static func nearest(to name: String, in files: [String]) -> Int? {
    let counts = files.map { file in
      let other = file.lastPathComponent
      guard abs(other.utf8.count - name.utf8.count) <= changeLimit else { return Int.max }
      return Array(other.lowercased()).difference(from: Array(name.lowercased())).count
    }
    guard let least = counts.min(), least <= changeLimit else { return nil }
    return counts.firstIndex(of: least)
  }
}

// MARK: - Names of files

/// The paths of files by what entries may call them; the first of a name counts.
private struct FileNames {
  private let paths: Set<String>
  private let translations: [String: [String]]
  private var byName: [String: String] = [:]
  private var byLowerName: [String: String] = [:]
  private var byLowerStem: [String: String] = [:]

  init(_ files: [String]) {
    paths = Set(files)
    let translated = files.filter { $0.parentPath.hasSuffix(".lproj") }
    translations = Dictionary(grouping: translated) { file in
      file.parentPath.parentPath.appendingPath(file.lastPathComponent)
    }
    for file in files {
      let name = file.lastPathComponent
      if byName[name] == nil { byName[name] = file }
      if byLowerName[name.lowercased()] == nil { byLowerName[name.lowercased()] = file }
      let stem = name.fileStem.lowercased()
      if byLowerStem[stem] == nil { byLowerStem[stem] = file }
    }
  }

  func path(_ path: String) -> String? {
    paths.contains(path) ? path : nil
  }

  /// The files of some languages that have a path but for the folders of the languages.
  func translations(of path: String) -> [String] {
    translations[path] ?? []
  }

  func path(named name: String) -> String? {
    byName[name]
  }

  /// The file that an entry means but for its folder, its case, space around it or its extension.
  func file(nearly entry: String) -> (path: String, mistake: ListedFonts.Mistake)? {
    let name = entry.lastPathComponent
    if let path = byName[name] { return (path, .path) }
    if let path = byLowerName[name.lowercased()] { return (path, .letterCase) }
    if let path = byLowerName[name.trimmed.lowercased()] { return (path, .space) }
    return byLowerStem[name.lowercased()].map { ($0, .noExtension) }
  }
}

extension String {
  /// The text without white space around it.
  fileprivate var trimmed: String {
    var text = trimmingPrefix(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}

extension [ListedFonts] {
  /// Whether an entry of one of the lists means the file at a path of the bundle, be it with a
  /// mistake.
  func mean(_ path: String) -> Bool {
    contains { $0.mean(path) }
  }
}
