import FontFiles

enum LicenseReservedName: Rule {
  static let description = RuleDescription(
    id: "license-reserved-name", group: .licensing, severity: .info,
    summary: "A changed copy of a font keeps a Reserved Font Name.",
    rationale: """
      Under the Open Font License a modified or subset copy may not use a name that its author \
      has reserved.
      """,
    remedy: "Ship the original file, or rename the family.",
    needs: [.fonts],
    evidence: ["rubjo/victor-mono-font#9"])

  static func check(_ workspace: Workspace) -> [Finding] {
    workspace.appFonts.compactMap { font in
      guard font.isModified, let face = font.faces.first else { return nil }
      let texts = [face.names.copyright, face.names.license].compactMap(\.self)
      let family = LintedFace(font: font, face: face).family ?? ""
      guard texts.contains(where: { reserves(family, in: $0) }) else { return nil }
      return finding(
        about: font,
        "'\(family)' is a Reserved Font Name; a modified or subset copy must be renamed",
        fix: "Ship the original file, or rename the family.", data: ["family": family])
    }
  }

  /// Whether a text reserves the family's name, or names nothing in particular.
  private static func reserves(_ family: String, in text: String) -> Bool {
    guard let range = text.range(ofText: "Reserved Font Name") else { return false }
    let firstWord = family.split(separator: " ").first.map(String.init) ?? family
    return text[range...].range(ofText: firstWord) != nil
  }
}

extension StringProtocol {
  /// Where a text begins in this one, without regard to case.
  fileprivate func range(ofText text: String) -> Index? {
    let wanted = text.lowercased()
    return indices.first { self[$0...].lowercased().hasPrefix(wanted) }
  }
}
