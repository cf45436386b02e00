internal import CFontconfig

/// The characters that Fontconfig holds a language to need.
public struct Orthography: Sendable {
  /// The language, by Fontconfig's tag: BCP 47 in lower case, such as `zh-tw`.
  public let language: String
  /// The number of characters.
  public let count: Int
  private let pages: CodePointPages

  /// The characters.
  public var characters: CharacterCoverage { pages.coverage }

  /// Every language that the system's Fontconfig knows, sorted by tag; read once, about 1 ms.
  ///
  /// Fontconfig's configuration and the installed fonts play no part.
  public static let all: [Orthography] = {
    guard let languages = unsafe FcGetLangs(), let list = unsafe FcStrListCreate(languages) else {
      return []
    }
    defer {
      unsafe FcStrListDone(list)
      unsafe FcStrSetDestroy(languages)
    }
    var all: [Orthography] = []
    while let language = unsafe FcStrListNext(list) {
      guard let characters = unsafe FcLangGetCharSet(language) else { continue }
      let pages = unsafe CodePointPages(characters)
      let tag = unsafe String(cString: language)
      all.append(Orthography(language: tag, count: pages.count, pages: pages))
    }
    return all.sorted { $0.language < $1.language }
  }()

  /// What a font lacks of each of some languages, in their order; of ``all`` by default.
  public static func gaps(
    in coverage: CharacterCoverage, of languages: [Orthography] = all
  ) -> [Gap] {
    let covered = CodePointPages(coverage)
    return languages.map { orthography in
      let missing = orthography.pages.subtracting(covered)
      return Gap(
        language: orthography.language, characterCount: orthography.count,
        missingCount: missing.count, pages: missing)
    }
  }

  /// What a font lacks of one language.
  public struct Gap: Sendable {
    /// The language, by Fontconfig's tag.
    public let language: String
    /// How many characters the language needs.
    public let characterCount: Int
    /// How many of them the font lacks.
    public let missingCount: Int
    fileprivate let pages: CodePointPages

    /// The characters that the font lacks.
    public var missing: CharacterCoverage { pages.coverage }

    /// The characters that the font lacks, or the first of them, as text.
    package func missingText(limit: Int = .max) -> String {
      var text = String.UnicodeScalarView()
      var room = limit
      for range in missing.ranges {
        for codePoint in range.prefix(room) {
          if let scalar = Unicode.Scalar(codePoint) { text.append(scalar) }
        }
        room -= min(room, range.count)
      }
      return String(text)
    }

    fileprivate init(
      language: String, characterCount: Int, missingCount: Int, pages: CodePointPages
    ) {
      self.language = language
      self.characterCount = characterCount
      self.missingCount = missingCount
      self.pages = pages
    }
  }
}

extension CodePointPages {
  /// The code points of a Fontconfig set.
  fileprivate init(_ set: OpaquePointer) {
    var pages: [(number: UInt32, bits: Page)] = []
    var next: FcChar32 = 0
    var words = Page.zero
    var first = unsafe withUnsafeMutablePointer(to: &words) { page in
      unsafe page.withMemoryRebound(to: FcChar32.self, capacity: 8) {
        unsafe FcCharSetFirstPage(set, $0, &next)
      }
    }
    while first != FcChar32.max {
      if words != .zero { pages.append((first >> 8, words)) }
      first = unsafe withUnsafeMutablePointer(to: &words) { page in
        unsafe page.withMemoryRebound(to: FcChar32.self, capacity: 8) {
          unsafe FcCharSetNextPage(set, $0, &next)
        }
      }
    }
    self.init(pages: pages)
  }
}
