import FontFiles

/// The languages of an app, to be divided among its text fonts.
///
/// An app may have a font for each script, and each font is meant for the languages of its own. A
/// font for another script than Latin, Greek and Cyrillic has Latin letters too, which are not what
/// it is for. A language that no font is meant for is held against one of them.
struct AppLanguages {
  /// A text font of the app.
  struct Font {
    let coverage: CharacterCoverage
    /// Whether a font of the system is declared to step in, whose characters are not known.
    let mayHaveMore: Bool
  }

  private let locales: [String]
  private let orthographies: [Orthography?]

  init(_ locales: [String]) {
    self.locales = Set(locales).sorted()
    orthographies = self.locales.map(Orthography.named)
  }

  /// The languages that each of some fonts is meant for, in the order of the fonts.
  ///
  /// One whose letters are not known counts for every font.
  func divided(among fonts: [Font]) -> [[String]] {
    guard !locales.isEmpty else { return fonts.map { _ in [] } }
    let supplies = fonts.map { Supply(of: orthographies.compactMap(\.self), in: $0) }
    var divided: [[String]] = fonts.map { _ in [] }
    for (locale, orthography) in zip(locales, orthographies) {
      for index in orthography.map({ Self.fonts(for: $0, supplies) }) ?? Array(fonts.indices) {
        divided[index].append(locale)
      }
    }
    return divided
  }

  private static func fonts(for language: Orthography, _ supplies: [Supply]) -> [Int] {
    let meant = supplies.indices.filter { supplies[$0].isMeant(for: language) }
    guard meant.isEmpty else { return meant }
    let least = supplies.indices.min { a, b in
      supplies[a].lack(of: language) < supplies[b].lack(of: language)
    }
    return [least].compactMap(\.self)
  }
}

/// What a font has of some languages.
private struct Supply {
  private let shares: [String: Double]
  private let hasLatin: Bool
  /// Whether it is for another script than Latin, Greek and Cyrillic.
  private let isForAnotherScript: Bool
  private let largestShareOfMany: Double
  private let mayHaveMore: Bool

  init(of languages: [Orthography], in font: AppLanguages.Font) {
    let gaps = Orthography.gaps(in: font.coverage, of: languages)
    let shares = gaps.map { 1 - Double($0.missingCount) / Double($0.characterCount) }
    self.shares = Dictionary(zip(languages.map(\.language), shares)) { first, _ in first }
    hasLatin = font.coverage.hasLatinLetters
    isForAnotherScript = zip(languages, shares).contains { !$0.isEuropean && $1 >= 0.5 }
    largestShareOfMany = zip(languages, shares).filter { !$0.0.isAlphabet }.map(\.1).max() ?? 0
    mayHaveMore = font.mayHaveMore
  }

  /// Whether the font is meant for a language.
  ///
  /// Fonts for Chinese, Japanese and Korean have many of each other's characters: of those
  /// languages, a font is for the one that it has most of.
  func isMeant(for language: Orthography) -> Bool {
    let share = shares[language.language] ?? 0
    if language.isEuropean {
      return !isForAnotherScript && (language.isLatin ? hasLatin : share >= 0.5)
    }
    return share >= 0.5 && (language.isAlphabet || share == largestShareOfMany)
  }

  /// How little the font has to do with a language: what surely lacks characters comes last.
  func lack(of language: Orthography) -> Double {
    (mayHaveMore ? 0 : 1) + 1 - (shares[language.language] ?? 0)
  }
}

extension Orthography {
  fileprivate var isLatin: Bool { characters.contains("a") }

  /// Whether it is written in Latin, Greek or Cyrillic letters, which fonts have together.
  fileprivate var isEuropean: Bool {
    characters.ranges.first.map { $0.lowerBound < 0x530 } ?? false
  }
}
