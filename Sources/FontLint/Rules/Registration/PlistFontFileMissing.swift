import FontCatalog

enum PlistFontFileMissing: Rule {
  static let description = RuleDescription(
    id: "plist-font-file-missing", group: .registration, severity: .error,
    summary: "An entry of UIAppFonts matches no file in the bundle.",
    rationale: """
      The system ignores the entry. Files that were added as a group are copied to the root of the \
      bundle, files in a folder reference keep their folder, and names are compared by case. In a \
      description of a project for XcodeGen or Tuist whose project is not there, entries are \
      reported that are nearly the name of a font.
      """,
    remedy: "Write the path that the file has in the bundle, or delete the entry.",
    reasons: ["absent"] + ListedFonts.Mistake.allCases.map(\.rawValue),
    needs: [.plists, .fontsOfPaths], subject: .plist,
    evidence: [
      "ArtSabintsev/FontBlaster#2", "SwiftGen/SwiftGen#324", "lionheart/openradar-mirror#19056",
      "oblador/react-native-vector-icons#17",
    ])

  static func check(_ workspace: Workspace) -> [Finding] {
    workspace.judgedPropertyLists.flatMap { list in
      let isExact = workspace.bundles.contains { $0.propertyLists.contains(list) }
      return workspace.ends(of: list).compactMap { entry, end in
        switch end {
        case .file(let match):
          match.mistake.map { fault($0, of: entry, in: list, match.path, exactly: isExact) }
        case .nothing: absent(entry)
        case .uncopied, .unknown: nil
        }
      }
    }
  }

  private static func absent(_ entry: InfoPropertyList.Entry) -> Finding {
    finding(
      "absent", about: entry.value, at: Place(entry.position),
      "UIAppFonts entry '\(entry.value)' matches no bundled file",
      fix: "Delete the entry, or add the file to the target.",
      data: ["entry": entry.value, "found": ""])
  }

  private static func fault(
    _ mistake: ListedFonts.Mistake, of entry: InfoPropertyList.Entry, in list: InfoPropertyList,
    _ path: String, exactly isExact: Bool
  ) -> Finding {
    let right = isExact ? path : entry.value.parentPath.appendingPath(path.lastPathComponent)
    let edit = entry.bytes.map {
      Edit(file: entry.position.file, bytes: $0, old: entry.value, new: XML.escaped(right))
    }
    return finding(
      mistake.rawValue, about: entry.value, at: Place(entry.position),
      """
      UIAppFonts entry '\(entry.value)' matches no bundled file (\(mistake.words): found '\(path)')
      """,
      fix: fix(mistake, right, exactly: isExact),
      data: ["entry": entry.value, "found": path], edits: [edit].compactMap(\.self),
      obstacle: list.entryObstacle)
  }

  private static func fix(
    _ mistake: ListedFonts.Mistake, _ right: String, exactly isExact: Bool
  ) -> String {
    guard mistake == .path, isExact else { return "Write '\(right)'." }
    return """
      Write '\(right)': files added as a group land in the bundle's root, folder references keep \
      their folder.
      """
  }
}

extension InfoPropertyList {
  /// Why an entry whose bytes are not known cannot be edited.
  var entryObstacle: String {
    obstacle ?? "the entry is written with entities or comments"
  }
}

extension ListedFonts.Mistake {
  fileprivate var words: String {
    String(rawValue.map { $0 == "-" ? " " : $0 })
  }
}
