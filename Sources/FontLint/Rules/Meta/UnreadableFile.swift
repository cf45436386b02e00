import FontCatalog

enum UnreadableFile: Rule {
  static let description = RuleDescription(
    id: "unreadable-file", group: .meta, severity: .error,
    summary: "A file of the project could not be read, or not completely.",
    rationale: "What it says about fonts was not checked.",
    remedy: "Repair the file, or exclude it in the configuration.", subject: .project)

  static func check(_ workspace: Workspace) -> [Finding] {
    workspace.project.problems.map {
      finding(
        about: $0.position.file, at: Place($0.position), $0.reason,
        fix: $0.position.file == workspace.project.configuration.file
          ? "Correct the path, or take it out."
          : "Repair the file, or exclude it in the configuration.")
    }
  }
}
