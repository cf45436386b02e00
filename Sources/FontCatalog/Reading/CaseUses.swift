import FontFiles

/// Finds where the sources of an app extension name a case of a catalogue with its type, as in
/// `FontNames.title`.
///
/// An extension often compiles an enum that it shares with its app, and uses one case of it.
struct CaseUses {
  private var entries: [String: NameReference] = [:]

  init(of catalogs: [NameCatalog]) {
    for catalog in catalogs {
      guard let type = catalog.name.split(separator: ".").last(where: \.beginsWithCapital) else {
        continue
      }
      for entry in catalog.entries {
        if let name = entry.caseName { entries["\(type).\(name)"] = entry }
      }
    }
  }

  /// The uses in the files that extensions compile and no other target does.
  func references(in targets: [Target], _ tree: FileTree) -> [NameReference] {
    guard !entries.isEmpty else { return [] }
    let counts = targets.flatMap { $0.sources ?? [] }.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    let own = targets.filter { $0.kind == .appExtension }.flatMap { $0.sources ?? [] }
    return own.filter { counts[$0] == 1 && $0.pathExtension == "swift" }.flatMap { file in
      let bytes = try? FileContents.read(tree.systemPath(file), limit: FileReader.sizeLimit)
      return bytes.map { references(in: SwiftSource($0, file: file)) } ?? []
    }
  }

  private func references(in source: SwiftSource) -> [NameReference] {
    source.tokens.indices.compactMap { index in
      guard source.isTypeName(index), source.isCharacter(index + 1, "."),
        source.kind(index + 2) == .identifier,
        let entry = entries["\(source.text(index)).\(source.text(index + 2))"]
      else { return nil }
      return NameReference(
        value: entry.value, kind: entry.kind, position: source.position(index),
        caseName: entry.caseName)
    }
  }
}

extension Substring {
  fileprivate var beginsWithCapital: Bool {
    first?.isUppercase == true
  }
}
