import FontFiles

/// Finds the font files that a style sheet or a web page names.
enum WebFontReader {
  /// The extensions of the files that may name fonts.
  static let extensions: Set<String> = ["css", "scss", "html", "htm"]
  /// The most bytes of a file that are searched.
  private static let sizeLimit = 1 << 20

  /// The paths of the fonts, relative to the root, as they are written after a file's folder.
  static func paths(in file: String, _ tree: FileTree) -> [String] {
    let start = try? FileContents.prefix(tree.systemPath(file), count: sizeLimit)
    let words = (start?.bytes ?? []).split { separators.contains($0) }
    let names = words.map { String(decoding: $0, as: UTF8.self) }.filter {
      FontSniffing.extensions.contains($0.pathExtension)
    }
    return Set(names).compactMap { file.parentPath.appendingPath($0).normalizedPath }.sorted()
  }

  /// What stands around the address of a font, and before the question or fragment that ends one.
  private static let separators = Set("\"'()<>,;?#= \t\r\n".utf8)
}
