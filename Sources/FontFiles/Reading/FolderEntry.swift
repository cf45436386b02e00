#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What a folder holds.
package struct FolderEntry: Hashable, Sendable {
  /// What an entry is.
  package enum Kind: Sendable {
    /// A regular file.
    case file
    /// A folder.
    case folder
    /// A symbolic link to either.
    case link
    /// A pipe, socket or device.
    case other
  }

  /// The entry's name.
  package let name: String
  /// What it is.
  package let kind: Kind

  /// The entries of a folder, in the order of their names.
  ///
  /// - Throws: ``FontFileError`` when the folder cannot be read.
  package static func entries(of folder: String) throws(FontFileError) -> [FolderEntry] {
    guard let stream = unsafe opendir(folder.systemPath) else {
      throw .system(folder)
    }
    defer { unsafe closedir(stream) }
    var entries: [FolderEntry] = []
    while let entry = unsafe readdir(stream) {
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { name in
        unsafe name.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: name)) {
          unsafe String(systemPath: $0)
        }
      }
      guard name != ".", name != ".." else { continue }
      let kind = unsafe kind(ofType: Int(entry.pointee.d_type), path: "\(folder)/\(name)")
      entries.append(FolderEntry(name: name, kind: kind))
    }
    return entries.sorted { $0.name < $1.name }
  }

  /// The path without symbolic links; `nil` when it leads nowhere.
  package static func resolvedPath(_ path: String) -> String? {
    guard let resolved = unsafe realpath(path.systemPath, nil) else { return nil }
    defer { unsafe free(resolved) }
    return unsafe String(systemPath: resolved)
  }

  /// What a path leads to, symbolic links followed; `nil` when it leads nowhere.
  package static func kind(at path: String) -> Kind? {
    var status = stat()
    guard unsafe stat(path.systemPath, &status) == 0 else { return nil }
    return kind(ofMode: status.st_mode)
  }

  private static func kind(ofType type: Int, path: String) -> Kind {
    switch type {
    case Int(DT_REG): return .file
    case Int(DT_DIR): return .folder
    case Int(DT_LNK): return .link
    case Int(DT_UNKNOWN):
      // Some file systems do not say.
      var status = stat()
      return unsafe lstat(path.systemPath, &status) == 0 ? kind(ofMode: status.st_mode) : .other
    default: return .other
    }
  }

  private static func kind(ofMode mode: mode_t) -> Kind {
    switch mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .folder
    case S_IFLNK: .link
    default: .other
    }
  }
}
