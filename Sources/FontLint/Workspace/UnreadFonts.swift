import FontCatalog

/// The fonts that a project has, or may have, and whose names are not known.
struct UnreadFonts: Sendable {
  /// Whether files may be in bundles whose names cannot be read.
  private let hasDamagedFonts: Bool
  /// Whether targets copy fonts that are not there, or something that is not known.
  private let hasUnseenFonts: Bool
  /// The names of the files that are not there, letters and digits alone.
  private let fileNames: Set<String>
  /// The names of the packages that targets link, letters and digits alone.
  private let products: Set<String>

  init(_ fonts: [BundledFont], _ targets: [Target]) {
    hasDamagedFonts = fonts.contains { $0.mayHaveUnreadNames && $0.mayBeInBundle }
    let unseen = Set(targets.flatMap(\.fonts).map(\.path)).subtracting(fonts.map(\.path))
    hasUnseenFonts = !unseen.isEmpty || targets.contains { !$0.unreadResources.isEmpty }
    fileNames = Set(unseen.map { $0.fileStem.folded })
    products = Set(targets.flatMap(\.packageProducts).map(\.folded))
      .filter { $0.count >= Self.shortestProduct }
  }

  /// Names of packages with fewer letters begin too many names of fonts.
  private static let shortestProduct = 4

  /// Whether a name that no known font has may be one of theirs, rather than a misspelt one.
  func mayHave(_ name: String, insteadOf guess: NameIndex.Guess?) -> Bool {
    if hasDamagedFonts, guess.map({ [.nearest, .style].contains($0.mistake) }) ?? true {
      return true
    }
    let letters = name.folded
    return guess == nil && (hasUnseenFonts || products.contains { letters.hasPrefix($0) })
      || fileNames.contains(letters)
  }
}
