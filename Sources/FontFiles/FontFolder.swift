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
      FolderEntry.kind(at: path) == .folder ? files(under: path) : [.success(path)]
    }
  }

  private static func files(under folder: String) -> [Result<String, FontFileError>] {
    do throws(FontFileError) {
      return try FolderEntry.entries(of: folder).flatMap { files(at: $0, in: folder) }
    } catch {
      return [.failure(error)]
    }
  }

  private static func files(
    at entry: FolderEntry, in folder: String
  ) -> [Result<String, FontFileError>] {
    guard !entry.name.hasPrefix(".") else { return [] }
    let path = folder.hasSuffix("/") ? folder + entry.name : "\(folder)/\(entry.name)"
    if entry.kind == .folder { return files(under: path) }
    return isCandidate(path) ? [.success(path)] : []
  }

  private static func isCandidate(_ path: String) -> Bool {
    var pieces = path.split(separator: "/").last?.split(separator: ".") ?? []
    if pieces.last == "gz" { pieces.removeLast() }
    if let last = pieces.dropFirst().last, extensions.contains(last.lowercased()) { return true }
    return (try? FontFile.read(path)) != nil
  }
}
