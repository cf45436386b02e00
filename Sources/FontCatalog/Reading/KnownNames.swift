import FontFiles

/// The names of the project's fonts, by how surely a string that equals one is meant as a font.
struct KnownNames: Sendable {
  /// PostScript and full names, of faces and named instances, folded.
  private var certain: Set<String> = []
  /// Family names, folded.
  private var families: Set<String> = []
  /// File names without their extension, folded.
  private var stems: Set<String> = []
  /// PostScript names as they are.
  private var postScript: Set<String> = []

  init(_ fonts: [FontResource], systemFonts: [String], families: [String] = []) {
    for font in fonts {
      stems.insert(Self.folded(font.path.fileStem))
      for face in font.file?.faces ?? [] { add(face) }
    }
    for name in systemFonts { add(postScriptName: name) }
    self.families.formUnion(families.map(Self.folded))
  }

  private mutating func add(_ face: FontFace) {
    let names = face.names
    for name in [names.family, names.typographicFamily].compactMap(\.self) {
      families.insert(Self.folded(name))
    }
    if let full = names.full { certain.insert(Self.folded(full)) }
    for name in [names.postScript] + face.instances.map(\.postScriptName) {
      if let name { add(postScriptName: name) }
    }
  }

  private mutating func add(postScriptName name: String) {
    certain.insert(Self.folded(name))
    postScript.insert(name)
  }

  /// Whether a string is the PostScript name of a font, letter by letter.
  func isPostScriptName(_ name: String) -> Bool {
    postScript.contains(name)
  }

  /// Whether a string is a PostScript or full name, but for case and separators.
  func isCertain(_ name: String) -> Bool {
    certain.contains(Self.folded(name))
  }

  func isFamily(_ name: String) -> Bool {
    families.contains(Self.folded(name))
  }

  func isFileStem(_ name: String) -> Bool {
    stems.contains(Self.folded(name))
  }

  /// The letters and digits of a name, in lower case.
  static func folded(_ name: String) -> String {
    String(name.lowercased().filter { $0.isLetter || $0.isNumber })
  }
}
