#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension FontFile {
  /// Whether there is anything at a path, be it a link that leads nowhere.
  package static func exists(_ path: String) -> Bool {
    var status = stat()
    return unsafe lstat(path.systemPath, &status) == 0
  }
}
