/// The `.xcconfig` files of a project, by path.
struct SettingsFiles: Sendable {
  /// The most includes that are followed from one file, so that files which include each other
  /// many times over end.
  private static let includeLimit = 256

  private let files: [String: SettingsFile]

  init(_ files: [String: SettingsFile]) {
    self.files = files
  }

  /// The settings of a file and of those that it includes; none for a file that is not there.
  ///
  /// Later settings overrule earlier ones; a file that includes itself is met once.
  func settings(of path: String) -> [String: String] {
    var settings: [String: String] = [:]
    var count = 0
    add(path, to: &settings, including: [], count: &count)
    return settings
  }

  private func add(
    _ path: String, to settings: inout [String: String], including: Set<String>, count: inout Int
  ) {
    guard let file = files[path], !including.contains(path), count < Self.includeLimit else {
      return
    }
    count += 1
    for statement in file.statements {
      switch statement {
      case .setting(let key, let value): settings[key] = value
      case .include(let other):
        guard let other = path.parentPath.appendingPath(other).normalizedPath else { continue }
        add(other, to: &settings, including: including.union([path]), count: &count)
      }
    }
  }
}
