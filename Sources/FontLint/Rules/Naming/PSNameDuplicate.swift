import FontFiles

enum PSNameDuplicate: Rule {
  static let description = RuleDescription(
    id: "ps-name-duplicate", group: .naming, severity: .error,
    summary: "Two faces of one bundle have the same PostScript name.",
    rationale: """
      Only the first of them is registered; the second fails with CTFontManagerError 305 \
      (duplicated name). Which is first is not under the app's control. A file that its app does \
      not register clashes with none.
      """,
    remedy: """
      Ship one of them: not the .otf and the .ttf of one face, not a static and a variable build. \
      Names are compared without regard to case.
      """,
    reasons: ["different", "identical-copy"],
    needs: [.fonts],
    evidence: [
      "expo/expo#29502", "kosimst/Firicico#5", "zed-industries/zed#57250", "rsms/inter#488",
      "oblador/react-native-vector-icons#1474",
    ])

  static func check(_ workspace: Workspace) -> [Finding] {
    let named = workspace.faces.filter { $0.postScriptName != nil }
    let groups = Dictionary(grouping: named) { $0.postScriptName?.lowercased() ?? "" }
    return groups.values.flatMap { faces in
      faces.indices.dropFirst().compactMap { index in
        let earlier = faces[..<index].first { workspace.meet($0.font, faces[index].font) }
        return earlier.map { clash(of: faces[index], with: $0) }
      }
    }
  }

  private static func clash(of later: LintedFace, with earlier: LintedFace) -> Finding {
    let name = later.title
    let isCopy = later.font.isCopy(of: earlier.font)
    let consequence =
      isCopy
      ? "it is a copy of the same font"
      : "iOS keeps only the first one registered (CTFontManagerError 305)"
    return finding(
      isCopy ? "identical-copy" : "different", severity: isCopy ? .warning : .error,
      about: later.font.path, at: Place(file: later.font.path),
      "PostScript name '\(name)' is already used by \(earlier.font.path); \(consequence)",
      fix: isCopy ? "Delete one of the copies." : "Ship only one of the two files.",
      related: [
        Finding.Related(place: Place(file: earlier.font.path), message: "'\(name)' is here too")
      ],
      data: ["postScriptName": name.lowercased(), "other": earlier.font.path])
  }
}
