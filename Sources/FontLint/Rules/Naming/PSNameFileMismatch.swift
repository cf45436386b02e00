import FontCatalog
import FontFiles

enum PSNameFileMismatch: Rule {
  static let description = RuleDescription(
    id: "ps-name-file-mismatch", group: .naming, severity: .info,
    summary: "A font's file is not named after its PostScript name.",
    rationale: """
      Apple platforms ignore the file's name; Android, React Native and Expo look fonts up by it. \
      A file named otherwise invites using the wrong one of the two.
      """,
    remedy: "Rename the file so that every platform uses one name.",
    needs: [.fonts],
    evidence: ["expo/expo#31932", "react/react-native#1167", "expo/expo#26540"])

  static func check(_ workspace: Workspace) -> [Finding] {
    let isKey = !workspace.platforms.isDisjoint(with: FontFileNames.keyPlatforms)
    let names = FontFileNames(workspace.project.files)
    return workspace.appFonts.compactMap { font in
      guard let face = font.faces.first, font.faces.count == 1, !font.isVendored,
        let name = LintedFace(font: font, face: face).postScriptName, name != font.stem
      else { return nil }
      return finding(
        severity: isKey ? .warning : .info, about: font,
        "the file is named '\(font.stem)' but its PostScript name is '\(name)'",
        fix: fix(for: font, name, names, workspace),
        data: ["postScriptName": name])
    }
  }

  private static func fix(
    for font: BundledFont, _ name: String, _ names: FontFileNames, _ workspace: Workspace
  ) -> String {
    let namesakes = workspace.names.faces(named: name).map(\.font)
    let other = namesakes.first { $0.path != font.path && $0.sharesBundle(with: font) }
    if let other {
      return "Ship this font or \(other.path), which has the same PostScript name, not both."
    }
    let file = name + font.fileExtension
    guard !names.isTaken(file, for: font) else {
      return "Rename the file to '\(file)', once the file of that name has another."
    }
    return names.free(name, for: font).map { "Rename the file to '\($0)'." }
      ?? "Get a build with a PostScript name that a file can have."
  }
}
