import FontCatalog

extension Workspace {
  /// Whether two fonts are, or may be, in one bundle that registers both of them or neither; of those
  /// in the folders of languages it takes one.
  func meet(_ one: BundledFont, _ other: BundledFont) -> Bool {
    if let place = one.pathWithoutLanguage, place == other.pathWithoutLanguage { return false }
    guard one.projectHasTargets else { return isListed(one) == isListed(other) }
    let shared = one.targets.filter { target in other.targets.contains(where: target.isSame) }
    return shared.contains { target in
      guard let bundle = bundles.first(where: { $0.target.isSame(as: target) }) else { return true }
      return bundle.registersFont(at: one.path) == bundle.registersFont(at: other.path)
    }
  }

  /// Whether any property list names a font, or a call may register it.
  private func isListed(_ font: BundledFont) -> Bool {
    Array(listedFonts.values).mean(font.path)
      || project.registrations.cover(fileName: font.fileName)
  }
}

extension BundledFont {
  /// The path but for the folder of a language that it lies in; `nil` when it lies in none.
  fileprivate var pathWithoutLanguage: String? {
    let folder = path.parentPath
    return folder.hasSuffix(".lproj") ? folder.parentPath.appendingPath(fileName) : nil
  }
}
