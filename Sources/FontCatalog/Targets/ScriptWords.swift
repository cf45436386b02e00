/// The words of a project's scripts, which may make files before they are copied.
struct ScriptWords {
  private let words: Set<String>
  private let speakOfFonts: Bool

  init(_ scripts: [String]) {
    words = Set(scripts.flatMap { $0.split { !Self.isPartOfName($0) }.map(String.init) })
    speakOfFonts = words.contains { $0.lowercased().contains("font") }
  }

  /// Whether a script may make a font: it speaks of fonts, or of the file.
  func mayMake(_ path: String) -> Bool {
    guard !speakOfFonts, let name = path.split(whereSeparator: { !Self.isPartOfName($0) }).last
    else { return true }
    return words.contains(String(name))
  }

  private static func isPartOfName(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || "._-+".contains(character)
  }
}
