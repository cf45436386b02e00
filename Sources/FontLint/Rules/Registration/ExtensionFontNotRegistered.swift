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
        workspace.fonts.filter { bundle.usedFonts.contains($0.path) && $0.hasUsableFormat }
          .compactMap { fault(of: $0, in: bundle) }
      }
  }

  private static func fault(of font: BundledFont, in bundle: AppBundle) -> Finding? {
    guard !bundle.registersAtRunTime(font.fileName) else { return nil }
    guard let resource = bundle.target.fonts.first(where: { $0.path == font.path }) else {
      guard bundle.calledFonts.contains(font.path), !bundle.availableFonts.contains(font.path)
      else { return nil }
      return report(
        "not-copied", font, bundle, "does not ship it",
        fix: "Add the file to the target \(bundle.target.name) and to its UIAppFonts.")
    }
    guard bundle.readsAppFonts, !bundle.hasUnreadList, !bundle.lists(resource) else { return nil }
    return report(
      "not-listed", font, bundle, "does not list it in UIAppFonts",
      fix:
        "Add <string>\(resource.bundlePath)</string> to the UIAppFonts of \(bundle.target.name).",
      obstacle: "only you know whether the extension shows the font or just shares its code")
  }

  private static func report(
    _ reason: String, _ font: BundledFont, _ bundle: AppBundle, _ what: String,
    fix: String, obstacle: String? = nil
  ) -> Finding {
    finding(
      reason, about: font.path, at: bundle.place,
      """
      \(bundle.target.name): uses '\(font.fileName)' but \(what); extensions do not inherit the \
      app's fonts
      """,
      fix: fix,
      related: [Finding.Related(place: Place(file: font.path), message: "the font")],
      data: ["target": bundle.target.name, "font": font.path], obstacle: obstacle)
  }
}
