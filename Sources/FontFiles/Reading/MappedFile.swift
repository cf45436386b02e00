#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A regular file's contents in memory for as long as the object lives.
///
/// Safe because the mapping is read-only and unmapped by `deinit` alone.
@safe final class MappedFile {
  private let buffer: UnsafeRawBufferPointer

  var bytes: Bytes { unsafe Bytes(buffer) }

  /// Maps a file; whatever is not a regular file is refused before it is opened, since opening a
  /// pipe or a device can block or change it.
  init(_ path: String) throws(FontFileError) {
    try Self.requireRegularFile(path)
    let descriptor = unsafe open(path.systemPath, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw .system(path) }
    defer { close(descriptor) }
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else { throw .system(path) }
    try Self.requireRegularFile(path, status)
    guard status.st_size > 0 else {
      unsafe buffer = UnsafeRawBufferPointer(start: nil, count: 0)
      return
    }
    let size = Int(status.st_size)
    guard let start = unsafe mmap(nil, size, PROT_READ, MAP_PRIVATE, descriptor, 0),
      unsafe start != MAP_FAILED
    else { throw .system(path) }
    unsafe buffer = UnsafeRawBufferPointer(start: start, count: size)
  }

  deinit {
    guard let start = unsafe buffer.baseAddress else { return }
    unsafe munmap(UnsafeMutableRawPointer(mutating: start), buffer.count)
  }

  private static func requireRegularFile(_ path: String) throws(FontFileError) {
    var status = stat()
    guard unsafe stat(path.systemPath, &status) == 0 else { throw .system(path) }
    try requireRegularFile(path, status)
  }

  private static func requireRegularFile(
    _ path: String, _ status: stat
  ) throws(FontFileError) {
    switch status.st_mode & S_IFMT {
    case S_IFREG: return
    case S_IFDIR: throw .notARegularFile(path: path, kind: "a directory")
    case S_IFIFO: throw .notARegularFile(path: path, kind: "a named pipe")
    case S_IFSOCK: throw .notARegularFile(path: path, kind: "a socket")
    default: throw .notARegularFile(path: path, kind: "a device")
    }
  }
}
