import FontCatalog

extension Workspace {
  /// The bundles of apps and extensions, in the order of the targets.
  func makeBundles() -> [AppBundle] {
    let needs = needs
    return bundledTargets.map { bundle(of: $0, needs.needs(of: $0)) }
  }

  /// What the code of apps and extensions asks for; takes time in the number of names.
  var needs: FontNeeds {
    FontNeeds(self, targets: bundledTargets)
  }

  private var bundledTargets: [Target] {
    project.targets.filter(\.isBundleOfItsOwn)
  }

  /// What the entries of each property list mean: files in the bundles that it belongs to or, where
  /// it belongs to none, anywhere.
  func makeListedFonts() -> [String: ListedFonts] {
    let names = Set(fonts.map(\.fileName))
    let lists = project.propertyLists.map { list in
      let targets = bundledTargets.filter { propertyListPaths(of: $0).contains(list.path) }
      let listed = ListedFonts(
        entries: list.appFonts?.entries.map(\.value) ?? [],
        files: targets.isEmpty ? fonts.map(\.path) : listablePaths(in: targets),
        exactly: !targets.isEmpty, elsewhere: names)
      return (list.path, listed)
    }
    return Dictionary(lists) { first, _ in first }
  }

  /// The paths of the fonts that entries can name: those in the bundles of some targets, and those
  /// in bundles inside them.
  private func listablePaths(in targets: [Target]) -> [String] {
    targets.flatMap(\.fonts).listablePaths + nestedFonts.map(\.bundlePath)
      + targets.flatMap(\.podFonts).listablePaths
  }

  /// The fonts in the bundles of frameworks, packages and resource bundles, with their places in an
  /// app that links them.
  private var nestedFonts: [Target.Resource] {
    project.targets.flatMap { target -> [Target.Resource] in
      guard let folder = target.folderInApp else { return [] }
      return target.fonts.map { font in
        Target.Resource(path: font.path, bundlePath: folder.appendingPath(font.bundlePath))
      }
    }
  }

  /// Whether an entry names a font in the bundle of a framework, package or resource bundle.
  func isInNestedBundle(_ entry: String) -> Bool {
    nestedFonts.contains { $0.bundlePath == entry }
  }

  /// The property lists that are judged: those of targets or, where no target has one, all.
  var judgedPropertyLists: [InfoPropertyList] {
    guard !bundles.isEmpty else { return project.propertyLists }
    return project.propertyLists.filter { list in
      bundles.contains { $0.propertyLists.contains(list) }
    }
  }

  /// Whether a list of an app names a font that lies in the bundle of something which it links.
  func isListed(_ resource: Target.Resource, of target: Target) -> Bool {
    guard let folder = target.folderInApp else { return false }
    let path = folder.appendingPath(resource.bundlePath)
    return bundles.contains { bundle in
      bundle.propertyLists.contains { listedFonts[$0.path]?.mean(path) == true }
    }
  }

  private func propertyListPaths(of target: Target) -> [String] {
    project.configuration.targets[target.name]?.infoPlist.map { [$0] } ?? target.propertyLists
  }

  /// The build configurations of a target whose lists of fonts are all known.
  private func configurations(
    of target: Target, _ registrations: [RuntimeRegistration]
  ) -> [AppBundle.Configuration] {
    guard project.describedFontLists.isEmpty else { return [] }
    let declared = project.configuration.targets[target.name]?.infoPlist.map {
      [Target.Configuration(name: "", propertyLists: [$0])]
    }
    let atRunTime = target.fonts.filter { registrations.cover(bundlePath: $0.bundlePath) }
    return (declared ?? target.configurations).compactMap { configuration in
      guard unread(in: configuration).isEmpty else { return nil }
      let paths = configuration.propertyLists
      let lists = paths.compactMap { listedFonts[$0] }
      let listed = target.fonts.filter { lists.mean($0.bundlePath) }
      return AppBundle.Configuration(
        name: configuration.name,
        propertyLists: project.propertyLists.filter { paths.contains($0.path) },
        listedFonts: lists, registeredFonts: Set((listed + atRunTime).map(\.path)))
    }
  }

  /// The property lists of a build configuration that were not read, or name fonts by variables.
  private func unread(in configuration: Target.Configuration) -> [String] {
    let known = project.propertyLists.filter { !$0.hasVariables }.map(\.path)
    return configuration.unreadPropertyLists
      + Set(configuration.propertyLists).subtracting(known).sorted()
  }

  private func bundle(of target: Target, _ needs: [FontNeed]) -> AppBundle {
    let linked = linkedTargets(of: target)
    let lists = Set(propertyListPaths(of: target))
    let sources = target.sources.map { own in Set(own + linked.flatMap { $0.sources ?? [] }) }
    let registrations = registrations(reaching: target, from: sources)
    var bundle = AppBundle(
      target: target,
      propertyLists: project.propertyLists.filter { lists.contains($0.path) },
      registrations: registrations,
      declaresRuntimeRegistration: declaresRuntimeRegistration(target),
      needs: needs,
      availableFonts: availableFonts(in: [target] + linked),
      listedFonts: lists.compactMap { listedFonts[$0] },
      configurations: configurations(of: target, registrations))
    bundle.uncopiedFonts = uncopiedFonts(in: bundle)
    return bundle
  }

  /// The files that may list fonts of an app or extension and were not read, sorted.
  var unreadFontLists: [String] {
    let configurations = bundles.flatMap(\.target.configurations)
    return Set(project.describedFontLists + configurations.flatMap(unread)).sorted()
  }

  /// The fonts that some targets copy; all of them when a script may copy any.
  private func availableFonts(in targets: [Target]) -> Set<String> {
    let isScripted = targets.contains { $0.unreadResources.contains(.script) }
    return Set(
      isScripted ? fonts.map(\.path) : targets.flatMap { $0.fonts + $0.podFonts }.map(\.path))
  }

  /// The targets that one embeds or links, and theirs; extensions are bundles of their own.
  ///
  /// Every target of a package counts: an Xcode project names products, not targets.
  private func linkedTargets(of target: Target) -> [Target] {
    var linked = project.targets.filter { $0.kind == .package }
    var names = target.dependencies
    var seen: Set = [target.name]
    while let name = names.popLast() {
      guard seen.insert(name).inserted,
        let found = project.targets.first(where: { $0.name == name && !$0.isBundleOfItsOwn })
      else { continue }
      linked.append(found)
      names += found.dependencies
    }
    return linked
  }
}

extension [Target.Resource] {
  /// The paths in the bundle, save those in asset catalogues, which no list of fonts can name.
  fileprivate var listablePaths: [String] {
    filter { !$0.path.contains(".xcassets/") }.map(\.bundlePath)
  }
}

extension InfoPropertyList {
  /// Whether UIAppFonts names a font by a build setting.
  fileprivate var hasVariables: Bool {
    appFonts?.entries.contains { $0.value.holdsVariable } ?? false
  }
}

extension String {
  /// Whether a build setting is to be put in.
  var holdsVariable: Bool {
    contains("$(") || contains("${")
  }
}

extension Target {
  var isBundleOfItsOwn: Bool {
    kind == .application || kind == .appExtension
  }
}
