extension Configuration {
  /// The `catalog` as a group of names; `nil` when it has none.
  var nameCatalog: NameCatalog? {
    guard let first = catalog.first else { return nil }
    let entries = catalog.map { entry in
      NameReference(
        value: entry.name, kind: .json, position: entry.position, caseName: entry.key)
    }
    return NameCatalog(
      name: "catalog", kind: .configuration, evidence: .declared, position: first.position,
      entries: entries)
  }
}
