import FontCatalog

/// The names that font files could be given.
struct FontFileNames {
  private let taken: Set<String>

  /// - Parameter files: The files of the project.
  init(_ files: [String]) {
    taken = Set(files.map { $0.lowercased() })
  }

  /// The platforms whose apps Metro or Flutter's asset bundler packs.
  static let bundlerPlatforms: Set = ["react-native", "expo", "flutter"]
  /// The platforms on which a font is found by the name of its file.
  static let keyPlatforms = bundlerPlatforms.union(["android"])

  /// Whether bundlers handle a character of a file's name.
  static func isSafe(_ scalar: Unicode.Scalar) -> Bool {
    (0x21...0x7E).contains(scalar.value) && !"%#[]".unicodeScalars.contains(scalar)
  }

  /// Whether a character may be in a name that is suggested: every file system takes it too.
  static func isPortable(_ scalar: Unicode.Scalar) -> Bool {
    isSafe(scalar) && !"/\\:*?\"<>|".unicodeScalars.contains(scalar)
  }

  /// The file name of a stem with a font's extension; `nil` when it is not safe, or another file of
  /// the font's folder has it.
  func free(_ stem: String, for font: BundledFont) -> String? {
    let name = stem + font.fileExtension
    guard !stem.isEmpty, !stem.hasPrefix("."), !isTaken(name, for: font),
      name.unicodeScalars.allSatisfy(Self.isPortable)
    else { return nil }
    return name
  }

  /// Whether another file of a font's folder has a name.
  func isTaken(_ name: String, for font: BundledFont) -> Bool {
    let path = font.path.parentPath.appendingPath(name).lowercased()
    return taken.contains(path) && path != font.path.lowercased()
  }
}
