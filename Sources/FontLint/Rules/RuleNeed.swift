import FontCatalog
import FontFiles

/// What a rule looks at; where that is absent the rule is skipped and counted.
public enum RuleNeed: String, CaseIterable, Hashable, Sendable {
  /// Fonts.
  case fonts
  /// Fonts whose tables were compared with their checksums.
  case checksums
  /// Fonts, where only some paths of the project were read: elsewhere it is known that there are none.
  case fontsOfPaths
  /// Fonts that were read as a whole, every glyph included.
  case verification
  /// Names of fonts in code or in the configuration.
  case names
  /// An Info.plist, or a target that generates one.
  case plists
  /// Targets of an Xcode project or a Swift package.
  case targets
  /// Swift sources.
  case sources
  /// A `catalog` in the configuration.
  case catalog
  /// `usages` in the configuration.
  case usages
  /// `locales` in the configuration.
  case locales
  /// Languages of the app: `locales` in the configuration, or strings files.
  case languages
  /// Texts: samples in the configuration, or strings files.
  case texts
  /// The widths of the texts of usages.
  case usageTexts

  /// Why a rule is skipped.
  var absence: String {
    switch self {
    case .fonts: "no font file was found"
    case .checksums: "no font was compared with its checksums"
    case .fontsOfPaths: "no font file is among the paths that were read"
    case .verification: "no font was read as a whole (--verify does that)"
    case .names: "no font name was found in code or configuration"
    case .plists: "no Info.plist was found"
    case .targets: "no Xcode project and no package was found"
    case .sources: "no Swift source was found"
    case .catalog: "the configuration has no 'catalog'"
    case .usages: "the configuration has no 'usages'"
    case .locales: "the configuration has no 'locales'"
    case .languages: "the configuration has no 'locales', and no strings files were found"
    case .texts: "no samples and no strings files were found"
    case .usageTexts: "no text of a usage was measured"
    }
  }

  /// Whether a project has it.
  func isMet(by project: Project) -> Bool {
    switch self {
    case .fonts: !project.fonts.isEmpty
    case .checksums: project.fonts.contains { $0.file?.isSummed == true }
    case .fontsOfPaths: !project.fonts.isEmpty || project.configuration.paths.isEmpty
    case .verification: project.fonts.contains { $0.file?.verification != nil }
    case .names: !project.catalogs.isEmpty || !project.references.isEmpty
    case .plists:
      !project.propertyLists.isEmpty || project.targets.contains(where: \.generatesPropertyList)
    case .targets: !project.targets.isEmpty
    case .sources: project.swiftFileCount > 0
    case .catalog: !project.configuration.catalog.isEmpty
    case .usages: !project.configuration.usages.isEmpty
    case .locales: !project.configuration.allLocales.isEmpty
    case .languages:
      !project.configuration.allLocales.isEmpty || !project.localizedTexts.isEmpty
    case .texts:
      !project.localizedTexts.isEmpty
        || project.configuration.usages.contains { !$0.samples.isEmpty }
    case .usageTexts: !project.usageTexts.isEmpty
    }
  }
}
