import FontCatalog
import FontFiles

/// The letters of an app's texts in one language.
struct TextLetters {
  /// A letter with its marks, and the first text that has it.
  struct Occurrence {
    let letter: Character
    let position: SourcePosition
  }

  let locale: String
  /// The letters, each once, in the order of their code points.
  let letters: [Occurrence]

  /// The letters of each language of a project's strings files, in the order of the languages.
  static func ofLanguages(in project: Project) -> [TextLetters] {
    var positions: [String: [Character: SourcePosition]] = [:]
    for text in project.localizedTexts where text.locale != "Base" {
      for letter in FormatSpecifiers.removed(from: text.text) where letter.isLetter {
        if positions[text.locale]?[letter] == nil {
          positions[text.locale, default: [:]][letter] = text.position
        }
      }
    }
    return positions.sorted { $0.key < $1.key }.map { locale, letters in
      TextLetters(
        locale: locale,
        letters: letters.map { Occurrence(letter: $0, position: $1) }
          .sorted { $0.letter < $1.letter })
    }
  }

  /// The letters that no font of a list has, although it has most letters of their script here: those
  /// that patch words.
  func patches(in coverages: [CharacterCoverage]) -> [Occurrence] {
    Dictionary(grouping: letters) { $0.letter.scriptKey }.values.flatMap { group in
      let missing = group.filter {
        !MissingCharacters.of(String($0.letter), in: coverages, countingEmoji: false).isEmpty
      }
      return 2 * missing.count < group.count ? missing : []
    }.sorted { $0.letter < $1.letter }
  }
}

extension Character {
  /// A number that letters of one script share; other scripts than these are told by their block.
  fileprivate var scriptKey: UInt32 {
    let code = unicodeScalars.first?.value ?? 0
    switch code {
    case ..<0x250, 0x1E00..<0x1F00: return 0
    case 0x370..<0x400, 0x1F00..<0x2000: return 1
    case 0x400..<0x530: return 2
    case 0x3400..<0xA000, 0xF900..<0xFB00, 0x2_0000..<0x4_0000: return 3
    default: return 16 + code >> 8
    }
  }
}
