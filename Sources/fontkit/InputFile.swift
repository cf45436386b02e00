import FontFiles

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A file that a command reads as it is.
enum InputFile {
  /// The contents of a file, or of standard input where the path is `-`.
  static func read(_ path: String, console: Console) throws(CommandFailure) -> [UInt8] {
    guard path != "-" else {
      guard let bytes = console.input() else { throw failure("standard input") }
      return bytes
    }
    let descriptor = unsafe open(path.systemPath, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure(path) }
    defer { close(descriptor) }
    guard let bytes = contents(of: descriptor) else { throw failure(path) }
    return bytes
  }

  /// The contents of a file that no command line named: a regular one, as a pipe may never end.
  static func readFound(_ path: String, console: Console) throws(CommandFailure) -> [UInt8] {
    guard [.file, nil].contains(FolderEntry.kind(at: path)) else {
      throw .input(path, "cannot be read (it is no regular file; remove or rename it)")
    }
    return try read(path, console: console)
  }

  /// The most bytes that are read, far more than a file that people write has.
  private static let sizeLimit = 128 << 20

  /// Everything up to the end; `nil` when reading fails, or never ends.
  static func contents(of descriptor: Int32) -> [UInt8]? {
    var contents: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = unsafe chunk.withUnsafeMutableBytes { buffer in
        unsafe Glibc.read(descriptor, buffer.baseAddress, buffer.count)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return count == 0 ? contents : nil }
      contents += chunk[..<count]
      guard contents.count <= sizeLimit else {
        errno = EFBIG
        return nil
      }
    }
  }

  private static func failure(_ path: String) -> CommandFailure {
    .input(path, "cannot be read (\(unsafe String(cString: strerror(errno))))")
  }
}
