extension SampleFont {
  /// The font as WOFF 2.0.
  package var webFont2: [UInt8] { bytes.webFont2 }
}

extension [UInt8] {
  /// A font's bytes as WOFF 2.0, its tables neither transformed nor compressed, which the format
  /// allows.
  package var webFont2: [UInt8] {
    let bytes = self
    let tables = SFNT(parsing: bytes).tables
    var tags = tables.keys.sorted()
    if let glyf = tags.firstIndex(of: "glyf") {
      tags.removeAll { $0 == "loca" }
      tags.insert("loca", at: glyf + 1)
    }
    var directory: [UInt8] = []
    for tag in tags {
      directory.append(tag == "glyf" || tag == "loca" ? 0xFF : 0x3F)
      directory.append(tag: tag)
      directory.append(base128: tables[tag]?.count ?? 0)
    }
    let stream = tags.flatMap { tables[$0] ?? [] }.storedAsBrotli
    var body = directory + stream
    body.pad(to: 4)
    var header: [UInt8] = []
    header.append(tag: "wOF2")
    header += bytes[0..<4]
    header.append(uint32: 48 + body.count)
    header.append(uint16s: tags.count, 0)
    header.append(uint32: bytes.count)
    header.append(uint32: stream.count)
    header.append(uint16s: 1, 0)
    for _ in 0..<5 { header.append(uint32: 0) }
    return header + body
  }
}

extension [UInt8] {
  /// Appends a number in groups of seven bits, all but the last marked.
  fileprivate mutating func append(base128 value: Int) {
    let groups = Swift.max(1, (value.bitWidth - value.leadingZeroBitCount + 6) / 7)
    for group in (0..<groups).reversed() {
      append(uint8: value >> (7 * group) & 0x7F | (group == 0 ? 0 : 0x80))
    }
  }

  /// A Brotli stream of uncompressed blocks.
  ///
  /// Source: RFC 7932, section 9.2. A block's header is ISLAST (0), MNIBBLES (0, for four), MLEN − 1
  /// and ISUNCOMPRESSED (1), from the lowest bit up; the stream's first has WBITS (0) before it.
  fileprivate var storedAsBrotli: [UInt8] {
    let blockSize = 65536
    let emptyLastBlock: UInt8 = 0b11
    var stream: [UInt8] = []
    for start in stride(from: 0, to: count, by: blockSize) {
      let block = self[start..<Swift.min(start + blockSize, count)]
      let header = (block.count - 1) << 3 | 1 << 19
      let bits = start == 0 ? header << 1 : header
      for byte in 0..<3 { stream.append(uint8: bits >> (8 * byte)) }
      stream += block
    }
    return stream + [emptyLastBlock]
  }
}
