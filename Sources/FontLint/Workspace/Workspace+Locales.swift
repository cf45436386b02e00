import FontCatalog
import FontFiles

extension Workspace {
  /// The languages that a face is used for, with the characters that they need: those of its
  /// usages, else the app's.
  func orthographies(for linted: LintedFace) -> [(locale: String, orthography: Orthography)] {
    let own = usages.filter { $0.linted?.postScriptName == linted.postScriptName }
      .flatMap(\.usage.locales)
    let wanted = own.isEmpty ? locales : Set(own).sorted()
    return wanted.compactMap { locale in
      Orthography.named(locale).map { (locale, $0) }
    }
  }
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

  private static let byLanguage = Dictionary(uniqueKeysWithValues: all.map { ($0.language, $0) })
}
