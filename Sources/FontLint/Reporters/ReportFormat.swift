/// The formats that a report can be written in.
public enum ReportFormat: String, CaseIterable, Hashable, Sendable {
  /// Lines as compilers print them, for people, editors and Xcode.
  case text
  /// The project's own format, which `Schemas/lint.schema.json` describes.
  case json
  /// The Static Analysis Results Interchange Format 2.1.0, for code scanning.
  case sarif
  /// Test results as JUnit writes them.
  case junit
  /// Workflow commands of GitHub Actions.
  case github
  /// The format of Checkstyle 4.3.
  case checkstyle
  /// Code Quality reports of GitLab.
  case gitlab

  /// The report in this format, its last line ended.
  public func render(_ report: Report, _ style: ReportStyle) -> String {
    switch self {
    case .text: TextReporter(style: style).render(report)
    case .json: JSONReporter(style: style).render(report)
    case .sarif: SARIFReporter(style: style).render(report)
    case .junit: JUnitReporter(style: style).render(report)
    case .github: GitHubReporter(style: style).render(report)
    case .checkstyle: CheckstyleReporter(style: style).render(report)
    case .gitlab: GitLabReporter(style: style).render(report)
    }
  }
}

extension Report {
  /// A table in Markdown for the summary page of a GitHub Actions step.
  public func stepSummary(_ style: ReportStyle) -> String {
    GitHubReporter(style: style).summary(of: self)
  }
}
