import FontCatalog

enum TargetFontNotCopied: Rule {
  static let description = RuleDescription(
    id: "target-font-not-copied", group: .registration, severity: .error,
    summary: "An app uses a font that no build phase copies into its bundle.",
    rationale: "The file is in the project or on disk, the build succeeds, and the app lacks it.",
    remedy: "Tick the target under File Inspector → Target Membership.",
    needs: [.fonts, .targets], subject: .target,
    evidence: ["mash-up-kr/TwoToo_iOS#7", "InKyoJeong/TIL#29", "YAPP-Github/Reed-iOS#190"])

  static func check(_ workspace: Workspace) -> [Finding] {
    workspace.bundles.filter { $0.target.kind == .application }.flatMap { bundle in
      bundle.uncopiedFonts.map { font in
        finding(
          about: font.path, at: Place(bundle.target.position),
          "\(bundle.target.name): '\(font.path)' is used but not in Copy Bundle Resources",
          fix: "Tick the target \(bundle.target.name) under File Inspector → Target Membership.",
          related: [Finding.Related(place: Place(file: font.path), message: "the font")],
          data: ["target": bundle.target.name, "font": font.path])
      }
    }
  }
}
