/// Tells which JSON files no bundle holds, as the exports of design tools and the settings of web
/// sites: what those name is not asked of the app.
struct UnshippedDocuments {
  private let copied: Set<String>
  private let packages: [String]
  /// Whether it is known which files the targets copy.
  private let isKnown: Bool

  init(_ targets: [Target], packages: [PackageManifest]) {
    copied = Set(targets.flatMap(\.documents))
    self.packages = packages.map(\.path.parentPath)
    let apps = targets.filter { $0.kind == .application || $0.kind == .appExtension }
    isKnown = !apps.isEmpty && apps.allSatisfy { $0.unreadResources.subtracting([.pods]).isEmpty }
  }

  /// Whether no target copies a file, although all of them are known.
  func contains(_ file: String) -> Bool {
    isKnown && !copied.contains(file)
      && !packages.contains { $0.isEmpty || file.hasPrefix($0 + "/") }
  }

  /// Groups of strings where those of such files are left out, but for names of the project's fonts
  /// and what is nearly one.
  func removing(from groups: [StringGroup], known: KnownNames) -> [StringGroup] {
    groups.compactMap { group in
      guard contains(group.position.file) else { return group }
      var group = group
      group.entries.removeAll { entry in
        !entry.values.contains { known.isNameOrMisspelt($0.value) }
      }
      return group.entries.isEmpty ? nil : group
    }
  }
}
