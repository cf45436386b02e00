import FontCatalog

enum RegisteredFontMissing: Rule {
  static let description = RuleDescription(
    id: "registered-font-missing", group: .registration, severity: .error,
    summary: "Code registers a font file by a name or folder that the bundle does not have.",
    rationale: """
      Bundle.url(forResource:withExtension:subdirectory:) returns nil, so nothing is registered. \
      Names count that stand in the code next to the registration or that SwiftGen wrote as the \
      paths of a FontConvertible, and that a file of the project nearly has. Folders count where the \
      code surely asks the bundle of its own target: Bundle.main in an app or extension, \
      Bundle.module in a package.
      """,
    remedy: "Write the name, the extension and the folder that the file has in the bundle.",
    reasons: ListedFonts.Mistake.allCases.map(\.rawValue),
    needs: [.fonts, .sources], subject: .source,
    evidence: ["SwiftGen/SwiftGen#324", "ArtSabintsev/FontBlaster#2"])

  static func check(_ workspace: Workspace) -> [Finding] {
    let files = workspace.project.registeredFiles.filter {
      !workspace.testFiles.contains($0.position.file)
    }
    return workspace.misnamedFiles.map(misnamed)
      + files.compactMap { misplaced($0, workspace) }
  }

  private static func misnamed(_ misnamed: MisnamedFile) -> Finding {
    let path = misnamed.path
    return report(
      misnamed.mistake, misnamed.name, misnamed.file, "there is no such file", "found '\(path)'",
      fix: "Write the name of '\(path.lastPathComponent)'.")
  }

  /// A file that is in the bundle, elsewhere than in the folder that the code names.
  private static func misplaced(_ file: RegisteredFile, _ workspace: Workspace) -> Finding? {
    let targets = workspace.targets(reachedBy: file.reach, from: file.position.file)
    guard let folder = file.folder, !targets.isEmpty,
      targets.allSatisfy(\.unreadResources.isEmpty)
    else { return nil }
    let paths = targets.flatMap(\.fonts).map(\.bundlePath).filter {
      file.names.contains($0.lastPathComponent)
    }
    let isFound = paths.contains { $0.parentPath == folder || $0.parentPath.hasSuffix(".lproj") }
    guard let path = paths.first, !isFound else { return nil }
    let place =
      path.parentPath.isEmpty ? "no subdirectory" : "the subdirectory '\(path.parentPath)'"
    return report(
      .path, folder.appendingPath(path.lastPathComponent), file, "the bundle has no such file",
      "found '\(path)'", fix: "Ask for the file in \(place).")
  }

  private static func report(
    _ mistake: ListedFonts.Mistake, _ name: String, _ file: RegisteredFile, _ what: String,
    _ found: String, fix: String
  ) -> Finding {
    finding(
      mistake.rawValue, about: name, at: Place(file.position),
      "'\(name)' is to be registered, and \(what) (\(found))", fix: fix,
      data: ["file": name])
  }
}
