#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension FontFileError {
  /// Why the system's last call failed for a path, and what to do.
  static func system(_ path: String) -> FontFileError {
    let code = errno
    let reason = unsafe String(cString: strerror(code))
    switch code {
    case ENOENT, ENOTDIR:
      guard let target = linkTarget(path) else { return .notFound(path: path) }
      return .unreadable(
        path: path,
        reason: "it is a link to '\(target)', which is not there (restore that, or remove the link)"
      )
    case EACCES, EPERM:
      let advice = "let yourself read it, as with 'chmod u+r', and search its folders"
      return .unreadable(path: path, reason: "\(reason) (\(advice))")
    case ELOOP:
      let advice = "its links lead back to each other; link to the file itself"
      return .unreadable(path: path, reason: "\(reason) (\(advice))")
    default: return .unreadable(path: path, reason: reason)
    }
  }

  /// What a symbolic link leads to, as it says; `nil` when there is no link.
  private static func linkTarget(_ path: String) -> String? {
    var target = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
    guard unsafe readlink(path.systemPath, &target, Int(PATH_MAX)) >= 0 else { return nil }
    return unsafe String(systemPath: target)
  }
}
