#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Reads files that are no fonts, within bounds.
package enum FileContents {
  /// The bytes of a regular file.
  ///
  /// - Parameters:
  ///   - path: The file's path.
  ///   - limit: The most bytes that are read.
  /// - Returns: The contents.
  /// - Throws: ``FontFileError`` when the file cannot be read, or is larger than the limit.
  package static func read(_ path: String, limit: Int) throws(FontFileError) -> [UInt8] {
    let file = try MappedFile(path)
    defer { extendLifetime(file) }
    guard file.bytes.count <= limit else {
      throw .unreadable(
        path: path, reason: "it has \(file.bytes.count) bytes; at most \(limit) are read")
    }
    let bytes = unsafe Array(file.bytes.buffer)
    try file.requireWhole()
    return bytes
  }

  /// The first bytes of a regular file, and how many it has.
  package static func prefix(
    _ path: String, count: Int
  ) throws(FontFileError) -> (bytes: [UInt8], byteCount: Int) {
    let file = try MappedFile(path)
    defer { extendLifetime(file) }
    let bytes = unsafe Array(file.bytes.buffer.prefix(count))
    try file.requireWhole()
    return (bytes, file.bytes.count)
  }

  /// Whether two regular files hold the same bytes.
  package static func areEqual(_ first: String, _ second: String) -> Bool {
    guard let a = try? MappedFile(first), let b = try? MappedFile(second) else { return false }
    defer { extendLifetime((a, b)) }
    let areEqual =
      unsafe a.bytes.count == b.bytes.count
      && memcmp(
        a.bytes.buffer.baseAddress.unsafelyUnwrapped, b.bytes.buffer.baseAddress.unsafelyUnwrapped,
        a.bytes.count) == 0
    return areEqual && (try? a.requireWhole()) != nil && (try? b.requireWhole()) != nil
  }
}
