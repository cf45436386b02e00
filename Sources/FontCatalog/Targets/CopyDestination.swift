/// Where a copy-files phase puts its files.
///
/// Source: the destinations in Xcode's build phase editor and the `dstSubfolderSpec` that each
/// writes, with the folders of Xcode's build settings (Build Setting Reference: WRAPPER_NAME,
/// EXECUTABLE_FOLDER_PATH, UNLOCALIZED_RESOURCES_FOLDER_PATH, FRAMEWORKS_FOLDER_PATH, …).
struct CopyDestination {
  private let base: Int
  private let path: String

  /// Reads a phase; `nil` for a destination outside of the bundle.
  init?(_ phase: PropertyListValue) {
    guard let base = phase["dstSubfolderSpec"]?.string.flatMap({ Int($0) }) else { return nil }
    self.base = base
    path = phase["dstPath"]?.string ?? ""
  }

  /// The folder relative to the bundle's resources; `nil` when it is outside of the bundle.
  ///
  /// In a flat bundle resources, executable and contents lie in one folder.
  func folder(isFlat: Bool) -> String? {
    guard var parts = contentsPath(isFlat: isFlat)?.normalizedPath?.split(separator: "/") else {
      return nil
    }
    if !isFlat {
      if parts.first == "Resources" { parts.removeFirst() } else { parts.insert("..", at: 0) }
    }
    return parts.joined(separator: "/")
  }

  /// The folder relative to the bundle's contents.
  private func contentsPath(isFlat: Bool) -> String? {
    switch base {
    case 1: isFlat ? path : pathAfter("Contents")
    case 6: isFlat ? path : "MacOS/" + path
    case 7: isFlat ? path : "Resources/" + path
    case 10: "Frameworks/" + path
    case 11: "SharedFrameworks/" + path
    case 12: "SharedSupport/" + path
    case 13: "PlugIns/" + path
    case 16:
      pathAfter("$(CONTENTS_FOLDER_PATH)")
        ?? pathAfter("$(UNLOCALIZED_RESOURCES_FOLDER_PATH)").map { isFlat ? $0 : "Resources/" + $0 }
    default: nil
    }
  }

  /// What follows a folder at the beginning of the path.
  private func pathAfter(_ folder: String) -> String? {
    path == folder || path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count)) : nil
  }
}
