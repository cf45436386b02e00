import FontCatalog
import FontLint

extension Linter {
  /// What it finds in a project whose texts are measured already.
  func lint(_ project: Project) -> Report {
    lint(workspace(of: project))
  }

  /// The texts of a project without room.
  func overflows(in project: Project) -> [TextOverflow] {
    overflows(in: workspace(of: project))
  }
}

extension TextSurvey {
  /// Measures the texts of a project.
  init(of project: Project, includesAllTexts: Bool = false) {
    self.init(of: Linter().workspace(of: project), includesAllTexts: includesAllTexts)
  }
}
