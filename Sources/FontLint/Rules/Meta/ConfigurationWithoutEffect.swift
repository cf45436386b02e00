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
      with, and a static one has none.
      """,
    remedy: "Correct the name, or delete it from the configuration.",
    reasons: ["unknown-target", "unknown-language", "country", "unknown-axis"], subject: .project)

  static func check(_ workspace: Workspace) -> [Finding] {
    targets(workspace) + languages(workspace.project.configuration) + countries(workspace.project)
      + workspace.project.configuration.catalog.flatMap { axes(of: $0, workspace) }
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
  /// The language of a tag.
  fileprivate var language: String {
    String(lowercased().prefix { $0 != "-" && $0 != "_" })
  }
}
