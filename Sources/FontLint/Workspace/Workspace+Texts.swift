import FontCatalog
import FontFiles

extension Workspace {
  /// A text that is set in a usage's font.
  struct Text {
    let text: String
    /// What to call it in a message.
    let source: String
    let place: Place
  }

  /// The fonts that step in for the characters that another lacks.
  struct Fallbacks {
    /// What those of the project have.
    let coverages: [CharacterCoverage]
    /// The first font of the system's, whose characters are not known here; `nil` when there is none.
    let systemFont: String?

    /// What to say of the characters that no font of the project has.
    var consequence: String {
      systemFont.map { "whether the fallback '\($0)' of the system has them is not known here" }
        ?? "they fall back to another font in the middle of words"
    }

    /// How bad that is, which is not known of a system's font.
    func severity(_ severity: Severity) -> Severity {
      systemFont == nil ? severity : .info
    }

    /// What to do about it.
    func fix(for font: String, locale: String) -> String {
      guard systemFont == nil else { return "Look at a text in '\(locale)' on a device." }
      return """
        Choose another build, or declare a font that has them, bundled or of the system, in \
        fontkit.json: catalog: { key: { name: "\(font)", fallback: ["NAME"] } }, or there the \
        languages that this font is for: locales: ["en"]
        """
    }
  }

  /// Whether a text in a language is set in a usage's font: the language is among the usage's, and
  /// what the whole app is shown in may be for another font.
  private func sets(_ locale: String, in usage: LintedUsage) -> Bool {
    guard usage.usage.locales.isEmpty, let linted = usage.linted else {
      return usage.speaks(locale)
    }
    var meant = usage
    meant.locales = localesByFace[linted.id] ?? usage.locales
    return meant.speaks(locale)
  }

  /// The usages, each on its first platform only: characters are the same on all.
  var distinctUsages: [LintedUsage] {
    var seen: Set<SourcePosition> = []
    return usages.filter { seen.insert($0.usage.position).inserted }
  }

  /// The samples of a usage, and the app's texts in its languages, joined by file.
  func texts(of usage: LintedUsage) -> [Text] {
    let samples = usage.usage.samples.map {
      Text(text: $0, source: "the sample \($0.quoted)", place: usage.place)
    }
    let localized = project.localizedTexts.filter { sets($0.locale, in: usage) }
    let files = Dictionary(grouping: localized, by: \.position.file)
    return samples
      + files.sorted { $0.key < $1.key }.map { file, texts in
        Text(
          text: texts.map { FormatSpecifiers.removed(from: $0.text) }.joined(separator: "\n"),
          source: file, place: Place(texts[0].position))
      }
  }

  /// The fallbacks that the configuration declares for a font; what is misspelt counts as what was
  /// probably meant, as rules of its own tell of it.
  func fallbacks(of fontName: String) -> Fallbacks {
    let entries = project.configuration.catalog.filter { meantName(of: $0) == fontName }
    let names = entries.flatMap(\.fallback).map { meantName(ofFallback: $0.value) }
    return Fallbacks(
      coverages: names.flatMap { self.names.faces(named: $0) }.map(\.face.coverage),
      systemFont: names.first { self.names.faces(named: $0).isEmpty && isSystemFont($0) })
  }

  private func meantName(of entry: Configuration.CatalogEntry) -> String {
    guard let guess = guesses[entry.name], guess.mistake != .style else { return entry.name }
    return guess.postScriptName
  }

  private func meantName(ofFallback fallback: String) -> String {
    let name = fontName(for: fallback)
    guard names.faces(named: name).isEmpty, !isSystemFont(name) else { return name }
    return suggestion(for: fallback).map { fontName(for: $0) } ?? name
  }
}

extension LintedUsage {
  /// Whether a text's language is among the usage's; with none declared, no strings file is.
  ///
  /// The languages of the whole app include that of `Base.lproj` and of files in no such folder.
  func speaks(_ locale: String) -> Bool {
    if locale.isEmpty || locale == "Base" { return usage.locales.isEmpty && !locales.isEmpty }
    let spoken = locale.languageTag
    return locales.map(\.languageTag).contains { wanted in
      spoken == wanted || spoken.hasPrefix(wanted + "-") || wanted.hasPrefix(spoken + "-")
    }
  }
}

extension String {
  /// The tag in the form in which tags can be compared: `pt_BR` is `pt-br`.
  fileprivate var languageTag: String {
    String(lowercased().map { $0 == "_" ? "-" : $0 })
  }
}
