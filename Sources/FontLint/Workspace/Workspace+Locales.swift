import FontCatalog
import FontFiles

extension Workspace {
  /// The languages that a face is used for, with the characters that they need.
  func orthographies(for linted: LintedFace) -> [(locale: String, orthography: Orthography)] {
    (localesByFace[linted.id] ?? []).compactMap { locale in
      Orthography.named(locale).map { (locale, $0) }
    }
  }

  /// The languages that each text face is used for: those of its usages, else those of its entry in
  /// the catalogue, else those of the app's that it is meant for.
  func makeLocales() -> [LintedFace.ID: [String]] {
    let faces = textFaces
    let usages = Dictionary(grouping: usages.filter { !$0.usage.locales.isEmpty }) {
      $0.linted?.postScriptName
    }
    let meant = AppLanguages(locales).divided(
      among: faces.map { linted in
        let fallbacks = locales.isEmpty ? nil : fallbacks(of: linted.postScriptName ?? "")
        return .init(
          coverage: linted.face.coverage, mayHaveMore: fallbacks?.systemFont != nil)
      })
    let pairs = zip(faces, meant).map { linted, meant in
      let own = (usages[linted.postScriptName] ?? []).flatMap(\.usage.locales)
      let declared = own.isEmpty ? linted.declaredLocales : own
      return (linted.id, declared.isEmpty ? meant : Set(declared).sorted())
    }
    return Dictionary(pairs) { first, _ in first }
  }
}

extension LintedFace {
  /// What tells a face from all others.
  struct ID: Hashable, Sendable {
    let path: String
    let index: Int
  }

  var id: ID { ID(path: font.path, index: face.index) }
}

extension Orthography {
  /// The orthography of a BCP 47 tag: of the tag itself, of its script for Chinese, or of its
  /// language; `nil` when Fontconfig knows none.
  static func named(_ locale: String) -> Orthography? {
    let tag = String(locale.lowercased().map { $0 == "_" ? "-" : $0 })
    let language = String(tag.prefix { $0 != "-" })
    let names =
      [tag] + (language == "zh" ? [tag.contains("hant") ? "zh-tw" : "zh-cn"] : []) + [language]
    return names.lazy.compactMap { byLanguage[$0] }.first
  }

  /// Whether it has letters, rather than thousands of ideographs or syllables.
  var isAlphabet: Bool { count <= 500 }

  private static let byLanguage = Dictionary(uniqueKeysWithValues: all.map { ($0.language, $0) })
}
