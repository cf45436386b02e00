/// Finds the fonts and sources of one target of an Xcode project.
struct XcodeTargetFiles {
  let project: XcodeProject
  let index: FileIndex
  let id: String
  let target: PropertyListValue
  /// Whether the bundle has no folder `Contents`, as everywhere but on the Mac.
  let isFlat: Bool
  /// The files that the target copies, wherever its build phases and folders name them.
  private var resources: Set<Target.Resource> = []
  /// The files that belong to the target because they lie in a folder that Xcode 16 synchronizes.
  private var synchronizedFiles: [(path: String, bundlePath: String)] = []

  init(
    project: XcodeProject, index: FileIndex, id: String, target: PropertyListValue, isFlat: Bool
  ) {
    self.project = project
    self.index = index
    self.id = id
    self.target = target
    self.isFlat = isFlat
    let own = Set(target["fileSystemSynchronizedGroups"]?.elements.compactMap(\.string) ?? [])
    synchronizedFiles = project.synchronizedGroups.flatMap { group, path in
      files(ofGroup: group, path: path, isOwn: own.contains(group))
    }
    let phases = project.objects(target, "buildPhases").flatMap { resources($0.object) }
    resources = Set(
      phases
        + synchronizedFiles.map { Target.Resource(path: $0.path, bundlePath: $0.bundlePath) })
  }

  /// The fonts that the target copies, sorted by path; those that are not among the files read, as
  /// in `node_modules`, by their extension.
  var fonts: [Target.Resource] {
    resources.filter { isFont($0.path) }
      .sorted { ($0.path, $0.bundlePath) < ($1.path, $1.bundlePath) }
  }

  /// The JSON files and interfaces that the target copies, sorted.
  var documents: [String] {
    Set(resources.map(\.path)).filter { ["json", "storyboard", "xib"].contains($0.pathExtension) }
      .sorted()
  }

  /// The source files that the target compiles, sorted.
  var sources: [String] {
    let phases = project.objects(target, "buildPhases").map(\.object)
      .filter { $0["isa"]?.string == "PBXSourcesBuildPhase" }
    let listed = phases.flatMap(references).compactMap { project.paths[$0] }
    return Set(listed + synchronizedFiles.map(\.path)).filter(Target.isSource).sorted()
  }

  private func isFont(_ path: String) -> Bool {
    index.isFont(path)
      || !index.contains(path) && FontSniffing.extensions.contains(path.pathExtension)
  }

  /// What the target copies without its being known what that is.
  var unreadResources: Set<Target.UnreadResources> {
    let phases = project.objects(target, "buildPhases").map(\.object)
    var unread = Set(phases.compactMap { $0["shellScript"]?.string.flatMap(Self.unreadResources) })
    if phases.flatMap(references).contains(where: isUnreadFolder) { unread.insert(.folder) }
    return unread
  }

  private static func unreadResources(ofScript script: String) -> Target.UnreadResources? {
    if script.contains("-resources.sh") { return .pods }
    let words = script.lowercased()
    // The task of Kotlin Multiplatform that copies what its resource libraries hold.
    if words.contains("copyframeworkresourcestoapp") { return .script }
    let copies = ["cp ", "rsync ", "ditto ", "copy"].contains { words.contains($0) }
    return copies && ["font", ".ttf", ".otf"].contains { words.contains($0) } ? .script : nil
  }

  private func isUnreadFolder(_ id: String) -> Bool {
    guard project.object(id)?["lastKnownFileType"]?.string == "folder",
      let path = project.paths[id]
    else { return false }
    return index.files(under: path).isEmpty
  }

  // MARK: - Build phases

  /// The identifiers of the files in a phase.
  private func references(_ phase: PropertyListValue) -> [String] {
    project.objects(phase, "files").compactMap { $0.object["fileRef"]?.string }
  }

  private func resources(_ phase: PropertyListValue) -> [Target.Resource] {
    switch phase["isa"]?.string {
    case "PBXResourcesBuildPhase":
      return resources(references(phase), in: "")
    case "PBXCopyFilesBuildPhase":
      guard let folder = CopyDestination(phase)?.folder(isFlat: isFlat) else { return [] }
      return resources(references(phase), in: folder)
    default: return []
    }
  }

  /// What copying some files puts into a folder of the bundle; each counts once, and each path,
  /// since groups may hold each other and files be listed many times over.
  private func resources(_ ids: [String], in folder: String) -> [Target.Resource] {
    var seen: Set<String> = []
    return ids.flatMap { resources($0, in: folder, seen: &seen) }
  }

  /// What copying a file, a folder or a group of translations puts into a folder of the bundle.
  private func resources(
    _ id: String, in folder: String, seen: inout Set<String>, depth: Int = 0
  ) -> [Target.Resource] {
    guard depth < 16, seen.insert(id).inserted else { return [] }
    guard let object = project.object(id), let path = project.paths[id] ?? lookedUp(object) else {
      return []
    }
    let children = object["children"]?.elements.compactMap(\.string) ?? []
    guard children.isEmpty else {
      return children.flatMap { child in
        let parent = (project.paths[child] ?? "").parentPath.lastPathComponent
        let isTranslation = parent.hasSuffix(".lproj")
        return resources(
          child, in: isTranslation ? folder.appendingPath(parent) : folder, seen: &seen,
          depth: depth + 1)
      }
    }
    let destination = folder.appendingPath(path.lastPathComponent)
    guard seen.insert("\(path)\n\(destination)").inserted else { return [] }
    let files = index.files(under: path)
    guard !files.isEmpty else {
      return [Target.Resource(path: index.spelling(of: path), bundlePath: destination)]
    }
    return files.filter(isFont).map { file in
      Target.Resource(path: file, bundlePath: destination + file.dropFirst(path.count))
    }
  }

  /// The font of the project that an absolute path of somebody's machine means: one of that name.
  private func lookedUp(_ object: PropertyListValue) -> String? {
    guard object["sourceTree"]?.string == "<absolute>", let path = object["path"]?.string else {
      return nil
    }
    return index.font(named: path.lastPathComponent)
  }

  // MARK: - Synchronized folders

  /// Exceptions leave files out of the targets that own the folder, and add them to others; some
  /// send files to another phase.
  private func files(
    ofGroup id: String, path: String, isOwn: Bool
  ) -> [(path: String, bundlePath: String)] {
    guard let group = project.object(id) else { return [] }
    let sets = project.objects(group, "exceptions").map(\.object)
    let exceptions = Set(sets.filter { $0["target"]?.string == self.id }.flatMap(members))
    let phases = phases(of: sets)
    let folders = group["explicitFolders"]?.elements.compactMap(\.string) ?? []
    return index.files(under: path).compactMap { file in
      let inside = String(file.dropFirst(path.count + (path.isEmpty ? 0 : 1)))
      if let phase = phases.first(where: { $0.members.holds(inside) }) {
        return phase.folder.map { (file, $0.appendingPath(file.lastPathComponent)) }
      }
      guard exceptions.holds(inside) != isOwn else { return nil }
      return (file, Self.bundlePath(inside, folders: folders))
    }
  }

  private func members(_ exceptions: PropertyListValue) -> [String] {
    exceptions["membershipExceptions"]?.elements.compactMap(\.string) ?? []
  }

  /// The files that exceptions send to phases of this target, with the folder of the bundle that
  /// each phase copies to; `nil` outside of the bundle.
  private func phases(
    of sets: [PropertyListValue]
  ) -> [(members: Set<String>, folder: String?)] {
    let own = Set(target["buildPhases"]?.elements.compactMap(\.string) ?? [])
    return sets.compactMap { set in
      guard let id = set["buildPhase"]?.string, own.contains(id),
        let phase = project.object(id), phase["isa"]?.string == "PBXCopyFilesBuildPhase"
      else { return nil }
      return (Set(members(set)), CopyDestination(phase)?.folder(isFlat: isFlat))
    }
  }

  /// Files land at the top, except those in folders that are copied as such and in bundles.
  private static func bundlePath(_ path: String, folders: [String]) -> String {
    if let folder = folders.first(where: { path.hasPrefix($0 + "/") }) {
      return String(path.dropFirst(folder.parentPath.isEmpty ? 0 : folder.parentPath.count + 1))
    }
    let parts = path.split(separator: "/")
    let start = parts.firstIndex { part in
      [".bundle", ".lproj", ".xcassets"].contains { part.hasSuffix($0) }
    }
    return parts[(start ?? parts.count - 1)...].joined(separator: "/")
  }
}

extension Set<String> {
  /// Whether the files and folders that the paths lead to hold a file.
  fileprivate func holds(_ file: String) -> Bool {
    var path = file
    while !path.isEmpty {
      if contains(path) { return true }
      path = path.parentPath
    }
    return false
  }
}
