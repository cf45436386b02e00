import FontCatalog

/// Tells what the code of apps and extensions asks for, and which of them surely does.
struct FontNeeds {
  private let project: Project
  /// The apps and extensions that compile a source, or copy an interface.
  private let compilers: [String: [Target]]
  /// The fonts that the names of a source lead to, by path.
  private var fontsOfSources: [String: Set<String>] = [:]
  private let conditionalLines: [String: [ConditionalLines]]
  private var fontsOfNames: [String: [BundledFont]] = [:]

  init(_ workspace: Workspace, targets: [Target]) {
    project = workspace.project
    var compilers: [String: [Target]] = [:]
    for target in targets {
      for source in (target.sources ?? []) + target.documents {
        compilers[source, default: []].append(target)
      }
    }
    self.compilers = compilers
    conditionalLines = Dictionary(grouping: project.conditionalLines, by: \.file)
    for name in project.names {
      let known = fontsOfNames[name.value]
      let fonts = known ?? workspace.fonts(for: name.value).filter(\.hasUsableFormat)
      if known == nil { fontsOfNames[name.value] = fonts }
      fontsOfSources[name.position.file, default: []].formUnion(fonts.map(\.path))
    }
  }

  /// What a target asks for; where it is not known which sources it compiles, by any name.
  func needs(of target: Target) -> [FontNeed] {
    let sources = target.sources.map { Set($0 + target.documents) }
    func own(_ names: [NameReference]) -> [NameReference] {
      names.filter { sources?.contains($0.position.file) ?? true }
    }
    let entries = own(project.catalogs.flatMap(\.entries)).map { ($0, isCall: false) }
    let calls = own(project.references + project.caseUses).map { ($0, isCall: true) }
    var needs: [[String]: FontNeed] = [:]
    for (name, isCall) in entries + calls {
      guard let fonts = fontsOfNames[name.value], !fonts.isEmpty else { continue }
      let paths = fonts.map(\.path)
      guard needs[paths]?.isSure != true else { continue }
      needs[paths] = FontNeed(
        fonts: fonts, isSure: isSure(name, isCall: isCall, fonts: Set(paths), in: target))
    }
    return needs.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map(\.value)
  }

  /// Whether a target surely asks for the fonts of a name.
  ///
  /// A target that ships some fonts of a source that it shares has chosen among them, as brands of
  /// one app do: it does not need those that others ship, save a twin of its own which compiles the
  /// name for sure. One that ships none of them needs them, unless it is an extension and the source
  /// just lists their names.
  private func isSure(
    _ name: NameReference, isCall: Bool, fonts: Set<String>, in target: Target
  ) -> Bool {
    let source = name.position.file
    let others = (compilers[source] ?? []).filter { !$0.isSame(as: target) }
    guard !others.isEmpty else { return true }
    if target.ships(anyOf: fontsOfSources[source] ?? []) {
      let shippers = others.filter { $0.ships(anyOf: fonts) }
      let isConditional = conditionalLines[source]?.contains { $0.contains(name.position) } ?? false
      return shippers.isEmpty
        || !isConditional && shippers.contains(where: target.isLesserTwin)
    }
    return isCall || target.kind == .application
  }
}

extension Target {
  fileprivate func ships(anyOf paths: Set<String>) -> Bool {
    fonts.contains { paths.contains($0.path) }
  }

  /// Whether it is the same app as another but for fonts that it lacks, as a build for tests is from
  /// whose target a font was left out: for the same platforms, of nearly the same sources.
  fileprivate func isLesserTwin(of other: Target) -> Bool {
    guard kind == other.kind, platforms == other.platforms,
      Set(fonts.map(\.path)).isStrictSubset(of: other.fonts.map(\.path)),
      let sources, let others = other.sources
    else { return false }
    return Set(sources).intersection(others).count * 10 >= others.count * 9
  }

  /// Whether both are one target: two projects may have targets of one name.
  func isSame(as other: Target) -> Bool {
    name == other.name && position == other.position
  }
}
