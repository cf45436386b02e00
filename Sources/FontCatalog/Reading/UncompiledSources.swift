/// Tells which sources no target compiles, as scripts and tools beside an app: what those name is not
/// asked of the app.
struct UncompiledSources {
  private let compiled: Set<String>
  /// The folders of packages and pods, whose manifests may compile more than literals tell.
  private let folders: [String]
  /// Whether it is known which files the targets compile.
  private let isKnown: Bool

  init(_ targets: [Target], _ parts: ProjectParts) {
    compiled = Set(targets.flatMap { $0.sources ?? [] })
    folders = parts.packages.map(\.path.parentPath) + parts.pods.map(\.folder)
    isKnown =
      parts.ungeneratedProjects.isEmpty
      && !parts.problems.contains { $0.position.file.pathExtension == "pbxproj" }
      && targets.contains { $0.kind == .application && $0.sources?.isEmpty == false }
  }

  /// Whether no target compiles a file, although it is known what they compile.
  func contains(_ file: String) -> Bool {
    isKnown && Target.isSource(file) && !compiled.contains(file)
      && !folders.contains { $0.isEmpty || file.hasPrefix($0 + "/") }
  }
}
