/// Finds where the sources of an app extension name a case of a catalogue with its type, as in
/// `FontNames.title`, or a member that is a font, as in `Font.brand` and `.font(.brand)`.
///
/// An extension often compiles an enum that it shares with its app, and uses one case of it, or
/// links a framework that declares its fonts.
struct CaseUses {
  private var entries: [String: NameReference] = [:]

  /// Learns the cases of catalogues and the members whose fonts calls make.
  init(of catalogs: [NameCatalog], _ members: FontMembers) {
    entries = members.names.compactMapValues(\.self)
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
      tree.contents(of: file).map { references(in: SwiftSource($0, file: file)) } ?? []
    }
  }

  private func references(in source: SwiftSource) -> [NameReference] {
    source.tokens.indices.compactMap { index in
      guard let member = member(at: index, in: source), let entry = entries[member] else {
        return nil
      }
      return NameReference(
        value: entry.value, kind: entry.kind, position: source.position(index),
        caseName: entry.caseName)
    }
  }

  /// The member that stands at a token: `Type.member`, or `.font(.member)` for one of `Font`.
  private func member(at index: Int, in source: SwiftSource) -> String? {
    if source.isTypeName(index), source.isCharacter(index + 1, "."),
      source.kind(index + 2) == .identifier
    {
      return "\(source.text(index)).\(source.text(index + 2))"
    }
    guard source.isCharacter(index, "."), source.kind(index + 1) == .identifier,
      source.text(index + 1) == "font", source.isCharacter(index + 2, "("),
      source.isCharacter(index + 3, "."), source.kind(index + 4) == .identifier
    else { return nil }
    return "Font.\(source.text(index + 4))"
  }
}

extension Substring {
  fileprivate var beginsWithCapital: Bool {
    first?.isUppercase == true
  }
}
