import FontCatalog

/// What an app or an extension ships and registers.
struct AppBundle: Sendable {
  let target: Target
  /// The property lists of its build configurations.
  let propertyLists: [InfoPropertyList]
  /// Whether fonts may be listed where they cannot be read.
  let hasUnreadList: Bool
  /// The calls that register fonts when it runs, its own and those of what it links.
  let registrations: [RuntimeRegistration]
  /// Whether the configuration says that its fonts are registered at run time.
  let declaresRuntimeRegistration: Bool
  /// The paths of the fonts that its sources name.
  let usedFonts: Set<String>
  /// Those of them that it surely asks for: a catalogue that it shares with other targets does not
  /// say which of its fonts each of them uses.
  let calledFonts: Set<String>
  /// The paths of the fonts in its bundle and in the bundles of what it links.
  let availableFonts: Set<String>
  /// The fonts that its sources or property lists name and that it does not get from anywhere.
  var uncopiedFonts: [BundledFont] = []
  /// What the entries of each of its UIAppFonts mean.
  let listedFonts: [ListedFonts]

  /// Whether a font becomes known by a call.
  func registersAtRunTime(_ fileName: String) -> Bool {
    declaresRuntimeRegistration || registrations.contains { $0.covers(fileName: fileName) }
  }

  /// Whether the platform reads UIAppFonts; assumed where the project does not say which it is.
  var readsAppFonts: Bool {
    target.platforms.isEmpty || target.platforms.contains { $0 != .macOS }
  }

  /// Whether the platform reads ATSApplicationFontsPath.
  var readsFontsPath: Bool {
    target.platforms.contains(.macOS)
  }

  /// Whether any property list names the resource under UIAppFonts, as it lies or nearly so.
  func lists(_ resource: Target.Resource) -> Bool {
    listedFonts.contains { $0.mean(resource.bundlePath) }
  }

  /// Where to complain about what no property list says.
  var place: Place {
    guard let list = propertyLists.first else { return Place(target.position) }
    return Place(list.appFonts?.position ?? list.start)
  }
}
