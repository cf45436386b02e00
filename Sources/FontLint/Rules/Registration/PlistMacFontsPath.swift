import FontCatalog

enum PlistMacFontsPath: Rule {
  static let description = RuleDescription(
    id: "plist-mac-fonts-path", group: .registration, severity: .error,
    summary: "A Mac app's fonts are not under its ATSApplicationFontsPath.",
    rationale: """
      macOS ignores UIAppFonts. It registers the fonts of one folder, or one font, which the \
      string ATSApplicationFontsPath names relative to the bundle's Resources. Mac Catalyst reads \
      UIAppFonts.
      """,
    remedy: "Set ATSApplicationFontsPath to that folder, or to a full stop for Resources itself.",
    reasons: ["missing", "not-a-string", "empty-folder"],
    needs: [.fonts, .plists, .targets], subject: .plist,
    evidence: ["unoplatform/uno#6328", "skiptools/skip#349", "microsoft/react-native-macos#1855"])

  static func check(_ workspace: Workspace) -> [Finding] {
    workspace.bundles.filter(\.readsFontsPath).compactMap { bundle in
      let font = bundle.target.fonts.first {
        !bundle.registersAtRunTime($0)
      }
      guard let folder = font?.bundlePath.parentPath else { return nil }
      return bundle.configurations.lazy.compactMap { fault(of: $0, in: bundle, folder) }.first
    }
  }

  private static func fault(
    of configuration: AppBundle.Configuration, in bundle: AppBundle, _ folder: String
  ) -> Finding? {
    guard let (list, path) = fontsPath(of: configuration) else {
      let generated = bundle.target.generatedKeys["ATSApplicationFontsPath"]
      guard generated.map({ !holdsFonts(in: $0, bundle) }) ?? true else { return nil }
      return report("missing", bundle, bundle.place(in: [configuration]), "is missing", folder)
    }
    switch path {
    case .notAString(let kind, let position):
      return report("not-a-string", bundle, Place(position), "is not a string but \(kind)", folder)
    case .folder(let entry):
      guard !holdsFonts(in: entry.value, bundle) else { return nil }
      return report(
        "empty-folder", bundle, Place(entry.position),
        "is '\(entry.value)' in \(list.path), where no font is copied", folder)
    }
  }

  private static func fontsPath(
    of configuration: AppBundle.Configuration
  ) -> (InfoPropertyList, InfoPropertyList.FontsPath)? {
    configuration.propertyLists.lazy.compactMap { list in list.fontsPath.map { (list, $0) } }.first
  }

  /// Whether a path leads to a folder with fonts, or to a font.
  private static func holdsFonts(in path: String, _ bundle: AppBundle) -> Bool {
    let components = path.split(separator: "/").filter { $0 != "." }
    return bundle.target.fonts.contains {
      $0.bundlePath.split(separator: "/").starts(with: components)
    }
  }

  private static func report(
    _ reason: String, _ bundle: AppBundle, _ place: Place, _ state: String, _ folder: String
  ) -> Finding {
    let listsFonts = bundle.propertyLists.contains { $0.appFonts != nil }
    return finding(
      reason, about: bundle.target.name, at: place,
      "\(bundle.target.name): \(listsFonts ? "macOS ignores UIAppFonts" : "no font is registered"); "
        + "ATSApplicationFontsPath \(state)",
      fix: "Set ATSApplicationFontsPath to <string>\(folder.isEmpty ? "." : folder)</string>.",
      data: ["target": bundle.target.name],
      obstacle: "it is for you to say which folder of the bundle macOS takes fonts from")
  }
}
