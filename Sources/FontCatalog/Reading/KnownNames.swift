import FontFiles
import FontScaling

/// The names of the project's fonts, by how surely a string that equals one is meant as a font.
struct KnownNames: Sendable {
  /// What a string can be the name of.
  struct Kinds: OptionSet {
    let rawValue: Int
    /// A PostScript or full name, of a face or a named instance.
    static let certain = Kinds(rawValue: 1)
    /// A family.
    static let family = Kinds(rawValue: 2)
    /// A file, without its extension.
    static let fileStem = Kinds(rawValue: 4)
  }

  private var kinds: [String: Kinds] = [:]
  private var postScript: Set<String> = []
  private var spellings: Set<String> = []
  /// The PostScript names by what stands before the hyphen.
  private var byFamily: [Substring: Set<String>] = [:]

  init(_ fonts: [FontResource], systemFonts: [String], families: [String] = []) {
    for font in fonts {
      add(font.path.fileStem, .fileStem)
      for face in font.file?.faces ?? [] { add(face) }
    }
    for name in systemFonts { add(postScriptName: name) }
    for name in families { add(name, .family) }
  }

  private mutating func add(_ face: FontFace) {
    let names = face.names
    for name in [names.family, names.typographicFamily].compactMap(\.self) { add(name, .family) }
    if let full = names.full { add(full, .certain) }
    for name in [names.postScript] + face.instances.map(\.postScriptName) {
      if let name { add(postScriptName: name) }
    }
    for name in face.instances.flatMap(face.coreTextNames) { add(postScriptName: name) }
  }

  private mutating func add(postScriptName name: String) {
    add(name, .certain)
    postScript.insert(name)
    if let family = Self.family(of: name) { byFamily[family, default: []].insert(name) }
  }

  private mutating func add(_ name: String, _ kind: Kinds) {
    kinds[name.folded, default: []].insert(kind)
    spellings.insert(name)
  }

  /// Whether a string is the PostScript name of a font, letter by letter.
  func isPostScriptName(_ name: String) -> Bool {
    postScript.contains(name)
  }

  /// Whether a string is surely meant as the PostScript name of one of the fonts and is none: it
  /// begins with the font's family and a hyphen, and the rest is spelt nearly so.
  func isMisspelt(_ name: String) -> Bool {
    guard name.utf8.count <= FontNames.longestPostScript, kinds(of: name).isEmpty,
      let siblings = Self.family(of: name).flatMap({ byFamily[$0] })
    else { return false }
    return !Spelling.nearest(to: name, among: Array(siblings), limit: 1).isEmpty
  }

  /// Whether a string that is said to be a font's name is one, or surely meant as one.
  func isNameOrMisspelt(_ name: String) -> Bool {
    isPostScriptName(name) || isMisspelt(name)
  }

  /// Whether a string in a group of other fonts' names is surely meant as one too: it is a name,
  /// nearly one, or a style that one of the families does not have.
  func isMeantBesideNames(_ name: String) -> Bool {
    isNameOrMisspelt(name) || isStyleOfFamily(name)
  }

  private func isStyleOfFamily(_ name: String) -> Bool {
    guard name.utf8.count <= FontNames.longestPostScript, let family = Self.family(of: name),
      byFamily[family] != nil
    else { return false }
    return StyleWords.isStyle(name.dropFirst(family.count + 1))
  }

  /// What stands before the hyphen of a name; `nil` without one.
  private static func family(of name: String) -> Substring? {
    let parts = name.split(separator: "-", maxSplits: 1)
    return parts.count == 2 ? parts[0] : nil
  }

  /// Whether a string is a name of any kind, letter by letter.
  func isSpelling(_ name: String) -> Bool {
    spellings.contains(name)
  }

  /// What a string is the name of, but for case and separators.
  func kinds(of name: String) -> Kinds {
    kinds[name.folded] ?? []
  }
}
