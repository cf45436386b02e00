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
    workspace.bundles.filter {
      $0.target.kind == .appExtension && $0.target.sources != nil && $0.mayDraw
    }
    .flatMap { bundle in
      let needs = bundle.needs.filter { need in
        !need.fonts.contains { bundle.registersAtRunTime($0.fileName) }
      }
      return needs.compactMap { uncopied($0, in: bundle) } + unlisted(needs, in: bundle)
    }
  }

  private static func uncopied(_ need: FontNeed, in bundle: AppBundle) -> Finding? {
    guard need.isSure, let font = need.fonts.first,
      !bundle.availableFonts.contains(where: need.isMet)
    else { return nil }
    return report(
      "not-copied", font.path, bundle, "does not ship it",
      fix: "Add the file to the target \(bundle.target.name) and to its UIAppFonts.")
  }

  /// The fonts that the extension ships: an entry for what it does not show after all does no harm.
  private static func unlisted(_ needs: [FontNeed], in bundle: AppBundle) -> [Finding] {
    guard bundle.readsAppFonts else { return [] }
    var seen: Set<Target.Resource> = []
    let lacking = needs.compactMap { need -> UnlistedResource? in
      let shipped = bundle.target.fonts.filter { need.isMet(by: $0.path) }
      return shipped.first.flatMap { font in
        UnlistedResource(font, in: bundle) { !shipped.contains(where: $0.lists) }
      }
    }.filter { seen.insert($0.resource).inserted }
    let wanted = lacking.wantedEntries
    return lacking.sorted { $0.resource.path < $1.resource.path }.map { unlisted in
      let entry = unlisted.resource.bundlePath
      return report(
        "not-listed", unlisted.resource.path, bundle,
        "does not list it in UIAppFonts\(unlisted.place)",
        fix: "Add <string>\(entry)</string> to the UIAppFonts of \(bundle.target.name).",
        edits: unlisted.edits(adding: wanted), obstacle: unlisted.obstacle)
    }
  }

  private static func report(
    _ reason: String, _ font: String, _ bundle: AppBundle, _ what: String,
    fix: String, edits: [Edit] = [], obstacle: String? = nil
  ) -> Finding {
    finding(
      reason, about: font, at: bundle.place,
      """
      \(bundle.target.name): uses '\(font.lastPathComponent)' but \(what); extensions do not \
      inherit the app's fonts
      """,
      fix: fix,
      related: [Finding.Related(place: Place(file: font), message: "the font")],
      data: ["target": bundle.target.name, "font": font], edits: edits, obstacle: obstacle)
  }
}
