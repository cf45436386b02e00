/// Finds the files that targets call their `Info.plist`.
struct PropertyListPaths {
  private let known: Set<String>
  private let byLowerPath: [String: String]

  init(_ tree: FileTree) {
    let lists = (tree.files + tree.links.keys.sorted()).filter { $0.pathExtension == "plist" }
    known = Set(lists)
    byLowerPath = Dictionary(lists.map { ($0.lowercased(), $0) }) { first, _ in first }
  }

  /// The targets with the paths that the files have on disk; without those that are not there.
  func resolved(_ targets: [Target]) -> [Target] {
    targets.map { target in
      var target = target
      target.configurations = target.configurations.map(resolved)
      return target
    }
  }

  private func resolved(_ configuration: Target.Configuration) -> Target.Configuration {
    let paths = configuration.propertyLists
    var configuration = configuration
    configuration.propertyLists = Set(paths.compactMap(path)).sorted()
    configuration.unreadPropertyLists += paths.filter { path($0) == nil }
    return configuration
  }

  /// A file of the project, under any spelling of its case, as the Mac's disks have it.
  ///
  /// Files of settings may have quotes around a path, or a semicolon behind it.
  private func path(_ path: String) -> String? {
    let bare = path.filter { $0 != "\"" && $0 != ";" }
    return found(path) ?? (bare == path ? nil : found(bare))
  }

  private func found(_ path: String) -> String? {
    known.contains(path) ? path : byLowerPath[path.lowercased()]
  }
}
