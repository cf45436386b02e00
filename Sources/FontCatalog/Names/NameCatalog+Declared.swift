extension NameCatalog {
  /// The catalogues of a file that somebody says is one, whatever its strings look like.
  ///
  /// Of a Swift file these are its enums of strings, or else its other groups of strings; of a JSON
  /// file, the `catalog` of a `fontkit.json`, or else all its strings together.
  package static func declared(
    in bytes: [UInt8], file: String
  ) throws(JSON5Error) -> [NameCatalog] {
    guard !file.hasSuffix(".swift") else { return declared(inSwift: bytes, file: file) }
    let root = try JSON5Reader.read(bytes, file: file)
    if case .object(let object) = root.content, object["catalog"] != nil {
      return [try Configuration(reading: bytes, file: file).nameCatalog].compactMap(\.self)
    }
    let groups = JSONCatalogReader.groups(in: root, file: file)
    return declared(groups.flatMap(\.entries), kind: .json, name: file.fileStem)
  }

  private static func declared(inSwift bytes: [UInt8], file: String) -> [NameCatalog] {
    let groups = SwiftScanner.scan(bytes, file: file).groups
    let enumerations = groups.filter { $0.kind == .enumeration }
    return (enumerations.isEmpty ? groups : enumerations).flatMap { group in
      declared(group.entries, kind: group.kind, name: group.name)
    }
  }

  /// One catalogue of some entries, each place once; none without entries.
  private static func declared(
    _ entries: [StringGroup.Entry], kind: Kind, name: String
  ) -> [NameCatalog] {
    var places: Set<SourcePosition> = []
    let names = entries.flatMap(\.values).filter { places.insert($0.position).inserted }
    guard let first = names.first else { return [] }
    return [
      NameCatalog(
        name: name, kind: kind, evidence: .declared, position: first.position, entries: names)
    ]
  }
}
