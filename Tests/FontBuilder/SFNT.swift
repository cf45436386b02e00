/// The container of TrueType and OpenType: a directory of tagged tables.
package struct SFNT {
  /// The version of a font with `glyf` outlines.
  package static let trueType = 0x0001_0000
  /// The version of a font with a `CFF ` table.
  package static let openType = 0x4F54_544F

  package var version: Int
  package var tables: [String: [UInt8]]

  package init(version: Int, tables: [String: [UInt8]]) {
    self.version = version
    self.tables = tables
  }

  /// Takes a single well-formed font apart.
  package init(parsing bytes: [UInt8]) {
    version = bytes.uint32(at: 0)
    tables = [:]
    for index in 0..<bytes.uint16(at: 4) {
      let record = Self.recordOffset(index)
      let tag = String(decoding: bytes[record..<record + 4], as: UTF8.self)
      let start = bytes.uint32(at: record + 8)
      tables[tag] = Array(bytes[start..<start + bytes.uint32(at: record + 12)])
    }
    // It belongs to the file that was taken apart.
    tables["head"]?.write(uint32: 0, at: 8)
  }

  /// Where the directory of a single font stores its record number `index`.
  package static func recordOffset(_ index: Int) -> Int {
    12 + 16 * index
  }

  /// The font with a sorted directory, aligned tables and right checksums.
  package var bytes: [UInt8] {
    var bytes = bytes(at: 0)
    if tables["head"] != nil { bytes.seal() }
    return bytes
  }

  /// The font as it lies at an offset of a file, its head's checkSumAdjustment left at 0.
  func bytes(at fileOffset: Int) -> [UInt8] {
    let sorted = tables.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    var directory: [UInt8] = []
    directory.append(uint32: version)
    directory.append(uint16: sorted.count)
    directory.appendBinarySearchHeader(count: sorted.count, unit: 16)
    var body: [UInt8] = []
    let bodyOffset = fileOffset + Self.recordOffset(sorted.count)
    for (tag, table) in sorted {
      directory.append(tag: tag)
      directory.append(uint32: table.checksum)
      directory.append(uint32: bodyOffset + body.count)
      directory.append(uint32: table.count)
      body += table
      body.pad(to: 4)
    }
    return directory + body
  }
}

extension [UInt8] {
  /// The sum of the big-endian 32-bit words, zeros filling the last one.
  package var checksum: Int {
    var padded = self
    padded.pad(to: 4)
    return stride(from: 0, to: padded.count, by: 4)
      .reduce(0) { ($0 + padded.uint32(at: $1)) & 0xFFFF_FFFF }
  }

  /// Sets the head table's checkSumAdjustment so that the whole single font sums to 0xB1B0AFBA.
  package mutating func seal() {
    guard let record = recordOffset(of: "head") else { return }
    let adjustment = uint32(at: record + 8) + 8
    write(uint32: 0, at: adjustment)
    write(uint32: 0xB1B0_AFBA - checksum, at: adjustment)
  }

  /// Where a single font's directory holds the record of a table.
  package func recordOffset(of tag: String) -> Int? {
    (0..<uint16(at: 4)).map(SFNT.recordOffset)
      .first { self[$0..<$0 + 4].elementsEqual(tag.utf8) }
  }

  /// Appends the searchRange, entrySelector and rangeShift of `count` entries of `unit` bytes.
  mutating func appendBinarySearchHeader(count: Int, unit: Int) {
    let selector = count == 0 ? 0 : count.bitWidth - 1 - count.leadingZeroBitCount
    let range = unit << selector
    append(uint16s: range, selector, count * unit - range)
  }
}
