import FontFiles

/// The static members that are fonts, such as `static let title = Font.custom("…", size: 20)` in an
/// extension of `Font`.
struct FontMembers {
  /// The names of the fonts, by type and member; `nil` for a member that may be one of several.
  private(set) var names: [String: NameReference?] = [:]

  /// Reads the members around the names that calls give; reads each of their files.
  init(of calls: [NameReference], _ tree: FileTree) {
    for (file, names) in Dictionary(grouping: calls, by: \.position.file).sorted(by: {
      $0.key < $1.key
    })
    where file.pathExtension == "swift" {
      guard
        let bytes = try? FileContents.read(tree.systemPath(file), limit: FileReader.sizeLimit)
      else { continue }
      let places = Dictionary(names.map { ($0.position, $0) }) { first, _ in first }
      read(SwiftSource(bytes, file: file), places)
    }
  }

  private mutating func read(_ source: SwiftSource, _ places: [SourcePosition: NameReference]) {
    var type: String?
    var member: String?
    for index in source.tokens.indices {
      switch source.word(index) {
      case .extension, .enum, .struct, .class:
        guard source.isTypeName(index + 1) else { continue }
        type = source.text(index + 1)
        member = nil
      case .let, .var, .func:
        let isStatic = index > 0 && source.text(index - 1) == "static"
        member = isStatic && source.kind(index + 1) == .identifier ? source.text(index + 1) : nil
      default:
        guard source.kind(index) == .string, let type, let member,
          let name = places[source.position(index)]
        else { continue }
        add(name, as: "\(type).\(member)")
      }
    }
  }

  private mutating func add(_ name: NameReference, as member: String) {
    guard !Self.systemMembers.contains(member) else { return }
    if let known = names[member], known?.value != name.value {
      names[member] = .some(nil)
    } else {
      names[member] = name
    }
  }

  /// The members of the system's own types that a project may have members beside.
  private static let systemMembers = Set(
    [
      "largeTitle", "title", "title2", "title3", "headline", "subheadline", "body", "callout",
      "footnote", "caption", "caption2",
    ].map { "Font.\($0)" })
}
