extension FontRegistry {
  /// What a registry holds.
  struct State {
    /// In the order of registration.
    private(set) var files: [RegisteredFile] = []
    private var sources: Set<FontSource> = []
    /// Which file has a PostScript name, by the name in lower case.
    private var owners: [String: FontSource] = [:]

    mutating func insert(_ file: RegisteredFile) throws(FontRegistryError) {
      guard !sources.contains(file.source) else {
        throw .alreadyRegistered(file.source, as: file.source)
      }
      let names = file.fonts.flatMap(\.postScriptNames)
      if names.isEmpty, let first = files.first(where: file.hasSameBytes) {
        throw .alreadyRegistered(file.source, as: first.source)
      }
      var added: [String: FontSource] = [:]
      for name in names {
        let key = name.lowercased()
        if let owner = owners[key] { throw refusal(of: file, for: name, ownedBy: owner) }
        guard added.updateValue(file.source, forKey: key) == nil else {
          throw .duplicatedName(name, in: file.source, registeredBy: file.source)
        }
      }
      owners.merge(added) { $1 }
      sources.insert(file.source)
      files.append(file)
    }

    mutating func remove(_ source: FontSource) throws(FontRegistryError) {
      guard sources.remove(source) != nil else { throw .notRegistered(source) }
      files.removeAll { $0.source == source }
      owners = owners.filter { $0.value != source }
    }

    private func refusal(
      of file: RegisteredFile, for name: String, ownedBy owner: FontSource
    ) -> FontRegistryError {
      let first = files.first { $0.source == owner }
      if let first, file.hasSameBytes(as: first) {
        return .alreadyRegistered(file.source, as: owner)
      }
      return .duplicatedName(name, in: file.source, registeredBy: owner)
    }
  }
}

extension RegisteredFont {
  /// Every PostScript name that the face answers to: its own and those of its named instances,
  /// each once in any case.
  fileprivate var postScriptNames: [String] {
    let names = [face.names.postScript] + face.instances.map(\.postScriptName)
    var seen: Set<String> = []
    return names.compactMap(\.self).filter { seen.insert($0.lowercased()).inserted }
  }
}
