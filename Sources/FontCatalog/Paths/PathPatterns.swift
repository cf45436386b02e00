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
    let last = patterns.last { $0.matches(components, isFolder: isFolder) }
    return last.map { !$0.isNegated } ?? false
  }
}
