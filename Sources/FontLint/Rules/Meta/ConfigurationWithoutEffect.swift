import FontCatalog
import FontFiles
import FontScaling

enum ConfigurationWithoutEffect: Rule {
  static let description = RuleDescription(
    id: "configuration-without-effect", group: .meta, severity: .warning,
    summary: "Something in the configuration has no effect, or hardly the one that is meant.",
    rationale: """
      A target that the project does not have is probably misspelt. For a language whose letters \
      are not known, no font can be checked. The code of a country may be that of another language \
      than its own: 'se' is Northern Sami, and Swedish 'sv'. A font has the axes that it was made \
      with, and a static one has none. A sample that is spelt like a key of the strings files, and \
      is none, is measured as it stands.
      """,
    remedy: "Correct the name, or delete it from the configuration.",
    reasons: ["unknown-target", "unknown-language", "country", "unknown-axis", "sample-near-key"],
    subject: .project)

  static func check(_ workspace: Workspace) -> [Finding] {
    targets(workspace) + languages(workspace.project.configuration) + countries(workspace.project)
      + workspace.project.configuration.catalog.flatMap { axes(of: $0, workspace) }
      + samples(workspace.project)
  }

  /// Where only parts of a project were read, its targets are not known.
  private static func targets(_ workspace: Workspace) -> [Finding] {
    let project = workspace.project
    let names = Set(project.targets.map(\.name))
    guard !names.isEmpty, project.configuration.paths.isEmpty else { return [] }
    return project.configuration.targets.filter { !names.contains($0.key) }.map { name, settings in
      finding(
        "unknown-target", about: name, at: Place(settings.position),
        "the project has no target '\(name)'",
        fix: Spelling.nearest(to: name, among: names.sorted(), limit: 1).first
          .map { "Write '\($0)'." }
          ?? "Write one of \(names.sorted().joined(separator: ", ")).")
    }
  }

  /// A country's code in place of a language's, unless the app has texts in that language.
  private static func countries(_ project: Project) -> [Finding] {
    guard let file = project.configuration.file else { return [] }
    let spoken = Set(project.localizedTexts.map { $0.locale.language })
    return Set(project.configuration.allLocales).sorted().compactMap { locale in
      guard let mistaken = CountryCode.mistaken(locale.language),
        !spoken.contains(locale.language)
      else { return nil }
      return finding(
        "country", severity: .info, about: locale, at: Place(file: file),
        "'\(mistaken.language)' is \(mistaken.name), and \(mistaken.meantName) is '\(mistaken.meant)'",
        fix: "Write '\(mistaken.meant)' if that is meant.")
    }
  }

  /// Samples that are spelt like the keys of texts, and near to one.
  private static func samples(_ project: Project) -> [Finding] {
    let known = Set(project.localizedTexts.flatMap { [$0.key, $0.text] })
    let keys = Set(project.localizedTexts.map(\.key).filter(\.isSpeltLikeKey)).sorted()
    let usages = project.configuration.usages.map { usage in
      (usage, usage.samples.filter { $0.isSpeltLikeKey && !known.contains($0) })
    }
    guard keys.count * usages.reduce(0, { $0 + $1.1.count }) <= pairLimit else { return [] }
    return usages.flatMap { usage, samples in
      samples.compactMap { sample in
        Spelling.nearest(to: sample, among: keys, limit: 1).first.map { report(sample, $0, usage) }
      }
    }
  }

  /// The most pairs of a sample and a key whose letters are compared.
  private static let pairLimit = 100_000

  private static func report(
    _ sample: String, _ key: String, _ usage: Configuration.Usage
  ) -> Finding {
    finding(
      "sample-near-key", about: usage.name, at: Place(usage.position),
      "\(usage.name): the sample '\(sample)' is no key of the strings files, and near to '\(key)'",
      fix: "Write '\(key)', or accept the finding where the text itself is meant.",
      data: ["sample": sample, "key": key])
  }

  /// Pinned axes that the font does not have; each of an entry's is told at its name.
  private static func axes(
    of entry: Configuration.CatalogEntry, _ workspace: Workspace
  ) -> [Finding] {
    guard let linted = workspace.names.faces(named: entry.name).first else { return [] }
    let tags = linted.face.axes.map(\.tag)
    return entry.axes.keys.filter { !tags.contains($0) }.sorted().map { tag in
      finding(
        "unknown-axis", about: entry.key, at: Place(entry.position),
        tags.isEmpty
          ? "'\(linted.title)' is a static font: it has no axis '\(tag)' to pin"
          : "'\(linted.title)' has no axis '\(tag)'; it has \(tags.joined(separator: ", "))",
        fix: Spelling.nearest(to: tag, among: tags, limit: 1).first.map { "Write '\($0)'." }
          ?? "Delete the axis, or name a variable font that has it.",
        data: ["axis": tag])
    }
  }

  private static func languages(_ configuration: Configuration) -> [Finding] {
    guard let file = configuration.file else { return [] }
    let locales = Set(configuration.allLocales)
    return locales.filter { Orthography.named($0) == nil }.map { locale in
      finding(
        "unknown-language", about: locale, at: Place(file: file),
        "the letters of '\(locale)' are not known: no font is checked for them",
        fix: "Correct the tag, or give a usage samples in that language.")
    }
  }
}

extension String {
  /// Whether the text is a few words without spaces, put together by full stops or underscores.
  fileprivate var isSpeltLikeKey: Bool {
    guard utf8.count <= 64 else { return false }
    let words = split(omittingEmptySubsequences: false) { $0 == "." || $0 == "_" }
    return words.count > 1
      && words.allSatisfy { word in
        !word.isEmpty && word.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" }
      }
  }

  /// The language of a tag.
  fileprivate var language: String {
    String(lowercased().prefix { $0 != "-" && $0 != "_" })
  }
}
