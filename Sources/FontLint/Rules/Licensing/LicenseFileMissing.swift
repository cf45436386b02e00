import FontCatalog
import FontFiles

enum LicenseFileMissing: Rule {
  static let description = RuleDescription(
    id: "license-file-missing", group: .licensing, severity: .warning,
    summary: "A font's licence must be shipped with it, and no licence text lies near the font.",
    rationale: """
      The Open Font License, the Apache License and the Ubuntu Font Licence ask that their text \
      accompany every copy.
      """,
    remedy: """
      Copy the upstream OFL.txt or LICENSE.txt next to the font and show it among the \
      acknowledgements, or name it in the configuration.
      """,
    needs: [.fonts],
    evidence: [
      "divinevideo/divine-mobile#3659", "ArtemioPadilla/watchboard#242",
      "rubjo/victor-mono-font#9",
    ])

  /// A font that was asked for by itself is left out: nobody looked at what lies around it.
  static func check(_ workspace: Workspace) -> [Finding] {
    let asked = Set(workspace.project.configuration.paths)
    return workspace.appFonts.filter { !asked.contains($0.path) }.compactMap { font in
      guard !font.hasLicenseText, !font.declaresLicense,
        let license = font.faces.lazy.compactMap({ license(of: $0) }).first
      else { return nil }
      return finding(
        about: font, "the font is under the \(license) but no licence text lies next to it",
        fix: "Copy the upstream licence text into the font's folder.", data: ["license": license])
    }
  }

  private static func license(of face: FontFace) -> String? {
    let texts = [face.names.license, face.names.licenseURL].compactMap(\.self)
    let text = texts.joined(separator: " ").lowercased()
    let licenses = [
      ("open font license", "SIL Open Font License"),
      ("scripts.sil.org/ofl", "SIL Open Font License"),
      ("openfontlicense.org", "SIL Open Font License"), ("apache", "Apache License"),
      ("ubuntu font licence", "Ubuntu Font Licence"),
    ]
    return licenses.first { text.contains($0.0) }?.1
  }
}
