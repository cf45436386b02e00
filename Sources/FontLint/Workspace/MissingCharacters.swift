import FontFiles

/// The characters of a text that no font of a list has.
enum MissingCharacters {
  /// The missing characters, in order and without repetitions.
  ///
  /// Controls, variation selectors and other invisible characters need no glyph, and a letter with a mark counts as there when the
  /// font has the two in one.
  static func of(
    _ text: String, in coverages: [CharacterCoverage], countingEmoji: Bool
  ) -> [Unicode.Scalar] {
    var missing: [Unicode.Scalar] = []
    var seen: Set<Unicode.Scalar> = []
    for character in text where countingEmoji || !character.isEmoji {
      let scalars = character.unicodeScalars.filter { scalar in
        scalar.needsGlyph && !coverages.contains { $0.contains(scalar) }
      }
      guard !scalars.isEmpty, !hasPrecomposed(character, coverages) else { continue }
      missing += scalars.filter { seen.insert($0).inserted }
    }
    return missing
  }

  /// Whether a font has one code point that is canonically equivalent to the whole character.
  private static func hasPrecomposed(
    _ character: Character, _ coverages: [CharacterCoverage]
  ) -> Bool {
    guard character.unicodeScalars.count > 1 else { return false }
    return composed.contains { range in
      range.contains { codePoint in
        guard let scalar = Unicode.Scalar(codePoint), Character(scalar) == character else {
          return false
        }
        return coverages.contains { $0.contains(scalar) }
      }
    }
  }

  /// Where Unicode has letters that decompose.
  private static let composed: [ClosedRange<UInt32>] = [
    0xC0...0x24F, 0x385...0x3D4, 0x400...0x4F9, 0x622...0x6D3, 0x929...0xDDE, 0x1E00...0x1FFE,
    0x3040...0x30FF, 0xAC00...0xD7A3,
  ]
}

extension Unicode.Scalar {
  fileprivate var needsGlyph: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .unassigned: false
    default: !properties.isDefaultIgnorableCodePoint
    }
  }
}

extension Character {
  /// Whether the character is shown as an emoji: by itself, or by a variation selector.
  fileprivate var isEmoji: Bool {
    let scalars = unicodeScalars
    return scalars.contains { $0.properties.isEmojiPresentation || $0.value == 0xFE0F }
  }
}
