import FontFiles

/// Finds functions that no source of the project names, but for themselves and other such functions.
struct UncalledFunctions {
  private let tree: FileTree
  private let names: Set<String>
  /// The bodies of the functions, by file.
  private let bodies: [String: [(name: String, range: Range<Int>)]]
  /// The functions that something else names.
  private var called: Set<String> = []
  /// The functions that each function names.
  private var callees: [String: Set<String>] = [:]

  private init(among calls: [RuntimeRegistration], _ tree: FileTree) {
    self.tree = tree
    names = Set(calls.compactMap(\.entrance?.name))
    bodies = Dictionary(grouping: calls, by: \.position.file).mapValues { calls in
      Set(calls.compactMap(\.entrance)).map { ($0.name, $0.body) }
    }
  }

  /// The functions around some calls that nothing names; none when a file cannot be read.
  static func names(around calls: [RuntimeRegistration], _ tree: FileTree) -> Set<String> {
    var functions = UncalledFunctions(among: calls, tree)
    guard !functions.names.isEmpty, functions.names.count <= SourceWords.limit else { return [] }
    return functions.uncalled()
  }

  private mutating func uncalled() -> Set<String> {
    for file in tree.files where SourceWords.extensions.contains(file.pathExtension) {
      guard called.count < names.count, let bytes = tree.contents(of: file) else { return [] }
      for name in names.subtracting(called) { look(for: name, in: bytes, file) }
    }
    var open = called
    while let name = open.popFirst() {
      let new = (callees[name] ?? []).subtracting(called)
      called.formUnion(new)
      open.formUnion(new)
    }
    return names.subtracting(called)
  }

  private mutating func look(for name: String, in bytes: [UInt8], _ file: String) {
    for start in SourceWords.calls(of: name, in: bytes, file: file) {
      let around = (bodies[file] ?? []).filter { $0.range.contains(start) }
      guard let body = around.min(by: { $0.range.count < $1.range.count }) else {
        called.insert(name)
        return
      }
      callees[body.name, default: []].insert(name)
    }
  }
}
