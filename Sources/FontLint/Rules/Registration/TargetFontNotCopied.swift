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
      uncopied(in: bundle, workspace).map { font in
        finding(
          about: font.path, at: Place(bundle.target.position),
          "\(bundle.target.name): '\(font.path)' is used but not in Copy Bundle Resources",
          fix: "Tick the target \(bundle.target.name) under File Inspector → Target Membership.",
          related: [Finding.Related(place: Place(file: font.path), message: "the font")],
          data: ["target": bundle.target.name, "font": font.path])
      }
    }
  }

  /// The fonts that an app's sources or property lists name and that it does not get from anywhere.
  static func uncopied(in bundle: AppBundle, _ workspace: Workspace) -> [BundledFont] {
    let listed = Set(
      bundle.propertyLists.flatMap { $0.appFonts?.entries ?? [] }.map(\.value.lastPathComponent))
    return workspace.fonts.filter { font in
      let isWanted = bundle.usedFonts.contains(font.path) || listed.contains(font.fileName)
      return isWanted && !bundle.availableFonts.contains(font.path) && font.hasUsableFormat
        && !bundle.hasOtherCopy(of: font) && !bundle.registersAtRunTime(font.fileName)
    }
  }
}

extension AppBundle {
  /// Whether a font file of the same name, such as a copy in another folder, is available.
  fileprivate func hasOtherCopy(of font: BundledFont) -> Bool {
    availableFonts.contains { $0.lastPathComponent == font.fileName }
  }
}
