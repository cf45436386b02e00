import FontCatalog

enum PlistFontFileMissing: Rule {
  static let description = RuleDescription(
    id: "plist-font-file-missing", group: .registration, severity: .error,
    summary: "An entry of UIAppFonts matches no file in the bundle.",
    rationale: """
      The system ignores the entry. Files that were added as a group are copied to the root of the \
      bundle, files in a folder reference keep their folder, and names are compared by case.
      """,
    remedy: "Write the path that the file has in the bundle, or delete the entry.",
    reasons: ["absent", "path-differs", "extension-missing", "case-differs"],
    needs: [.plists], subject: .plist,
    evidence: [
      "ArtSabintsev/FontBlaster#2", "SwiftGen/SwiftGen#324", "lionheart/openradar-mirror#19056",
      "oblador/react-native-vector-icons#17",
    ])

  static func check(_ workspace: Workspace) -> [Finding] {
    workspace.project.propertyLists.flatMap { list -> [Finding] in
      let bundles = workspace.bundles.filter { $0.propertyLists.contains(list) }
      let paths = workspace.bundlePaths(of: bundles)
      let entries = (list.appFonts?.entries ?? []).filter {
        !workspace.isUncopied($0.value, in: bundles)
      }
      let mayComeUnseen = bundles.contains { !$0.target.unreadResources.isEmpty }
      return entries.compactMap {
        fault(of: $0, in: list, among: paths, exactly: !bundles.isEmpty)
      }.filter { !mayComeUnseen || $0.reason != "absent" }
    }
  }

  private static func fault(
    of entry: InfoPropertyList.Entry, in list: InfoPropertyList, among paths: [String],
    exactly isExact: Bool
  ) -> Finding? {
    guard !isPresent(entry.value, among: paths, exactly: isExact) else { return nil }
    let (reason, file) = explanation(of: entry.value, among: paths)
    let right = file.map {
      isExact ? $0 : entry.value.parentPath.appendingPath($0.lastPathComponent)
    }
    let edits = right.flatMap { right in
      entry.bytes.map {
        [Edit(file: list.path, bytes: $0, old: entry.value, new: XML.escaped(right))]
      }
    }
    return finding(
      reason, about: entry.value, at: Place(entry.position),
      "UIAppFonts entry '\(entry.value)' matches no bundled file"
        + (file.map { " (\(reason.replacingHyphens): found '\($0)')" } ?? ""),
      fix: right.map { fix($0, exactly: isExact) }
        ?? "Delete the entry, or add the file to the target.",
      data: ["entry": entry.value, "found": file ?? ""], edits: edits ?? [])
  }

  private static func fix(_ right: String, exactly isExact: Bool) -> String {
    guard isExact else { return "Write '\(right)'." }
    return """
      Write '\(right)': files added as a group land in the bundle's root, folder references keep \
      their folder.
      """
  }

  /// Where no target says where files land, only the last component counts.
  private static func isPresent(
    _ entry: String, among paths: [String], exactly isExact: Bool
  ) -> Bool {
    isExact
      ? paths.contains(entry) : paths.contains { $0.lastPathComponent == entry.lastPathComponent }
  }

  private static func explanation(
    of entry: String, among paths: [String]
  ) -> (reason: String, found: String?) {
    let name = entry.lastPathComponent
    let lower = name.lowercased()
    if let path = paths.first(where: { $0.lastPathComponent == name }) {
      return ("path-differs", path)
    }
    if let path = paths.first(where: { $0.lastPathComponent.lowercased() == lower }) {
      return ("case-differs", path)
    }
    if let path = paths.first(where: { $0.fileStem.lowercased() == lower }) {
      return ("extension-missing", path)
    }
    return ("absent", nil)
  }
}

extension String {
  fileprivate var replacingHyphens: String {
    String(map { $0 == "-" ? " " : $0 })
  }
}

extension Workspace {
  /// Where fonts land in some bundles; without any, where they lie.
  fileprivate func bundlePaths(of bundles: [AppBundle]) -> [String] {
    guard bundles.isEmpty else { return bundles.flatMap(\.target.fonts).map(\.bundlePath) }
    return fonts.map(\.path)
  }

  /// Whether the entry means a font that the project has and the target does not copy: that is
  /// another rule's finding.
  fileprivate func isUncopied(_ entry: String, in bundles: [AppBundle]) -> Bool {
    guard let bundle = bundles.first else { return false }
    let name = entry.lastPathComponent
    let isCopied = bundles.flatMap(\.target.fonts).contains {
      $0.path.lastPathComponent.lowercased() == name.lowercased()
        || $0.path.fileStem.lowercased() == name.lowercased()
    }
    return !isCopied
      && TargetFontNotCopied.uncopied(in: bundle, self).contains { $0.fileName == name }
  }
}
