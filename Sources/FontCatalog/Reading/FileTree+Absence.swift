import FontFiles

extension FileTree {
  /// The files inside the root that are not on disk, under any spelling of their case.
  func absent(among paths: some Sequence<String>) -> Set<String> {
    let inside = paths.filter { !$0.hasPrefix("/") && !$0.hasPrefix("../") }
    let absent = inside.filter { FolderEntry.kind(at: systemPath($0)) == nil }
    guard !absent.isEmpty else { return [] }
    let known = Set(files.map { $0.lowercased() })
    return Set(absent.filter { !known.contains($0.lowercased()) })
  }

  /// Whether something tells why a file is not on disk: it is made by a tool and ignored by Git, is
  /// other people's, lies in a submodule or a part of the repository that is not checked out, or has
  /// a variable in its path, or lies too deep to be looked for.
  func isAbsentForAReason(_ path: String) -> Bool {
    let parts = path.split(separator: "/").map(String.init)
    return parts.count > Self.depthLimit
      || parts.contains {
        $0.hasPrefix(".") || $0.contains("$") || Self.installedFolders.contains($0)
      }
      || isIgnored(parts) || isInEmptyFolder(path) || isSparse
  }

  /// The folders that tools fill when other people's code is installed.
  private static let installedFolders = foreignFolders.union(["Pods"])

  private func isIgnored(_ parts: [String]) -> Bool {
    let rules = rulesAbove(parts.joined(separator: "/"))
    return parts.indices.contains { index in
      let path = parts[...index].joined(separator: "/")
      let isFolder = index < parts.count - 1
      return excluded.matches(path, isFolder: isFolder)
        || (repositoryRules + rules[...index]).ignores(path, isFolder: isFolder)
    }
  }

  /// Git keeps no empty folders, but makes one for a submodule that is not checked out.
  private func isInEmptyFolder(_ path: String) -> Bool {
    var folder = path.parentPath
    while !folder.isEmpty, FolderEntry.kind(at: systemPath(folder)) == nil {
      folder = folder.parentPath
    }
    guard let entries = try? FolderEntry.entries(of: systemPath(folder)) else { return true }
    return entries.isEmpty
  }

  /// Whether only some folders of the repository are checked out.
  private var isSparse: Bool {
    var folder = resolvedRoot
    while !folder.isEmpty {
      let file = folder.appendingPath(".git/info/sparse-checkout")
      if FolderEntry.kind(at: file) != nil { return true }
      folder = folder.parentPath
    }
    return false
  }
}
