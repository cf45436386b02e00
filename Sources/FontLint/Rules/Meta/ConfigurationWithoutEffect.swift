import FontCatalog
import FontFiles
import FontScaling

enum ConfigurationWithoutEffect: Rule {
  static let description = RuleDescription(
    id: "configuration-without-effect", group: .meta, severity: .warning,
    summary: "Something in the configuration has no effect.",
    rationale: """
      A target that the project does not have is probably misspelt. For a language whose letters \
      are not known, no font can be checked.
      """,
    remedy: "Correct the name, or delete it from the configuration.",
    reasons: ["unknown-target", "unknown-language"], subject: .project)

  static func check(_ workspace: Workspace) -> [Finding] {
    targets(workspace) + languages(workspace.project.configuration)
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
