import FontCatalog

extension Workspace {
  /// The bundles of apps and extensions, in the order of the targets.
  func makeBundles() -> [AppBundle] {
    project.targets.filter(\.isBundleOfItsOwn).map(bundle)
  }

  private func bundle(of target: Target) -> AppBundle {
    let linked = linkedTargets(of: target)
    let settings = project.configuration.targets[target.name]
    let lists = Set(settings?.infoPlist.map { [$0] } ?? target.propertyLists)
    let sources = target.sources.map { own in Set(own + linked.flatMap { $0.sources ?? [] }) }
    return AppBundle(
      target: target,
      propertyLists: project.propertyLists.filter { lists.contains($0.path) },
      registrations: project.registrations.filter { sources?.contains($0.position.file) ?? true },
      declaresRuntimeRegistration: settings?.registration == .runtime,
      usedFonts: fontsNamed(in: target.sources.map(Set.init)),
      availableFonts: availableFonts(in: [target] + linked))
  }

  /// The fonts that some targets copy; all of them when a script may copy any.
  private func availableFonts(in targets: [Target]) -> Set<String> {
    let isScripted = targets.contains { $0.unreadResources.contains(.script) }
    return Set(isScripted ? fonts.map(\.path) : targets.flatMap(\.fonts).map(\.path))
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

  /// The fonts that are named in some files, or anywhere when it is not known which files count.
  private func fontsNamed(in sources: Set<String>?) -> Set<String> {
    let references = project.names.filter { sources?.contains($0.position.file) ?? true }
    return Set(Set(references.map(\.value)).flatMap { fonts(for: $0) }.map(\.path))
  }
}

extension Target {
  fileprivate var isBundleOfItsOwn: Bool {
    kind == .application || kind == .appExtension
  }
}
