extension Configuration.CatalogEntry {
  /// The keys of an entry.
  package static let keys = [
    "name", "file", "role", "fallback", "locales", "axes", "license", "subset",
  ]

  /// Reads `key: "PostScript-Name"` or `key: { name: "PostScript-Name", … }`.
  init(reading member: JSON5Object.Member) throws(JSON5Error) {
    guard case .object(let object) = member.value.content else {
      self.init(
        key: member.name, name: try member.value.string(), position: member.value.position,
        fallback: [], locales: [], axes: [:], isSubset: false)
      return
    }
    try object.requireNames(among: Self.keys)
    guard let name = object["name"] else { throw member.value.error("'name' is missing") }
    self.init(
      key: member.name, name: try name.string(), position: name.position,
      file: try object["file"]?.setting(),
      role: try object["role"]?.choice(of: Configuration.Role.self),
      fallback: try object["fallback"]?.settings() ?? [],
      locales: try object["locales"]?.locales() ?? [],
      axes: try Self.axes(object["axes"]),
      license: try object["license"]?.string(),
      isSubset: try object["subset"]?.bool() ?? false)
  }

  private static func axes(_ value: JSON5Value?) throws(JSON5Error) -> [String: Double] {
    var axes: [String: Double] = [:]
    for member in try value?.object().members ?? [] {
      guard member.name.utf8.count == 4 else {
        throw JSON5Error(
          position: member.position, reason: "'\(member.name)' is not a tag of four characters")
      }
      axes[member.name] = try member.value.number()
    }
    return axes
  }
}
