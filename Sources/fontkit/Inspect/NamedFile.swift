import FontFiles

/// A font file with the names by which people may ask for it.
struct NamedFile {
  let path: String
  /// The names that stand for one font: its file name and its PostScript names.
  var exactNames: Set<String>
  /// Full and family names.
  var otherNames: Set<String>

  /// The fonts of a folder of the project.
  static func bundled(in folder: String) -> [NamedFile] {
    FontFolder.files(at: [folder]).compactMap { result in
      guard let path = try? result.get(), let file = try? FontFile.read(path) else { return nil }
      let names = file.faces.map(\.names)
      let others = names.flatMap { [$0.full, $0.family, $0.typographicFamily] }
      return NamedFile(
        path, exactNames: names.compactMap(\.postScript),
        otherNames: others.compactMap(\.self) + names.flatMap(\.localizedFamilies.values))
    }
  }

  /// The fonts that Fontconfig finds, a file once whatever the number of its faces.
  static func installed() -> [NamedFile] {
    var byPath: [String: NamedFile] = [:]
    for font in InstalledFont.all() {
      let exactNames = [font.postScriptName].compactMap(\.self)
      let file = NamedFile(font.path, exactNames: exactNames, otherNames: font.otherNames)
      byPath[font.path, default: file].exactNames.formUnion(file.exactNames)
      byPath[font.path, default: file].otherNames.formUnion(file.otherNames)
    }
    return byPath.values.sorted { $0.path < $1.path }
  }

  private init(_ path: String, exactNames: [String], otherNames: [String]) {
    self.path = path
    let fileName = path.split(separator: "/").last.map(String.init) ?? path
    self.exactNames = Set(exactNames + [fileName, fileName.withoutFontExtension])
    self.otherNames = Set(otherNames)
  }

  /// The files that a name, with or without a font's extension, may stand for: the one that it
  /// names exactly, else all that it fits whatever the case of its letters.
  static func matches(for name: String, in files: [NamedFile]) -> [NamedFile] {
    let stem = name.withoutFontExtension
    let exact = files.filter { !$0.exactNames.isDisjoint(with: [name, stem]) }
    guard exact.count != 1 else { return exact }
    let wanted: Set = [name.lowercased(), stem.lowercased()]
    return files.filter { file in
      file.exactNames.union(file.otherNames).contains { wanted.contains($0.lowercased()) }
    }
  }
}

extension String {
  /// A file name up to its extension, when that is one of fonts.
  var withoutFontExtension: String {
    guard let dot = lastIndex(of: "."), dot != startIndex,
      FontFolder.extensions.contains(self[index(after: dot)...].lowercased())
    else { return self }
    return String(self[..<dot])
  }
}
