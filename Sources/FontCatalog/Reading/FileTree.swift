import FontFiles

/// The files of a project: everything under its root that is the app's own.
struct FileTree: Sendable {
  /// Folders that hold other people's code, or what builds leave behind.
  private static let foreignFolders: Set<String> = [
    "Pods", "node_modules", "android", "Carthage", "DerivedData",
  ]
  /// The deepest folder that is read.
  private static let depthLimit = 64
  /// The most files that are read.
  private static let fileLimit = 200_000

  let root: String
  /// The paths of the files, relative to the root, in the order of a walk by name.
  private(set) var files: [String] = []
  private(set) var problems: [ReadingProblem] = []
  private let excluded: PathPatterns
  private let resolvedRoot: String

  /// Lists the files.
  ///
  /// - Throws: ``FontFileError`` when the root cannot be read.
  init(root: String, paths: [String], excluded: [String]) throws(FontFileError) {
    self.root = root
    self.excluded = PathPatterns(excluded)
    resolvedRoot = FolderEntry.resolvedPath(root) ?? root
    let rules = [IgnoreRules](aboveRoot: resolvedRoot)
    if paths.isEmpty {
      try walk("", rules: rules)
    } else {
      for path in paths { add(path, rules: rules) }
      var seen: Set<String> = []
      files.removeAll { !seen.insert($0).inserted }
    }
  }

  /// The path of a file for the system.
  func systemPath(_ path: String) -> String {
    path.isEmpty ? root : root == "." ? path : root.appendingPath(path)
  }

  /// Adds a file or folder that was asked for, whatever the rules say about itself.
  private mutating func add(_ path: String, rules: [IgnoreRules]) {
    let path = path.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
    switch FolderEntry.kind(at: systemPath(path)) {
    case .file: files.append(path)
    case .folder: walkOrReport(path, rules: rules + rulesAbove(path), depth: 0)
    case .link, .other, nil:
      problems.append(ReadingProblem(file: path, reason: "there is no such file or folder"))
    }
  }

  /// The rules of the folders that a path is in, outermost first.
  private func rulesAbove(_ path: String) -> [IgnoreRules] {
    let parts = path.split(separator: "/")
    return parts.indices.map { index in
      let folder = parts[..<index].joined(separator: "/")
      return IgnoreRules(file: systemPath(folder.appendingPath(".gitignore")), folder: folder)
    }
  }

  private mutating func walkOrReport(_ folder: String, rules: [IgnoreRules], depth: Int) {
    guard depth < Self.depthLimit else {
      problems.append(
        ReadingProblem(file: folder, reason: "folders deeper than \(depth) levels are not read"))
      return
    }
    do throws(FontFileError) {
      try walk(folder, rules: rules, depth: depth)
    } catch {
      problems.append(ReadingProblem(file: folder, reason: error.message))
    }
  }

  private mutating func walk(
    _ folder: String, rules: [IgnoreRules], depth: Int = 0
  ) throws(FontFileError) {
    let entries = try FolderEntry.entries(of: systemPath(folder))
    var rules = rules
    if entries.contains(where: { $0.name == ".gitignore" }) {
      let file = folder.appendingPath(".gitignore")
      let own = IgnoreRules(file: systemPath(file), folder: folder)
      if let failure = own.failure {
        problems.append(ReadingProblem(file: file, reason: failure.message))
      }
      rules.append(own)
    }
    for entry in entries where !entry.name.hasPrefix(".") {
      let path = folder.appendingPath(entry.name)
      let isFolder = entry.kind == .folder
      guard !excluded.matches(path, isFolder: isFolder),
        !rules.ignores(path, isFolder: isFolder)
      else { continue }
      if isFolder {
        guard !Self.foreignFolders.contains(entry.name) else { continue }
        walkOrReport(path, rules: rules, depth: depth + 1)
      } else if entry.kind == .file || isLinkInside(entry, path) {
        guard append(path) else { return }
      }
    }
  }

  private mutating func append(_ path: String) -> Bool {
    guard files.count < Self.fileLimit else {
      let reason = "more than \(Self.fileLimit) files: the rest is not read"
      let problem = ReadingProblem(file: "", reason: reason)
      if problems.last != problem { problems.append(problem) }
      return false
    }
    files.append(path)
    return true
  }

  /// A link to a file counts when it stays inside the root; links to folders are never followed.
  private func isLinkInside(_ entry: FolderEntry, _ path: String) -> Bool {
    guard entry.kind == .link, FolderEntry.kind(at: systemPath(path)) == .file,
      let target = FolderEntry.resolvedPath(systemPath(path))
    else { return false }
    return target.hasPrefix(resolvedRoot + "/")
  }
}
