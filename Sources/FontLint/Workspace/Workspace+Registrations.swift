import FontCatalog
import FontFiles

extension Workspace {
  /// Whether a call can register the fonts of a target's bundle.
  func reaches(_ call: RuntimeRegistration, _ target: Target) -> Bool {
    switch call.reach {
    case .any: return true
    case .main:
      return target.kind == .application || target.kind == .appExtension || target.isProgram
    case .module(let file):
      let owners = project.targets.filter { $0.sources?.contains(file) ?? false }
      return owners.isEmpty || owners.contains { $0.kind != .package || $0 == target }
    }
  }

  /// What may register the fonts of a target's bundle: the calls that reach it, in some files or in
  /// any, and the configuration where it says that they are registered at run time.
  func registrations(
    reaching target: Target, from sources: Set<String>? = nil
  ) -> [RuntimeRegistration] {
    let calls = project.registrations.filter { call in
      reaches(call, target) && sources?.contains(call.position.file) ?? true
    }
    guard declaresRuntimeRegistration(target) else { return calls }
    return calls + [RuntimeRegistration(position: target.position, function: "registration")]
  }

  /// Words for a function that would register a resource if anything called it; `nil` without one.
  func uncalledRegistration(of resource: Target.Resource, in target: Target) -> String? {
    let call = project.uncalledRegistrations.first {
      $0.covers(bundlePath: resource.bundlePath) && reaches($0, target)
    }
    guard let call, let name = call.uncalledName else { return nil }
    return "'\(name)' (\(call.position.file):\(call.position.line)), which nothing calls"
  }

  /// Whether the configuration says that the fonts of a target are registered at run time.
  func declaresRuntimeRegistration(_ target: Target) -> Bool {
    project.configuration.targets[target.name]?.registration == .runtime
  }

  /// Whether the font of a program may be in the main bundle of an app that lists it.
  func isListedForProgram(_ resource: Target.Resource, of target: Target) -> Bool {
    guard target.isProgram else { return false }
    return !project.fontScripts.isEmpty
      || project.propertyLists.contains { list in
        list.fontsPath != nil || listedFonts[list.path]?.mean(resource.path) == true
      }
  }

  /// The targets whose bundle code in a file surely asks; none when that is not known.
  func targets(reachedBy reach: RuntimeRegistration.Reach, from file: String) -> [Target] {
    let owners = project.targets.filter { $0.sources?.contains(file) ?? false && $0.kind != .test }
    let kinds: Set<Target.Kind> =
      switch reach {
      case .any: []
      case .main: [.application, .appExtension]
      case .module: [.package]
      }
    return owners.allSatisfy { kinds.contains($0.kind) } ? owners : []
  }
}

/// A file that code means to register under a name which no file has.
struct MisnamedFile: Sendable {
  let file: RegisteredFile
  /// The name, of several that are tried the first.
  let name: String
  /// The font that is nearly called so.
  let path: String
  let mistake: ListedFonts.Mistake
}

extension Workspace {
  /// Whether code means to register a font under a name that no file has.
  func isMisnamed(_ font: String) -> Bool {
    misnamedFiles.contains { $0.path == font }
  }

  /// The fonts that are nearly called as code that registers fonts says.
  func makeMisnamedFiles() -> [MisnamedFile] {
    let resources = project.targets.flatMap { $0.fonts.map(\.path) + $0.uncopiedFonts }
    let known = Set((project.fonts.map(\.path) + resources).map(\.lastPathComponent))
    let files = project.registeredFiles.filter {
      !testFiles.contains($0.position.file) && !$0.names.isEmpty
    }
    let sources = Dictionary(grouping: files, by: \.position.file)
    return sources.sorted { $0.key < $1.key }.flatMap { misnamedFiles($0.value, known) }
  }

  /// Those of one source, where each name takes the font that it means from the others.
  private func misnamedFiles(_ files: [RegisteredFile], _ known: Set<String>) -> [MisnamedFile] {
    guard files.contains(where: { known.isDisjoint(with: $0.names) }) else { return [] }
    let names = files.map { file in file.names.first(where: known.contains) ?? file.names[0] }
    let listed = ListedFonts(
      entries: names, files: appFonts.filter(\.hasUsableFormat).map(\.path), exactly: false,
      elsewhere: known)
    return zip(files, names).compactMap { file, name in
      guard !known.contains(name) else { return nil }
      if let match = listed.match(for: name), let mistake = match.mistake {
        return MisnamedFile(file: file, name: name, path: match.path, mistake: mistake)
      }
      let font = appFonts.first { font in
        font.hasUsableFormat
          && font.faces.contains { $0.names.postScript == file.postScriptName ?? "" }
      }
      return font.map { MisnamedFile(file: file, name: name, path: $0.path, mistake: .spelling) }
    }
  }
}
