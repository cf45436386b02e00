#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Finds the font files under folders.
package enum FontFolder {
  /// What files with these extensions hold is meant to be a font; without dots, in lower case.
  package static let extensions: Set<String> = [
    "bdf", "dfont", "otc", "otf", "pcf", "pfa", "pfb", "ttc", "ttf", "woff", "woff2",
  ]

  /// The files at some paths: each path that is no folder, and for each folder the fonts under it.
  ///
  /// Under a folder, a file counts when it has a font's extension or when it can be read as a font.
  /// Hidden files and folders are left out, and symbolic links to folders are not followed.
  /// - Returns: The paths, those of one folder in the order of their names, or why a folder cannot
  ///   be read.
  package static func files(at paths: [String]) -> [Result<String, FontFileError>] {
    paths.flatMap { path in
      isFolder(path, followingLinks: true) ? files(under: path) : [.success(path)]
    }
  }

  private static func files(under folder: String) -> [Result<String, FontFileError>] {
    do throws(FontFileError) {
      return try names(in: folder).flatMap { name in
        let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
        if isFolder(path, followingLinks: false) { return files(under: path) }
        return isCandidate(path) ? [.success(path)] : []
      }
    } catch {
      return [.failure(error)]
    }
  }

  private static func isCandidate(_ path: String) -> Bool {
    var pieces = path.split(separator: "/").last?.split(separator: ".") ?? []
    if pieces.last == "gz" { pieces.removeLast() }
    if let last = pieces.dropFirst().last, extensions.contains(last.lowercased()) { return true }
    return (try? FontFile.read(path)) != nil
  }

  private static func isFolder(_ path: String, followingLinks: Bool) -> Bool {
    var status = stat()
    let result = unsafe followingLinks ? stat(path, &status) : lstat(path, &status)
    return result == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  private static func names(in folder: String) throws(FontFileError) -> [String] {
    guard let stream = unsafe opendir(folder) else {
      throw .unreadable(path: folder, reason: unsafe String(cString: strerror(errno)))
    }
    defer { unsafe closedir(stream) }
    var names: [String] = []
    while let entry = unsafe readdir(stream) {
      let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted()
  }
}
