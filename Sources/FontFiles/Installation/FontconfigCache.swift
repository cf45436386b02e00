internal import CFontconfig

/// The cache by which Fontconfig's users know the fonts of a folder, as the machine's configuration
/// sets it up.
package enum FontconfigCache {
  /// Reads a folder anew and writes its cache, as `fc-cache` does.
  ///
  /// - Returns: Whether Fontconfig's configuration searches the folder; when not, nothing is done.
  package static func refresh(_ folder: String) -> Bool {
    guard let configuration = unsafe FcInitLoadConfig() else { return false }
    defer { unsafe FcConfigDestroy(configuration) }
    guard unsafe folders(of: configuration).contains(folder) else { return false }
    guard let cache = unsafe FcDirCacheRead(folder, FcTrue, configuration) else { return false }
    unsafe FcDirCacheUnload(cache)
    return true
  }

  private static func folders(of configuration: OpaquePointer) -> [String] {
    guard let list = unsafe FcConfigGetFontDirs(configuration) else { return [] }
    defer { unsafe FcStrListDone(list) }
    var folders: [String] = []
    while let folder = unsafe FcStrListNext(list) {
      unsafe folders.append(String(cString: folder))
    }
    return folders
  }
}
