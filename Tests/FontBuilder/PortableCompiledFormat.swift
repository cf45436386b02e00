extension BitmapFont {
  /// The font in X11's Portable Compiled Format, big-endian throughout.
  package var portableCompiledFormat: [UInt8] {
    let tables: [(type: Int, bytes: [UInt8])] = [
      (1, properties), (2, accelerators), (4, metrics), (8, bitmaps), (32, encodings),
    ]
    var file = Array("\u{1}fcp".utf8)
    file.append(littleEndian: tables.count)
    var body: [UInt8] = []
    for (type, bytes) in tables {
      let length = 4 + bytes.count
      for value in [type, Self.format, length, 8 + 16 * tables.count + body.count] {
        file.append(littleEndian: value)
      }
      body.append(littleEndian: Self.format)
      body += bytes
      body.pad(to: 4)
    }
    return file + body
  }

  /// The default format, with the most significant byte and bit first.
  private static let format = 0b1100

  private var properties: [UInt8] {
    let properties: [(name: String, value: Property)] = [
      ("FAMILY_NAME", .text(family)), ("WEIGHT_NAME", .text(weight)),
      ("CHARSET_REGISTRY", .text("ISO10646")), ("CHARSET_ENCODING", .text("1")),
      ("PIXEL_SIZE", .number(8)), ("POINT_SIZE", .number(80)),
      ("RESOLUTION_X", .number(75)), ("RESOLUTION_Y", .number(75)),
    ]
    var table: [UInt8] = []
    var strings: [UInt8] = []
    table.append(uint32: properties.count)
    for (name, value) in properties {
      table.append(uint32: strings.count)
      strings += Array(name.utf8) + [0]
      switch value {
      case .number(let number):
        table.append(uint8: 0)
        table.append(uint32: number)
      case .text(let text):
        table.append(uint8: 1)
        table.append(uint32: strings.count)
        strings += Array(text.utf8) + [0]
      }
    }
    table.pad(to: 4)
    table.append(uint32: strings.count)
    return table + strings
  }

  private enum Property {
    case number(Int)
    case text(String)
  }

  private var accelerators: [UInt8] {
    let flags: [UInt8] = [1, 1, 1, 1, 1, 0, 0, 0]
    var table = flags
    for value in [ascent, descent, 0] { table.append(uint32: value) }
    return table + glyphMetrics + glyphMetrics
  }

  private var metrics: [UInt8] {
    var table: [UInt8] = []
    table.append(uint32: glyphs.count)
    return glyphs.reduce(table) { table, _ in table + glyphMetrics }
  }

  /// Left and right bearing, advance, ascent, descent and attributes, the same for every glyph.
  private var glyphMetrics: [UInt8] {
    var metrics: [UInt8] = []
    metrics.append(uint16s: 0, 8, 8, ascent, descent, 0)
    return metrics
  }

  private var bitmaps: [UInt8] {
    var table: [UInt8] = []
    table.append(uint32: glyphs.count)
    for index in glyphs.indices { table.append(uint32: 8 * index) }
    for paddedRow in [1, 2, 4, 8] { table.append(uint32: 8 * paddedRow * glyphs.count) }
    return table + glyphs.flatMap(\.rows)
  }

  private var encodings: [UInt8] {
    let codes = glyphs.map { Int($0.character.value) }
    let (first, last) = (codes.min() ?? 0, codes.max() ?? 0)
    var table: [UInt8] = []
    table.append(uint16s: first, last, 0, 0, first)
    for code in first...last { table.append(uint16: codes.firstIndex(of: code) ?? 0xFFFF) }
    return table
  }
}

extension [UInt8] {
  fileprivate mutating func append(littleEndian value: Int) {
    for byte in 0..<4 { append(uint8: value >> (8 * byte)) }
  }
}
