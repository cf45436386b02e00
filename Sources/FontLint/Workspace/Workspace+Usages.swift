import FontCatalog
import FontScaling

extension Workspace {
  /// The usages, once for each platform that they are shown on.
  var usages: [LintedUsage] {
    project.configuration.usages.flatMap { usage in
      platforms(of: usage).map { linted(usage, on: $0) }
    }
  }

  private func linted(_ usage: Configuration.Usage, on platform: Platform) -> LintedUsage {
    let name = fontName(for: usage.font)
    let linted = names.faces(named: name).first
    let declared = usage.locales.isEmpty ? linted?.declaredLocales ?? [] : usage.locales
    return LintedUsage(
      usage: usage, linted: linted, fontName: name, platform: platform,
      locales: declared.isEmpty ? locales : declared)
  }

  /// The PostScript name behind a key of a catalogue, else the name itself.
  func fontName(for font: String) -> String {
    let entries = project.catalogs.flatMap(\.entries)
    return project.configuration.catalog.first { $0.key == font }?.name
      ?? entries.first { $0.caseName == font }?.value ?? font
  }

  /// Whether the configuration's catalogue has a key; what is wrong with the name behind it, the
  /// catalogue's own rule says.
  func isKey(_ font: String) -> Bool {
    project.configuration.catalog.contains { $0.key == font }
  }

  /// The key of a catalogue, or the PostScript name, that was probably meant where the configuration
  /// asks for a font; `nil` when none is near.
  func suggestion(for font: String) -> String? {
    let keys =
      project.configuration.catalog.map(\.key)
      + project.catalogs.flatMap(\.entries).compactMap(\.caseName)
    if let key = Spelling.nearest(to: font, among: keys, limit: 1).first { return key }
    return names.guess(font).flatMap { $0.mistake == .style ? nil : $0.postScriptName }
  }

  /// The platforms of Apple's that a usage is shown on; iOS when nobody says.
  private func platforms(of usage: Configuration.Usage) -> [Platform] {
    let names = usage.platforms.isEmpty ? project.configuration.platforms : usage.platforms
    let platforms = names.compactMap { name in
      name.lowercased() == "watchos" ? .watchOS(.mm45) : Platform(name: name)
    }
    return platforms.isEmpty ? [.iOS] : platforms
  }
}
