#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A lock that one process at a time holds, for as long as the value lives.
struct FileLock: ~Copyable {
  private let descriptor: Int32

  /// Waits for the lock; the file is made when there is none, and stays.
  init(_ path: String) throws(InstallationError) {
    descriptor = unsafe open(path.systemPath, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    guard descriptor >= 0, flock(descriptor, LOCK_EX) == 0 else {
      throw .system(path: path, reason: unsafe String(cString: strerror(errno)))
    }
  }

  deinit {
    close(descriptor)
  }
}
