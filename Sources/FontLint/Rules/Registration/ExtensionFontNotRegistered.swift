import FontCatalog

enum ExtensionFontNotRegistered: Rule {
  static let description = RuleDescription(
    id: "extension-font-not-registered", group: .registration, severity: .warning,
    summary: "An app extension uses a font that it does not ship or register itself.",
    rationale: "Widgets and other extensions do not inherit the app's resources and UIAppFonts.",
    remedy: "Add the file to the extension's target and to its UIAppFonts.",
    reasons: ["not-copied", "not-listed"],
    needs: [.fonts, .names, .targets], subject: .target,
    evidence: ["EvanBacon/expo-apple-targets#134", "bndkt/react-native-widget-extension#19"])

  static func check(_ workspace: Workspace) -> [Finding] {
    workspace.bundles.filter { $0.target.kind == .appExtension && $0.target.sources != nil }
      .flatMap { bundle in
        let fonts = workspace.fonts.filter { font in
          bundle.usedFonts.contains(font.path) && font.hasUsableFormat
            && !bundle.registersAtRunTime(font.fileName)
        }
        return fonts.compactMap { uncopied($0, in: bundle) } + unlisted(fonts, in: bundle)
      }
  }

  private static func uncopied(_ font: BundledFont, in bundle: AppBundle) -> Finding? {
    guard bundle.resource(font) == nil, bundle.calledFonts.contains(font.path),
      !bundle.availableFonts.contains(font.path)
    else { return nil }
    return report(
      "not-copied", font, bundle, "does not ship it",
      fix: "Add the file to the target \(bundle.target.name) and to its UIAppFonts.")
  }

  /// The fonts that the extension ships: an entry for what it does not show after all does no harm.
  private static func unlisted(_ fonts: [BundledFont], in bundle: AppBundle) -> [Finding] {
    guard bundle.readsAppFonts, !bundle.hasUnreadList else { return [] }
    let lacking = fonts.compactMap { font in bundle.resource(font).map { (font, $0) } }
      .filter { !bundle.lists($0.1) }
    let wanted = Set(lacking.map(\.1.bundlePath))
    return lacking.map { font, resource in
      report(
        "not-listed", font, bundle, "does not list it in UIAppFonts",
        fix:
          "Add <string>\(resource.bundlePath)</string> to the UIAppFonts of \(bundle.target.name).",
        edits: bundle.propertyLists.compactMap {
          $0.addition(of: resource.bundlePath, among: wanted)
        },
        obstacle: bundle.propertyLists.isEmpty
          ? "the target \(bundle.target.name) has no Info.plist file"
          : bundle.propertyLists.lazy.compactMap(\.obstacle).first)
    }
  }

  private static func report(
    _ reason: String, _ font: BundledFont, _ bundle: AppBundle, _ what: String,
    fix: String, edits: [Edit] = [], obstacle: String? = nil
  ) -> Finding {
    finding(
      reason, about: font.path, at: bundle.place,
      """
      \(bundle.target.name): uses '\(font.fileName)' but \(what); extensions do not inherit the \
      app's fonts
      """,
      fix: fix,
      related: [Finding.Related(place: Place(file: font.path), message: "the font")],
      data: ["target": bundle.target.name, "font": font.path], edits: edits, obstacle: obstacle)
  }
}

extension AppBundle {
  fileprivate func resource(_ font: BundledFont) -> Target.Resource? {
    target.fonts.first { $0.path == font.path }
  }
}
