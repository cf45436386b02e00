/// The patterns of a `.gitignore`, or of a setting that is written like one.
package struct PathPatterns: Hashable, Sendable {
  private let patterns: [PathPattern]

  /// Reads patterns, one a line; later ones overrule earlier ones.
  package init(_ lines: [String]) {
    patterns = lines.compactMap(PathPattern.init)
  }

  /// Whether a file, or a folder that it is in, is matched and not taken back.
  ///
  /// The path is relative to the folder of the patterns, with slashes. As for Git, what is below a
  /// matched folder cannot be taken back.
  package func matches(_ path: String, isFolder: Bool = false) -> Bool {
    guard !patterns.isEmpty else { return false }
    let components = path.split(separator: "/")
    return components.indices.contains { index in
      let isLast = index == components.index(before: components.endIndex)
      return matchesItself(Array(components[...index]), isFolder: isFolder || !isLast)
    }
  }

  private func matchesItself(_ components: [Substring], isFolder: Bool) -> Bool {
    decision(components, isFolder: isFolder) ?? false
  }

  /// Whether a file or folder itself is matched or taken back; `nil` when no pattern speaks of it.
  func decision(_ path: String, isFolder: Bool) -> Bool? {
    patterns.isEmpty ? nil : decision(path.split(separator: "/"), isFolder: isFolder)
  }

  private func decision(_ components: [Substring], isFolder: Bool) -> Bool? {
    patterns.last { $0.matches(components, isFolder: isFolder) }.map { !$0.isNegated }
  }
}
