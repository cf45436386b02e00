import FontCatalog
import FontFiles

/// A font of the project together with what the project says about it.
struct BundledFont: Sendable {
  /// The path relative to the root.
  let path: String
  /// The font, or why it could not be read.
  let contents: Result<FontFile, FontFileError>
  /// The path of the first font with the same bytes; `nil` when there is none.
  let duplicateOf: String?
  let isInAssetCatalog: Bool
  /// Whether a licence text lies in its folder or the one above.
  let hasLicenseText: Bool
  /// What the configuration's catalogue says about it.
  let declarations: [Configuration.CatalogEntry]
  /// The targets whose bundles it is copied to, save those of tests; empty when that is not known.
  let targets: [Target]
  /// Whether the configuration lets it ship without being referred to.
  let isIgnored: Bool
  /// Whether the project has targets at all, so that a font in none of them ships nowhere.
  let projectHasTargets: Bool

  /// The font; `nil` when it could not be read.
  var file: FontFile? {
    try? contents.get()
  }

  /// The faces that could be read.
  var faces: [FontFace] {
    file?.faces ?? []
  }

  /// The faces that could be read, together with this.
  var lintedFaces: [LintedFace] {
    faces.map { LintedFace(font: self, face: $0) }
  }

  /// Whether the file ends before its tables do, so that what they lack tells nothing.
  var isCutOff: Bool {
    file?.warnings.contains { $0.kind == .truncated } ?? false
  }

  /// Whether a name could be read by which it can be asked for.
  var hasName: Bool {
    faces.contains { $0.names.postScript != nil }
  }

  /// Whether an app could ask for it by names that could not be read.
  var mayHaveUnreadNames: Bool {
    switch contents {
    case .success: hasUsableFormat && !hasName
    case .failure(.unsupported): false
    case .failure: true
    }
  }

  var fileName: String { path.lastPathComponent }
  var stem: String { path.fileStem }

  /// The file's extension as it is written, with its full stop, or the empty string.
  var fileExtension: String {
    String(fileName.dropFirst(stem.count))
  }

  /// Whether the configuration names a licence for it.
  var declaresLicense: Bool {
    declarations.contains { $0.license != nil }
  }

  /// Whether the configuration says that it was changed or subset.
  var isModified: Bool {
    declarations.contains(where: \.isSubset)
  }

  /// Whether it came with a compiled framework or a bundle of resources, whose own code loads it.
  var isVendored: Bool {
    path.isInVendoredBundle
  }

  /// Whether it may be in a bundle: it is in a target's, or nothing says where fonts go.
  var mayBeInBundle: Bool {
    !targets.isEmpty || !projectHasTargets
  }

  /// Whether every bundle that it is in is one of macOS.
  var isForMacOnly: Bool {
    !targets.isEmpty && targets.allSatisfy { $0.platforms == [.macOS] }
  }

  /// Whether both are in one bundle, or may be.
  func sharesBundle(with other: BundledFont) -> Bool {
    guard projectHasTargets else { return true }
    return targets.contains { target in other.targets.contains(where: target.isSame) }
  }

  /// Whether both files hold the same bytes.
  func isCopy(of other: BundledFont) -> Bool {
    (duplicateOf ?? path) == (other.duplicateOf ?? other.path) && path != other.path
  }

  /// Whether it is a TrueType or OpenType font, which an app can register.
  var hasUsableFormat: Bool {
    guard let file else { return false }
    return [.truetype, .openTypeCFF, .openTypeCFF2].contains(file.format)
  }
}

extension String {
  /// Whether a folder of the path is a compiled framework or a bundle of resources.
  var isInVendoredBundle: Bool {
    parentPath.split(separator: "/").contains { folder in
      [".framework", ".xcframework", ".bundle"].contains { folder.hasSuffix($0) }
    }
  }
}
