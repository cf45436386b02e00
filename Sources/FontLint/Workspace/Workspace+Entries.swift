import FontCatalog

extension Workspace {
  /// What an entry of UIAppFonts leads to.
  enum EntryEnd {
    /// A file, perhaps with a mistake.
    case file(ListedFonts.Match)
    /// A font of the project that is not copied, which is another rule's finding.
    case uncopied
    /// Nothing.
    case nothing
    /// Perhaps a file of something that cannot be read.
    case unknown
  }

  /// What the entries of a property list lead to, in their order; none where the system ignores
  /// them.
  func ends(of list: InfoPropertyList) -> [(entry: InfoPropertyList.Entry, end: EntryEnd)] {
    let bundles = bundles.filter { $0.propertyLists.contains(list) }
    guard bundles.isEmpty || bundles.contains(where: \.readsAppFonts) else { return [] }
    let uncopied = Set(bundles.first?.uncopiedFonts.map(\.fileName) ?? [])
    let mayAllComeUnseen =
      bundles.contains { !$0.target.unreadResources.isEmpty } || isBesideNuGetProject(list)
      || project.describedFontLists.contains(list.path)
    return (list.appFonts?.entries ?? []).map { entry in
      if let match = listedFonts[list.path]?.match(for: entry.value) {
        return (entry, .file(match))
      }
      if mayAllComeUnseen || mayComeUnseen(entry.value) { return (entry, .unknown) }
      return (entry, uncopied.contains(entry.value.lastPathComponent) ? .uncopied : .nothing)
    }
  }

  /// The entries that may lead to files which cannot be read, sorted.
  var uncheckedEntries: [String] {
    let unknown = judgedPropertyLists.flatMap(ends).filter { _, end in
      if case .unknown = end { true } else { false }
    }
    return unknown.map(\.entry.value).sorted()
  }

  /// Whether an entry may mean a file of a dependency with a bundle of its own, or holds a build
  /// setting.
  private func mayComeUnseen(_ entry: String) -> Bool {
    entry.holdsVariable || isInForeignBundle(entry)
  }

  /// Whether an entry leads into a bundle that is none of the project's.
  func isInForeignBundle(_ entry: String) -> Bool {
    let isInBundle = entry.parentPath.split(separator: "/").contains { part in
      [".bundle", ".framework"].contains { part.hasSuffix($0) }
    }
    let fonts = project.targets.flatMap(\.fonts).map(\.bundlePath)
    let own = project.targets.compactMap(\.folderInApp) + fonts.map(\.parentPath)
    return isInBundle && !own.contains { !$0.isEmpty && entry.hasPrefix($0 + "/") }
  }

  /// Whether a project of .NET beside the list may take fonts from a NuGet package.
  private func isBesideNuGetProject(_ list: InfoPropertyList) -> Bool {
    project.files.contains { file in
      file.pathExtension == "csproj" && file.parentPath == list.path.parentPath
    }
  }
}
