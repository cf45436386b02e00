import FontFiles

/// Puts the parts of a project together.
struct ProjectAssembly {
  private let tree: FileTree
  private let configuration: Configuration
  private let fonts: [FontResource]
  private let index: FileIndex
  private let targets: [Target]
  private var parts: ProjectParts
  /// The sources that targets may compile, and those that none does.
  private let swiftFiles: [SourceFileNames]
  private let objectiveCFiles: [SourceFileNames]
  private let functionCalls: [SourceFileNames]
  private let uncompiled: [SourceFileNames]

  init(tree: FileTree, parts: ProjectParts, configuration: Configuration) {
    self.tree = tree
    self.parts = parts
    self.configuration = configuration
    fonts = Self.pointingToDuplicates(parts.fonts, tree)
    let fontPaths = Set(fonts.map(\.path))
    index = FileIndex(
      files: tree.files + tree.links.keys,
      fonts: fontPaths.union(tree.links.filter { fontPaths.contains($0.value) }.keys))
    let found = Self.targets(parts, index, configuration)
    targets = Self.judgingAbsence(
      PropertyListPaths(tree).resolved(found).map { $0.following(tree.links) }, tree)
    let idle = UncompiledSources(targets, parts)
    swiftFiles = parts.swiftFiles.filter { !idle.contains($0.file) }
    objectiveCFiles = parts.objectiveCFiles.filter { !idle.contains($0.file) }
    functionCalls = parts.functionCalls.filter { !idle.contains($0.file) }
    uncompiled = (parts.swiftFiles + parts.objectiveCFiles).filter { idle.contains($0.file) }
    readNamedPropertyLists()
  }

  /// Reads the `Info.plist` files that are known as such only because a target names them.
  private mutating func readNamedPropertyLists() {
    let read = parts.propertyLists.map(\.path) + parts.problems.map(\.position.file)
    let named = Set(targets.flatMap(\.propertyLists)).subtracting(read)
    parts.append(FileReader(tree: tree).readPropertyLists(named))
  }

  var project: Project {
    let known = KnownNames(
      fonts, systemFonts: configuration.systemFonts + configuration.catalog.map(\.name))
    let sources = swiftFiles + objectiveCFiles
    let jsonGroups = UnshippedDocuments(targets, packages: parts.packages)
      .removing(from: parts.jsonGroups, known: known)
    let names = NameAssembly(
      sources + functionCalls, jsonGroups: jsonGroups, known: known)
    let members = GeneratedMembers(fonts).references(
      to: GeneratedMembers.members(in: sources, types: parts.generatedTypes))
    let catalogs = names.catalogs + [configuration.nameCatalog].compactMap(\.self)
    let mentions = parts.mentions.filter { known.isPostScriptName($0.value) }
    let labelled = parts.labelled.filter { known.isNameOrMisspelt($0.value) }
    let calls = sources.flatMap(\.registrations)
    let uncalled = uncalled(among: calls)
    let references =
      names.references + members + parts.interfaceReferences + mentions + labelled
    var project = Project(
      root: tree.root, configuration: configuration, fonts: fonts, files: index.files,
      propertyLists: parts.propertyLists.sorted { $0.path < $1.path },
      targets: targets,
      catalogs: catalogs.sorted { ($0.position, $0.name) < ($1.position, $1.name) },
      references: references.filter { !$0.value.isEmpty }
        .sorted { ($0.position, $0.value) < ($1.position, $1.value) },
      uncheckedNames: names.uncheckedNames.sorted { $0.position < $1.position },
      registrations: registrations(among: calls.filter { !uncalled.contains($0) }),
      doubleScalings: sources.flatMap(\.doubleScalings).sorted(),
      localizedTexts: parts.localizedTexts.sorted {
        ($0.position, $0.locale, $0.key) < ($1.position, $1.locale, $1.key)
      },
      directives: (sources.flatMap(\.directives) + parts.directives + configuration.directives)
        .sorted { $0.position < $1.position },
      problems: (tree.problems + parts.problems)
        .sorted { ($0.position, $0.reason) < ($1.position, $1.reason) },
      unsearchedFiles: names.cutFiles.union(parts.unsearchedFiles).sorted(),
      swiftFileCount: parts.swiftFiles.count)
    project.uncalledRegistrations = uncalled.sorted { $0.position < $1.position }
    project.ungeneratedProjects = parts.ungeneratedProjects.sorted()
    project.uncompiledSources = uncompiled.filter(\.asksForFonts).map(\.file).sorted()
    project.outsideLinks = tree.outsideLinks
    project.describedFontLists = parts.describedFontLists.sorted()
    project.webFonts = Set(parts.webFonts.filter(index.isFont))
    project.fontScripts = parts.fontScripts.sorted()
    project.registeredFiles = swiftFiles.flatMap(\.registeredFiles)
      .sorted { $0.position < $1.position }
    project.conditionalLines = sources.flatMap(\.conditionalLines)
      .sorted { ($0.file, $0.lines.lowerBound) < ($1.file, $1.lines.lowerBound) }
    project.loadsDataAssets = sources.contains(where: \.loadsDataAssets)
    project.requestsFonts = sources.contains(where: \.requestsFonts)
    project.unjudgedStrings = names.unjudgedStrings
    project.caseUses = CaseUses(of: project.catalogs, FontMembers(of: names.references))
      .references(in: targets, tree)
    return project
  }

  /// The registrations that may run, without literals that name no file, such as a bundle's
  /// identifier.
  private func registrations(among calls: [RuntimeRegistration]) -> [RuntimeRegistration] {
    let known = Set(fonts.flatMap { [$0.fileName, $0.path.fileStem] })
    let words = SourceWords(Set(calls.flatMap(\.handingFunctions)), in: tree)
    func mayHand(_ function: String, _ file: String) -> Bool {
      !configuration.paths.isEmpty || words.mayCall(function, besides: file)
    }
    func naming(_ call: RuntimeRegistration) -> RuntimeRegistration {
      var call = call
      if call.handingFunctions.contains(where: { mayHand($0, call.position.file) }) {
        call.fileNames = []
      }
      call.fileNames = call.fileNames.map(\.lastPathComponent).filter { name in
        known.contains(name) || FontSniffing.extensions.contains(name.pathExtension)
      }
      return call
    }
    let generated = GeneratedMembers.registrations(in: swiftFiles, types: parts.generatedTypes)
    let all = RegistrationCalls(calls.map(naming)).followed + generated.map(naming)
    return all.sorted { $0.position < $1.position }
  }

  /// The registrations in functions that nothing names: what a package at the root, a framework or a
  /// pod offers may be for apps elsewhere.
  private func uncalled(among calls: [RuntimeRegistration]) -> Set<RuntimeRegistration> {
    guard configuration.paths.isEmpty else { return [] }
    let offering = targets.filter(isForOthers)
    let own = Set(targets.flatMap { $0.sources ?? [] })
      .subtracting(offering.flatMap { $0.sources ?? [] })
    let inheritance = swiftFiles.reduce(into: [:]) { all, file in
      all.merge(file.inheritance) { $0.union($1) }
    }
    let judged = calls.filter { call in
      own.contains(call.position.file) && call.entrance?.isOnlyNamed(inheritance) ?? false
    }
    let uncalled = UncalledFunctions.names(around: judged, tree)
    return Set(judged.filter { $0.uncalledName.map(uncalled.contains) == true })
  }

  /// Whether apps of other repositories may link a target.
  private func isForOthers(_ target: Target) -> Bool {
    switch target.kind {
    case .application, .appExtension, .test: false
    case .package: target.position.file.parentPath.isEmpty || !hasApplication
    default: true
    }
  }

  private var hasApplication: Bool {
    targets.contains { $0.kind == .application }
  }

  private static func targets(
    _ parts: ProjectParts, _ index: FileIndex, _ configuration: Configuration
  ) -> [Target] {
    let settings = SettingsFiles(parts.settingsFiles)
    let xcode = parts.xcodeProjects.flatMap { project in
      XcodeTargets(project: project, index: index, settingsFiles: settings).targets
    }
    let podFonts = parts.pods.flatMap { $0.fonts(index) }
    let apps = xcode.map { $0.bringing(podFonts, index) }
    let all = apps + parts.packages.flatMap { $0.targets(index) }
    return all.map { target in
      guard let list = configuration.targets[target.name]?.infoPlist else { return target }
      var target = target
      target.configurations = [Target.Configuration(name: "", propertyLists: [list])]
      return target
    }.sorted { ($0.position, $0.name) < ($1.position, $1.name) }
  }

  /// The most fonts that are looked for on disk.
  private static let absenceLimit = 1_000

  /// The targets, with those of their fonts that are not on disk.
  private static func judgingAbsence(_ targets: [Target], _ tree: FileTree) -> [Target] {
    let unread = Set(targets.flatMap(\.fonts).map(\.path)).subtracting(tree.files)
    let absent = tree.absent(among: unread.sorted().prefix(absenceLimit))
    let lost = absent.subtracting(absent.filter(tree.isAbsentForAReason))
    return targets.map { target in
      var target = target
      target.lostFonts.removeAll { !lost.contains($0) }
      target.absentFonts = Set(target.fonts.map(\.path)).intersection(absent)
        .subtracting(target.lostFonts).sorted()
      return target
    }
  }

  /// The fonts by path, each that repeats the bytes of an earlier one pointing to it.
  ///
  /// Only files of one size are compared, byte by byte.
  private static func pointingToDuplicates(
    _ fonts: [FontResource], _ tree: FileTree
  ) -> [FontResource] {
    var bySize: [Int: [String]] = [:]
    return fonts.sorted { $0.path < $1.path }.map { font in
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
