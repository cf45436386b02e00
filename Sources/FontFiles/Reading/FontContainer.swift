/// How a file's faces are packed, told from its first bytes.
enum FontContainer {
  case sfnt
  case collection
  case woff
  case woff2
  /// A Macintosh resource file.
  case resources
  /// Anything else, for FreeType to tell.
  case unknown

  init(_ bytes: Bytes) {
    self =
      switch try? bytes.tag(at: 0) {
      case Tag(value: 0x0001_0000), "true", "OTTO": .sfnt
      case "ttcf": .collection
      case "wOFF": .woff
      case "wOF2": .woff2
      default: Self.isResourceFile(bytes) ? .resources : .unknown
      }
  }

  /// A resource file starts with the offsets and lengths of its data and its map, which fill it.
  private static func isResourceFile(_ bytes: Bytes) -> Bool {
    guard let data = try? bytes.uint32(at: 0), let map = try? bytes.uint32(at: 4),
      let dataLength = try? bytes.uint32(at: 8), let mapLength = try? bytes.uint32(at: 12)
    else { return false }
    return data >= 16 && map >= data + dataLength && mapLength >= 30
      && map + mapLength <= bytes.count
  }
}
