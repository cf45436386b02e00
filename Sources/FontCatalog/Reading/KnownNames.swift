import FontFiles

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
  }

  private mutating func add(postScriptName name: String) {
    add(name, .certain)
    postScript.insert(name)
  }

  private mutating func add(_ name: String, _ kind: Kinds) {
    kinds[Self.folded(name), default: []].insert(kind)
    spellings.insert(name)
  }

  /// Whether a string is the PostScript name of a font, letter by letter.
  func isPostScriptName(_ name: String) -> Bool {
    postScript.contains(name)
  }

  /// Whether a string is a name of any kind, letter by letter.
  func isSpelling(_ name: String) -> Bool {
    spellings.contains(name)
  }

  /// What a string is the name of, but for case and separators.
  func kinds(of name: String) -> Kinds {
    kinds[Self.folded(name)] ?? []
  }

  /// The letters and digits of a name, in lower case.
  static func folded(_ name: String) -> String {
    guard name.utf8.allSatisfy({ $0 < 0x80 }) else {
      return String(name.lowercased().filter { $0.isLetter || $0.isNumber })
    }
    let bytes = name.utf8.compactMap { byte -> UInt8? in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): byte
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
      default: nil
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
