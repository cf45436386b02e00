import FontCatalog
import FontFiles

/// What a project knows about its fonts, arranged by path.
struct Surroundings {
  private let licenseFolders: Set<String>
  private let targets: [String: [Target]]
  private let catalog: [Configuration.CatalogEntry]
  private let ignored: PathPatterns
  private let projectHasTargets: Bool

  init(_ project: Project) {
    licenseFolders = Set(
      project.files.filter { Self.isLicense($0.lastPathComponent) }.map(\.parentPath))
    var targets: [String: [Target]] = [:]
    let shipped = project.targets.filter { $0.kind != .test }
    for target in shipped {
      for font in target.fonts { targets[font.path, default: []].append(target) }
    }
    self.targets = targets
    catalog = project.configuration.catalog
    ignored = PathPatterns(project.configuration.ignoredFonts)
    projectHasTargets = !shipped.isEmpty
  }

  func bundled(_ resource: FontResource) -> BundledFont {
    let folder = resource.path.parentPath
    return BundledFont(
      path: resource.path, contents: resource.contents, duplicateOf: resource.duplicateOf,
      isInAssetCatalog: resource.isInAssetCatalog,
      hasLicenseText: licenseFolders.contains(folder)
        || licenseFolders.contains(folder.parentPath),
      declarations: catalog.filter { Self.speaks($0, of: resource) },
      targets: targets[resource.path] ?? [], isIgnored: ignored.matches(resource.path),
      projectHasTargets: projectHasTargets)
  }

  private static func speaks(
    _ entry: Configuration.CatalogEntry, of resource: FontResource
  ) -> Bool {
    if let file = entry.file?.value { return file == resource.path }
    let faces = resource.file?.faces ?? []
    return faces.contains { face in
      face.names.postScript == entry.name
        || face.instances.contains { $0.postScriptName == entry.name }
    }
  }

  /// Whether a file's name is that of a licence: `OFL.txt`, `LICENSE`, `Lato-License.md`.
  private static func isLicense(_ name: String) -> Bool {
    let lower = name.lowercased()
    guard ["", "txt", "md", "html", "rtf", "pdf"].contains(lower.pathExtension) else {
      return false
    }
    return ["ofl", "license", "licence", "copying", "ufl"].contains { lower.fileStem.contains($0) }
  }
}
