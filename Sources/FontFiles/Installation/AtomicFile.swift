#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Writes files so that an interruption leaves the old file, or the new one, and never a part.
package enum AtomicFile {
  /// Writes a file aside, then puts it in the place of what was there, with its mode.
  ///
  /// A symbolic link stays, and what it leads to is written. What is no regular file, such as a
  /// pipe, is written into.
  ///
  /// - Throws: ``InstallationError/readOnly(path:)`` when nobody may write the file.
  package static func replace(_ path: String, with bytes: [UInt8]) throws(InstallationError) {
    var status = stat()
    guard unsafe lstat(path.systemPath, &status) == 0 else { return try put(bytes, at: path) }
    guard unsafe stat(path.systemPath, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      let file = FolderEntry.resolvedPath(path)
    else {
      return try add(bytes, to: path, O_TRUNC)
    }
    guard status.st_mode & 0o222 != 0, unsafe access(file.systemPath, W_OK) == 0 else {
      throw .readOnly(path: path)
    }
    try put(bytes, at: file, mode: status.st_mode & 0o7777)
  }

  /// Adds to a file, or makes it.
  package static func append(_ bytes: [UInt8], to path: String) throws(InstallationError) {
    try add(bytes, to: path, O_APPEND)
  }

  /// Writes a file aside, then puts it where nothing may be yet.
  ///
  /// - Throws: ``InstallationError/occupied(path:)`` when something is there, at any moment.
  package static func create(_ path: String, with bytes: [UInt8]) throws(InstallationError) {
    let aside = try writeAside(path, bytes)
    guard unsafe link(aside.systemPath, path.systemPath) == 0 else {
      let isOccupied = errno == EEXIST
      let failure = failure(path, removing: aside)
      throw isOccupied ? .occupied(path: path) : failure
    }
    unsafe unlink(aside.systemPath)
  }

  /// Removes a file; one that is gone already is no error.
  package static func remove(_ path: String) throws(InstallationError) {
    try remove(path, for: path)
  }

  /// Makes a folder, and those around it.
  package static func makeFolder(_ path: String) throws(InstallationError) {
    guard unsafe mkdir(path.systemPath, 0o755) != 0, errno != EEXIST else { return }
    guard errno == ENOENT, let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")),
      slash != path.startIndex
    else {
      throw failure(path)
    }
    try makeFolder(String(path[..<slash]))
    guard unsafe mkdir(path.systemPath, 0o755) == 0 || errno == EEXIST else { throw failure(path) }
  }

  private static func put(
    _ bytes: [UInt8], at path: String, mode: mode_t? = nil
  ) throws(InstallationError) {
    let aside = try writeAside(path, bytes, mode: mode)
    guard unsafe rename(aside.systemPath, path.systemPath) == 0 else {
      throw failure(path, removing: aside)
    }
  }

  private static func add(
    _ bytes: [UInt8], to path: String, _ flag: Int32
  ) throws(InstallationError) {
    let descriptor = unsafe open(path.systemPath, O_WRONLY | O_CREAT | O_CLOEXEC | flag, 0o644)
    guard descriptor >= 0 else { throw failure(path) }
    let isWritten = writeAll(bytes, to: descriptor)
    guard close(descriptor) == 0, isWritten else { throw failure(path) }
  }

  /// Writes a hidden file next to the path, whole and on the disk.
  ///
  /// One that an interruption left is removed first, not written into: it may be a second name of
  /// the file that was created.
  private static func writeAside(
    _ path: String, _ bytes: [UInt8], mode: mode_t? = nil
  ) throws(InstallationError) -> String {
    let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
    let name = slash.map(path.utf8.index(after:)) ?? path.startIndex
    let aside = "\(path[..<name]).\(path[name...]).fontkit"
    try remove(aside, for: path)
    let descriptor = unsafe open(aside.systemPath, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw failure(path) }
    let hasMode = mode.map { fchmod(descriptor, $0) == 0 } ?? true
    let isWritten = hasMode && writeAll(bytes, to: descriptor) && fsync(descriptor) == 0
    guard close(descriptor) == 0, isWritten else { throw failure(path, removing: aside) }
    return aside
  }

  private static func remove(_ file: String, for path: String) throws(InstallationError) {
    guard unsafe unlink(file.systemPath) == 0 || errno == ENOENT else { throw failure(path) }
  }

  private static func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    unsafe bytes.withUnsafeBytes { buffer in
      var rest = unsafe buffer[...]
      while unsafe !rest.isEmpty {
        let count = unsafe write(
          descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return false }
        unsafe rest = unsafe rest.dropFirst(count)
      }
      return true
    }
  }

  private static func failure(_ path: String, removing aside: String? = nil) -> InstallationError {
    let code = errno
    if let aside { unsafe unlink(aside.systemPath) }
    return .system(path: path, reason: unsafe String(cString: strerror(code)))
  }
}
