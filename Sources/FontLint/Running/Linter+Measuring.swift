public import FontCatalog
import FontFiles

extension Linter {
  /// The characters whose outlines the rules need, by code point: À, H and x, and the letters of the
  /// languages of the configuration.
  public static func measuredCharacters(for configuration: Configuration) -> Set<UInt32> {
    let locales = Set(configuration.allLocales)
    let letters = locales.compactMap(Orthography.named).flatMap { $0.characters.ranges.joined() }
    return Set([0xC0, 0x48, 0x78] + letters)
  }
}
