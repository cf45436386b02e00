/// Finds strings in JSON files that may be a catalogue of fonts, such as style to PostScript name.
struct JSONCatalogReader {
  /// The largest file that is taken for a catalogue, in bytes.
  static let sizeLimit = 256 << 10

  private let file: String
  private var groups: [StringGroup] = []
  private var byKey: [String: [StringGroup.Entry]] = [:]

  /// The groups of strings of a file, those of one object and those of one key across objects; and
  /// its comments that speak to fontkit.
  ///
  /// None for a file that is not JSON, and none for a report or a configuration of fontkit: what
  /// those say about fonts was found out or decided elsewhere.
  static func read(
    _ bytes: [UInt8], file: String
  ) -> (groups: [StringGroup], directives: [Directive]) {
    guard let document = try? JSON5Reader.document(bytes, file: file),
      !document.value.isOwnDocument
    else { return ([], []) }
    return (groups(in: document.value, file: file), document.directives)
  }

  /// The groups of strings of a document, whatever it is.
  static func groups(in document: JSON5Value, file: String) -> [StringGroup] {
    var reader = JSONCatalogReader(file: file)
    reader.visit(document, path: [])
    for (key, entries) in reader.byKey.sorted(by: { $0.key < $1.key }) {
      reader.add(entries, path: [key])
    }
    return reader.groups
  }

  private mutating func visit(_ value: JSON5Value, path: [String]) {
    switch value.content {
    case .object(let object):
      let strings = object.members.compactMap { entry($0, path: path) }
      if strings.count > 1 || path.isEmpty { add(strings, path: path) }
      for member in object.members {
        if let entry = entry(member, path: path) { byKey[member.name, default: []].append(entry) }
        visit(member.value, path: path + [member.name])
      }
    case .array(let elements):
      add(elements.compactMap { Self.entry($0, name: nil) }, path: path)
      for element in elements { visit(element, path: path) }
    case .null, .bool, .number, .string: break
    }
  }

  private mutating func add(_ entries: [StringGroup.Entry], path: [String]) {
    guard let first = entries.first?.values.first else { return }
    groups.append(
      StringGroup(
        kind: .json, type: path, members: [], position: first.position, entries: entries))
  }

  private func entry(_ member: JSON5Object.Member, path: [String]) -> StringGroup.Entry? {
    Self.entry(member.value, name: (path + [member.name]).joined(separator: "."))
  }

  private static func entry(_ value: JSON5Value, name: String?) -> StringGroup.Entry? {
    guard case .string(let text) = value.content else { return nil }
    let reference = NameReference(
      value: text, kind: .json, position: value.position, caseName: name)
    return StringGroup.Entry(name: name, values: [reference])
  }
}

extension JSON5Value {
  /// Whether this is what fontkit writes, a SARIF log included, or a configuration of it.
  fileprivate var isOwnDocument: Bool {
    guard case .object(let object) = content, !object.members.isEmpty else { return false }
    let isReport =
      object["schemaVersion"] != nil || object["version"] != nil && object["runs"] != nil
    return isReport || object.members.allSatisfy { Configuration.keys.contains($0.name) }
  }
}
