/// Files that are often mistaken for fonts.
enum ForeignContent {
  /// What the bytes are, when they are surely no font; `nil` otherwise.
  static func name(of bytes: Bytes) -> String? {
    guard !bytes.isEmpty else { return "an empty file" }
    if bytes.starts(with: "version https://git-lfs".utf8) {
      return "a Git LFS pointer (run 'git lfs pull' to fetch the font itself)"
    }
    if isHTML(bytes) {
      return "an HTML page (what was downloaded is a web page about the font, not the font)"
    }
    switch try? bytes.tag(at: 0) {
    case Tag(value: 0x504B_0304): return "a ZIP archive (unpack it first)"
    case Tag(value: 0x377A_BCAF): return "a 7-Zip archive (unpack it first)"
    case "Rar!": return "a RAR archive (unpack it first)"
    case Tag(value: 0x8950_4E47): return "a PNG image"
    case "%PDF": return "a PDF document"
    case "<svg": return "an SVG image"
    case "<?xm": return "an XML document"
    default: return nil
    }
  }

  /// Whether the bytes are a web font for old versions of Internet Explorer: little-endian lengths,
  /// one of three versions, and a magic number further on.
  static func isEmbeddedOpenType(_ bytes: Bytes) -> Bool {
    guard let version = try? bytes.uint32(at: 8), let magic = try? bytes.uint16(at: 34) else {
      return false
    }
    return magic == 0x4C50 && [0x0000_0100, 0x0100_0200, 0x0200_0200].contains(version)
  }

  /// What bytes that are no font might be.
  static func guess(_ bytes: Bytes) -> String {
    let sample = bytes.prefix(512)
    if sample.allSatisfy({ $0 == 0 }) { return "a file of zeros" }
    let isText = sample.allSatisfy { (32..<127).contains($0) || (9...13).contains($0) }
    return isText ? "text" : "an unknown kind of file"
  }

  /// Whether a tool that took the font for text put a carriage return before each line feed of its
  /// first mebibyte.
  static func hasConvertedLineEndings(_ bytes: Bytes) -> Bool {
    var lineFeeds = 0
    for position in bytes.indices.prefix(1 << 20) where bytes[position] == 0x0A {
      guard position > 0, bytes[position - 1] == 0x0D else { return false }
      lineFeeds += 1
    }
    return lineFeeds >= 4
  }

  private static func isHTML(_ bytes: Bytes) -> Bool {
    let start = bytes.prefix(1024).drop { (9...13).contains($0) || $0 == 32 }
    // Fonts go without the string, which takes longer than all the rest.
    guard start.first == UInt8(ascii: "<") else { return false }
    let text = String(decoding: start.prefix(14), as: UTF8.self).lowercased()
    return text.hasPrefix("<!doctype html") || text.hasPrefix("<html")
  }
}
