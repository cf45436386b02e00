/// A `project.pbxproj`: objects that refer to each other by identifiers.
struct XcodeProject: Sendable {
  /// The largest file that is read, in bytes.
  static let sizeLimit = 64 << 20

  /// The file's path.
  let path: String
  /// The folder that paths in the project are relative to.
  let folder: String
  /// The paths of files, folders and groups, by identifier.
  private(set) var paths: [String: String] = [:]
  /// The folders that Xcode 16 synchronizes, by identifier.
  private(set) var synchronizedGroups: [(id: String, path: String)] = []
  private let objects: [String: PropertyListValue.Member]
  private let lines: LineTable

  init(reading bytes: [UInt8], path: String) throws(PropertyListError) {
    let root = try OpenStepReader.read(bytes)
    guard let objects = root["objects"], let project = root["rootObject"]?.string else {
      throw PropertyListError(offset: 0, reason: "it holds no project")
    }
    self.path = path
    self.objects = Dictionary(objects.members.map { ($0.key, $0) }) { first, _ in first }
    lines = LineTable(bytes, file: path)
    rootID = project
    let directory = self.objects[project]?.value["projectDirPath"]?.string ?? ""
    folder = path.parentPath.parentPath.appendingPath(directory).normalizedPath ?? ""
    if let group = self.objects[project]?.value["mainGroup"]?.string {
      resolvePaths(of: group, in: folder, depth: 0)
    }
    synchronizedGroups = paths.filter { id, _ in
      self.objects[id]?.value["isa"]?.string == "PBXFileSystemSynchronizedRootGroup"
    }.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  private let rootID: String

  /// The scripts of all targets, and the paths of what they put out.
  var scripts: [String] {
    objects.values.map(\.value).flatMap { object in
      let outputs = object["outputPaths"] ?? object["outputFiles"]
      return ([object["shellScript"], object["script"]] + (outputs?.elements ?? []))
        .compactMap { $0?.string }
    }
  }

  var root: PropertyListValue? {
    objects[rootID]?.value
  }

  func object(_ id: String) -> PropertyListValue? {
    objects[id]?.value
  }

  /// The objects that a list of identifiers refers to, with their identifiers.
  func objects(
    _ owner: PropertyListValue, _ key: String
  ) -> [(id: String, object: PropertyListValue)] {
    (owner[key]?.elements ?? []).compactMap { element in
      element.string.flatMap { id in object(id).map { (id, $0) } }
    }
  }

  func position(of id: String) -> SourcePosition {
    lines.position(of: objects[id]?.offset ?? 0)
  }

  /// Walks the tree of groups; a group that holds itself is met once.
  private mutating func resolvePaths(of id: String, in parent: String, depth: Int) {
    guard depth < 100, paths[id] == nil, let object = object(id) else { return }
    guard let path = resolvedPath(object, in: parent) else { return }
    paths[id] = path
    for child in object["children"]?.elements ?? [] {
      if let child = child.string { resolvePaths(of: child, in: path, depth: depth + 1) }
    }
  }

  /// The path of a file or group, with `..` in front when it lies above the root; `nil` when it is
  /// relative to something else than the sources.
  private func resolvedPath(_ object: PropertyListValue, in parent: String) -> String? {
    let path = object["path"]?.string ?? ""
    switch object["sourceTree"]?.string ?? "<group>" {
    case "<group>": return Self.path(parent, path)
    case "SOURCE_ROOT": return Self.path(folder, path)
    default: return nil
    }
  }

  private static func path(_ folder: String, _ path: String) -> String {
    let whole = folder.appendingPath(path)
    return whole.normalizedPath ?? whole
  }
}
