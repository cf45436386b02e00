extension Target {
  /// The target with what CocoaPods may copy into it, where a `Podfile` lies beside its project or
  /// above.
  func bringing(_ podFonts: [Resource], _ index: FileIndex) -> Target {
    var folder = position.file.parentPath.parentPath
    while !index.contains(folder.appendingPath("Podfile")) {
      guard !folder.isEmpty else { return self }
      folder = folder.parentPath
    }
    guard kind == .application || kind == .appExtension else { return self }
    var target = self
    target.unreadResources.insert(.pods)
    target.podFonts = podFonts
    return target
  }
}
