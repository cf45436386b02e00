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

  /// The usages, each on its first platform only: characters are the same on all.
  var distinctUsages: [LintedUsage] {
    var seen: Set<SourcePosition> = []
    return usages.filter { seen.insert($0.usage.position).inserted }
  }

  /// The samples of a usage, and the app's texts in its languages, joined by file.
  func texts(of usage: LintedUsage) -> [Text] {
    let samples = usage.usage.samples.map {
      Text(text: $0, source: "the sample '\($0)'", place: usage.place)
    }
    let localized = project.localizedTexts.filter { usage.speaks($0.locale) }
    let files = Dictionary(grouping: localized, by: \.position.file)
    return samples
      + files.sorted { $0.key < $1.key }.map { file, texts in
        Text(
          text: texts.map { FormatSpecifiers.removed(from: $0.text) }.joined(separator: "\n"),
          source: file, place: Place(texts[0].position))
      }
  }

  /// What the fallbacks that the configuration declares for a font cover.
  func fallbacks(of fontName: String) -> [CharacterCoverage] {
    let entries = project.configuration.catalog.filter { $0.name == fontName }
    let names = entries.flatMap(\.fallback).map { self.fontName(for: $0) }
    return names.flatMap { self.names.faces(named: $0) }.map(\.face.coverage)
  }
}

extension LintedUsage {
  /// Whether a text's language is among the usage's; with none declared, no strings file is.
  func speaks(_ locale: String) -> Bool {
    locales.contains { wanted in
      locale == wanted || locale.hasPrefix(wanted + "-") || wanted.hasPrefix(locale + "-")
    }
  }
}
