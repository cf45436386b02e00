internal import CFreeType

/// The tables of a compressed sfnt, copied out of FreeType.
///
/// Safe because the directory's views point into memory that lives as long as the object.
@safe final class DecompressedTables {
  private(set) var directory = SfntDirectory(version: "OTTO", decompressed: [])
  private let storage: UnsafeMutableRawBufferPointer

  /// Copies the tables of a face, or of them only those with some tags.
  init(
    _ face: FT_Face, _ library: FreeTypeLibrary, only tags: Set<Tag>? = nil
  ) throws(Malformed) {
    var count: FT_ULong = 0
    try library.check(unsafe FT_Sfnt_Table_Info(face, 0, nil, &count))
    var listed: [(tag: Tag, length: Int)] = []
    for index in 0..<FT_UInt(count) {
      var tag: FT_ULong = 0
      var length: FT_ULong = 0
      guard unsafe FT_Sfnt_Table_Info(face, index, &tag, &length) == 0 else { continue }
      let name = Tag(value: UInt32(truncatingIfNeeded: tag))
      if tags?.contains(name) ?? true { listed.append((name, Int(length))) }
    }
    let size = listed.reduce(0) { $0 + $1.length }
    guard size <= library.limits.remainingBytes else {
      unsafe storage = UnsafeMutableRawBufferPointer(start: nil, count: 0)
      throw Malformed("its tables are larger than its size can hold")
    }
    unsafe storage = .allocate(byteCount: size, alignment: 4)
    var offset = 0
    let entries = listed.map { tag, length in
      let bytes = unsafe Self.load(tag, length, from: face, into: storage, at: offset)
      offset += length
      return SfntDirectory.Entry(tag: tag, checksum: 0, offset: 0, length: length, bytes: bytes)
    }
    directory = SfntDirectory(version: "true", decompressed: entries)
  }

  deinit {
    unsafe storage.deallocate()
  }

  private static func load(
    _ tag: Tag, _ length: Int, from face: FT_Face, into storage: UnsafeMutableRawBufferPointer,
    at offset: Int
  ) -> Bytes? {
    let part = unsafe UnsafeMutableRawBufferPointer(rebasing: storage[offset..<offset + length])
    var size = FT_ULong(length)
    let start = unsafe part.baseAddress?.assumingMemoryBound(to: FT_Byte.self)
    guard unsafe FT_Load_Sfnt_Table(face, FT_ULong(tag.value), 0, start, &size) == 0 else {
      return nil
    }
    return unsafe Bytes(UnsafeRawBufferPointer(part))
  }
}
