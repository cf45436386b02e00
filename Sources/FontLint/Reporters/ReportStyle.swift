/// How a report is shown.
public struct ReportStyle: Hashable, Sendable {
  /// The version of the tool.
  public var version: String
  /// What stands before every path, so that it can be found from the working directory or, when it
  /// is absolute, from anywhere; it ends with a slash unless it is empty.
  public var pathPrefix = ""
  /// Whether text is coloured for a terminal.
  public var isColored = false

  /// Creates a plain style.
  public init(version: String) {
    self.version = version
  }

  /// The path of a file of the project.
  func path(_ file: String) -> String {
    file.hasPrefix("/") ? file : pathPrefix + file
  }
}
