#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A regular file's contents in memory for as long as the object lives: a copy of a small file, since
/// to unmap one interrupts every other thread, and a mapping of a larger one.
///
/// Safe because the memory is only read and is given back by `deinit` alone.
@safe final class MappedFile {
  /// The most bytes of a file that is copied.
  private static let mostCopied = 300_000

  private let buffer: UnsafeRawBufferPointer
  private let path: String
  private let descriptor: Int32

  var bytes: Bytes { unsafe Bytes(buffer) }

  /// Maps a file; whatever is not a regular file is refused before it is opened, since opening a
  /// pipe or a device can block or change it.
  init(_ path: String) throws(FontFileError) {
    try Self.requireRegularFile(path)
    self.path = path
    let descriptor = unsafe open(path.systemPath, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw .system(path) }
    self.descriptor = descriptor
    do throws(FontFileError) {
      unsafe buffer = try Self.map(descriptor, path)
    } catch {
      close(descriptor)
      throw error
    }
  }

  private static func map(
    _ descriptor: Int32, _ path: String
  ) throws(FontFileError) -> UnsafeRawBufferPointer {
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else { throw .system(path) }
    try requireRegularFile(path, status)
    let size = Int(status.st_size)
    guard size > 0 else { return unsafe UnsafeRawBufferPointer(start: nil, count: 0) }
    guard size > mostCopied else { return try unsafe copy(descriptor, size, path) }
    guard let start = unsafe mmap(nil, size, PROT_READ, MAP_PRIVATE, descriptor, 0),
      unsafe start != MAP_FAILED
    else { throw .system(path) }
    return unsafe UnsafeRawBufferPointer(start: start, count: size)
  }

  private static func copy(
    _ descriptor: Int32, _ size: Int, _ path: String
  ) throws(FontFileError) -> UnsafeRawBufferPointer {
    let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: size, alignment: 8)
    let count = unsafe read(descriptor, copy.baseAddress, size)
    guard count == size else {
      let error = count < 0 ? FontFileError.system(path) : cutOff(path)
      unsafe copy.deallocate()
      throw error
    }
    return UnsafeRawBufferPointer(copy)
  }

  private static func cutOff(_ path: String) -> FontFileError {
    .unreadable(
      path: path, reason: "it was cut off while it was read (try again when it is complete)")
  }

  /// Throws when the file has become shorter since it was mapped, so that what was read may be wrong.
  func requireWhole() throws(FontFileError) {
    guard bytes.count > Self.mostCopied else { return }
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0, Int(status.st_size) >= bytes.count else {
      throw Self.cutOff(path)
    }
  }

  deinit {
    close(descriptor)
    guard let start = unsafe buffer.baseAddress else { return }
    if unsafe buffer.count > Self.mostCopied {
      unsafe munmap(UnsafeMutableRawPointer(mutating: start), buffer.count)
    } else {
      unsafe buffer.deallocate()
    }
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
