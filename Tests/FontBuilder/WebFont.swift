extension SampleFont {
  /// The font as WOFF 1.0.
  package var webFont: [UInt8] { bytes.webFont }
}

extension [UInt8] {
  /// A font's bytes as WOFF 1.0, its tables stored without compression, which the format allows.
  package var webFont: [UInt8] {
    let bytes = self
    let tableCount = bytes.uint16(at: 4)
    var directory: [UInt8] = []
    var body: [UInt8] = []
    for index in 0..<tableCount {
      let record = SFNT.recordOffset(index)
      let (offset, length) = (bytes.uint32(at: record + 8), bytes.uint32(at: record + 12))
      directory += bytes[record..<record + 4]
      directory.append(uint32: 44 + 20 * tableCount + body.count)
      directory.append(uint32: length)
      directory.append(uint32: length)
      directory.append(uint32: bytes.uint32(at: record + 4))
      body += bytes[offset..<offset + length]
      body.pad(to: 4)
    }
    var header: [UInt8] = []
    header.append(tag: "wOFF")
    header += bytes[0..<4]
    header.append(uint32: 44 + directory.count + body.count)
    header.append(uint16s: tableCount, 0)
    header.append(uint32: bytes.count)
    header.append(uint16s: 1, 0)
    for _ in 0..<5 { header.append(uint32: 0) }
    return header + directory + body
  }
}
