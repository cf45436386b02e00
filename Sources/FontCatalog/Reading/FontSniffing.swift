/// Tells whether a file may be a font, from its first bytes or its name.
package enum FontSniffing {
  /// The number of bytes that are looked at.
  package static let length = 16

  /// Extensions that promise a font.
  static let extensions: Set<String> = [
    "bdf", "dfont", "eot", "otb", "otc", "otf", "pcf", "pfa", "pfb", "ttc", "ttf", "woff", "woff2",
  ]

  /// Whether the first bytes are those of a font format.
  package static func isFont(_ bytes: [UInt8]) -> Bool {
    let starts: [[UInt8]] = [
      [0, 1, 0, 0], [0x80, 1], [1, 0x66, 0x63, 0x70], Array("OTTO".utf8), Array("true".utf8),
      Array("typ1".utf8), Array("ttcf".utf8), Array("wOFF".utf8), Array("wOF2".utf8),
      Array("%!PS-Adobe".utf8), Array("%!FontType1".utf8), Array("STARTFONT".utf8),
    ]
    return starts.contains { bytes.starts(with: $0) }
  }
}
