import FontFiles

/// The files of a project: everything under its root that is the app's own.
struct FileTree: Sendable {
  /// Folders that hold other people's code, or what builds leave behind; so do Xcode's templates,
  /// whose names are to be filled in.
  static let foreignFolders: Set<String> = [
    "node_modules", "android", "Carthage", "DerivedData",
  ]
  /// The deepest folder that is read.
  static let depthLimit = 64
  /// The most files that are read.
  private static let fileLimit = 200_000

  let root: String
  /// The paths of the files, relative to the root, in the order of a walk by name.
  private(set) var files: [String] = []
  /// The links to files that are read under another path, with that path.
  private(set) var links: [String: String] = [:]
  /// The links that lead out of the root, in the order of the walk.
  private(set) var outsideLinks: [String] = []
  private(set) var problems: [ReadingProblem] = []
  let excluded: PathPatterns
  /// The root's path without links.
  let resolvedRoot: String
  /// The rules of the repository that hold at the root.
  let repositoryRules: [IgnoreRules]
  /// The links to files inside the root, in the order of the walk, with where they lead.
  private var found: [(link: String, file: String)] = []

  /// Lists the files.
  ///
  /// - Parameters:
  ///   - root: The folder.
  ///   - paths: The files and folders in it to read; all of it when empty.
  ///   - excluded: What not to read, as `.gitignore` patterns.
  ///   - positions: Where the configuration names each of the paths.
  /// - Throws: ``FontFileError`` when the root cannot be read.
  init(
    root: String, paths: [String], excluded: [String], positions: [String: SourcePosition]
  ) throws(FontFileError) {
    self.root = root
    self.excluded = PathPatterns(excluded)
    resolvedRoot = FolderEntry.resolvedPath(root) ?? root
    let rules = [IgnoreRules](aboveRoot: resolvedRoot)
    repositoryRules = rules
    if paths.isEmpty {
      try walk("", rules: rules)
    } else {
      for path in paths { add(path, namedAt: positions[path], rules: rules) }
      var seen: Set<String> = []
      files.removeAll { !seen.insert($0).inserted }
    }
    addLinks()
  }

  /// Each file is read once: a link counts as a file of its own where no other path leads there, or
  /// none with its extension, which says how a file is read.
  private mutating func addLinks() {
    var paths = Dictionary(files.map { ($0, $0) }) { first, _ in first }
    for (link, file) in found {
      if let path = paths[file], path.pathExtension == link.pathExtension {
        links[link] = path
      } else if append(link) {
        paths[file] = link
      }
    }
  }

  /// The bytes of a file that is read once more; `nil` when it cannot be, as its first reading told.
  func contents(of path: String) -> [UInt8]? {
    try? FileContents.read(systemPath(path), limit: FileReader.sizeLimit)
  }

  /// The path of a file for the system.
  func systemPath(_ path: String) -> String {
    path.isEmpty ? root : root == "." ? path : root.appendingPath(path)
  }

  /// Adds a file or folder that was asked for, whatever the rules say about itself.
  private mutating func add(
    _ path: String, namedAt position: SourcePosition?, rules: [IgnoreRules]
  ) {
    let path = path.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
    switch FolderEntry.kind(at: systemPath(path)) {
    case .file: files.append(path)
    case .folder: walkOrReport(path, rules: rules + rulesAbove(path), depth: 0)
    case .link, .other, nil:
      problems.append(
        position.map {
          ReadingProblem(position: $0, reason: "there is no file or folder '\(path)'")
        } ?? ReadingProblem(file: path, reason: "there is no such file or folder"))
    }
  }

  /// The rules of the folders that a path is in, outermost first.
  func rulesAbove(_ path: String) -> [IgnoreRules] {
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
      guard !excluded.matches(path, isFolder: isFolder) else { continue }
      guard !rules.ignores(path, isFolder: isFolder) else {
        guard !isFolder || addGeneratedProject(path) else { return }
        continue
      }
      if isFolder {
        guard !entry.name.hasSuffix(".xctemplate"), !entry.name.hasSuffix(".docc"),
          !isForeign(entry.name, path, beside: entries)
        else { continue }
        walkOrReport(path, rules: rules, depth: depth + 1)
      } else if entry.kind == .file {
        guard append(path) else { return }
      } else if let file = fileInside(entry, path) {
        found.append((path, file))
      } else if leadsOutside(entry, path) {
        outsideLinks.append(path)
      }
    }
  }

  /// Whether a folder holds other people's code; one called `Pods` does where CocoaPods made it.
  private func isForeign(_ name: String, _ path: String, beside entries: [FolderEntry]) -> Bool {
    guard name == "Pods" else { return Self.foreignFolders.contains(name) }
    return entries.contains { $0.name == "Podfile" || $0.name == "Podfile.lock" }
      || ["Manifest.lock", "Pods.xcodeproj"].contains {
        FolderEntry.kind(at: systemPath(path.appendingPath($0))) != nil
      }
  }

  /// Adds the project that a tool made and Git ignores, which says what the files are for; `false`
  /// when there are too many files.
  private mutating func addGeneratedProject(_ folder: String) -> Bool {
    let file = folder.appendingPath("project.pbxproj")
    guard folder.pathExtension == "xcodeproj", FolderEntry.kind(at: systemPath(file)) == .file
    else { return true }
    return append(file)
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

  private func leadsOutside(_ entry: FolderEntry, _ path: String) -> Bool {
    guard entry.kind == .link, let target = FolderEntry.resolvedPath(systemPath(path)) else {
      return false
    }
    return target != resolvedRoot && !target.hasPrefix(resolvedRoot + "/")
  }

  /// The path of the file that a link leads to, where that is inside the root; links to folders are
  /// never followed.
  private func fileInside(_ entry: FolderEntry, _ path: String) -> String? {
    guard entry.kind == .link, FolderEntry.kind(at: systemPath(path)) == .file,
      let target = FolderEntry.resolvedPath(systemPath(path)),
      target.hasPrefix(resolvedRoot + "/")
    else { return nil }
    return String(target.dropFirst(resolvedRoot.count + 1))
  }
}
