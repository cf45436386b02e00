extension SampleFont {
  /// The font as Embedded OpenType, uncompressed and without names in its header.
  package var embeddedOpenType: [UInt8] {
    let font = bytes
    var header = [UInt8](repeating: 0, count: 100)
    header.replaceSubrange(0..<4, with: littleEndian(header.count + font.count))
    header.replaceSubrange(4..<8, with: littleEndian(font.count))
    header.replaceSubrange(8..<12, with: littleEndian(0x0002_0001))
    header.write(uint16: 0x4C50, at: 34)
    return header + font
  }

  private func littleEndian(_ value: Int) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }
}
