/// An sfnt's table directory, with the bytes of each table that can be had.
struct SfntDirectory {
  /// One entry of the directory.
  struct Entry {
    let tag: Tag
    let checksum: Int
    let offset: Int
    let length: Int
    /// `nil` when the table is not wholly inside the file.
    let bytes: Bytes?
  }

  /// The first four bytes.
  let version: Tag
  let entries: [Entry]
  /// Where the directory itself lies; `nil` when the tables were decompressed.
  let position: Int?

  /// Reads the directory at an offset of a file, from whose start its tables are counted.
  init(_ file: Bytes, at position: Int) throws(Malformed) {
    let header = try file.slice(from: position)
    let count = try header.uint16(at: 4)
    guard count > 0 else { throw Malformed("its table directory is empty") }
    guard let rows = try? header.slice(12, count: 16 * count) else {
      throw Malformed("it ends inside its table directory")
    }
    var entries: [Entry] = []
    entries.reserveCapacity(count)
    for row in stride(from: 0, to: 16 * count, by: 16) {
      let offset = try rows.uint32(at: row + 8)
      let length = try rows.uint32(at: row + 12)
      entries.append(
        Entry(
          tag: try rows.tag(at: row), checksum: try rows.uint32(at: row + 4), offset: offset,
          length: length, bytes: try? file.slice(offset, count: length)))
    }
    self.entries = entries
    self.position = position
    version = try header.tag(at: 0)
  }

  /// A directory of tables that were decompressed.
  init(version: Tag, decompressed entries: [Entry]) {
    self.version = version
    self.entries = entries
    position = nil
  }

  func has(_ tag: Tag) -> Bool {
    entries.contains { $0.tag == tag }
  }

  func entry(_ tag: Tag) -> Entry? {
    entries.first { $0.tag == tag }
  }

  /// The format that the outlines give the file.
  var format: FontFormat {
    if has("CFF ") { return .openTypeCFF }
    return has("CFF2") ? .openTypeCFF2 : .truetype
  }
}
