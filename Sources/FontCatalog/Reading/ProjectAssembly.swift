import FontFiles

/// Puts the parts of a project together.
struct ProjectAssembly {
  let tree: FileTree
  let parts: ProjectParts
  let configuration: Configuration

  var project: Project {
    let fonts = fontsWithDuplicates
    let known = KnownNames(
      fonts, systemFonts: configuration.systemFonts + configuration.catalog.map(\.name))
    let names = NameAssembly(parts.swiftFiles, jsonGroups: parts.jsonGroups, known: known)
    let members = GeneratedMembers(fonts).references(
      to: parts.swiftFiles.flatMap(\.generatedMembers))
    let index = FileIndex(files: tree.files, fonts: fonts.map(\.path))
    let references = names.references + members + parts.interfaceReferences
    let swift = parts.swiftFiles
    return Project(
      root: tree.root, configuration: configuration, fonts: fonts, files: index.files,
      propertyLists: parts.propertyLists.sorted { $0.path < $1.path },
      targets: targets(index).sorted { ($0.position, $0.name) < ($1.position, $1.name) },
      catalogs: (names.catalogs + [configuration.nameCatalog].compactMap(\.self)).sorted(
        by: precedes),
      references: references.sorted { ($0.position, $0.value) < ($1.position, $1.value) },
      uncheckedNames: names.uncheckedNames.sorted { $0.position < $1.position },
      registrations: swift.flatMap(\.registrations).sorted { $0.position < $1.position },
      doubleScalings: swift.flatMap(\.doubleScalings).sorted(),
      localizedTexts: parts.localizedTexts.sorted {
        ($0.position, $0.locale, $0.key) < ($1.position, $1.locale, $1.key)
      },
      directives: (swift.flatMap(\.directives) + parts.directives)
        .sorted { $0.position < $1.position },
      problems: (tree.problems + parts.problems)
        .sorted { ($0.position, $0.reason) < ($1.position, $1.reason) },
      swiftFileCount: swift.count)
  }

  private func precedes(_ a: NameCatalog, _ b: NameCatalog) -> Bool {
    (a.position, a.name) < (b.position, b.name)
  }

  private func targets(_ index: FileIndex) -> [Target] {
    parts.xcodeProjects.flatMap { project in
      XcodeTargets(project: project, index: index, settingsFiles: parts.settingsFiles).targets
    } + parts.packages.flatMap { $0.targets(index) }
  }

  /// The fonts by path, each that repeats the bytes of an earlier one pointing to it.
  ///
  /// Only files of one size are compared, byte by byte.
  private var fontsWithDuplicates: [FontResource] {
    var bySize: [Int: [String]] = [:]
    return parts.fonts.sorted { $0.path < $1.path }.map { font in
      guard let size = font.file?.byteCount else { return font }
      var font = font
      font.duplicateOf = bySize[size]?.first { path in
        FileContents.areEqual(tree.systemPath(path), tree.systemPath(font.path))
      }
      if font.duplicateOf == nil { bySize[size, default: []].append(font.path) }
      return font
    }
  }
}
