extension SampleFont {
  /// A subtable of `cmap`, which maps every character of the glyphs that its format can hold.
  package struct CharacterMap: Sendable {
    package enum Format: Int, Sendable {
      /// The Basic Multilingual Plane, in segments.
      case segments = 4
      /// All of Unicode, in groups.
      case groups = 12
    }

    package var platform: Int
    package var encoding: Int
    package var format: Format

    package init(platform: Int, encoding: Int, format: Format) {
      self.platform = platform
      self.encoding = encoding
      self.format = format
    }

    package static let windowsBasic = Self(platform: 3, encoding: 1, format: .segments)
    package static let windowsFull = Self(platform: 3, encoding: 10, format: .groups)
    package static let windowsSymbol = Self(platform: 3, encoding: 0, format: .segments)
    package static let unicodeBasic = Self(platform: 0, encoding: 3, format: .segments)
    package static let unicodeFull = Self(platform: 0, encoding: 4, format: .groups)

    static func table(_ maps: [CharacterMap], mappings: [UInt32: Int]) -> [UInt8] {
      let sorted = maps.sorted { ($0.platform, $0.encoding) < ($1.platform, $1.encoding) }
      var headers: [UInt8] = []
      headers.append(uint16s: 0, sorted.count)
      var subtables: [UInt8] = []
      for map in sorted {
        headers.append(uint16s: map.platform, map.encoding)
        headers.append(uint32: 4 + 8 * sorted.count + subtables.count)
        subtables += map.subtable(mappings)
      }
      return headers + subtables
    }

    private func subtable(_ mappings: [UInt32: Int]) -> [UInt8] {
      switch format {
      case .segments: Self.segments(Run.runs(mappings.filter { $0.key < 0xFFFF }))
      case .groups: Self.groups(Run.runs(mappings))
      }
    }

    private static func segments(_ runs: [Run]) -> [UInt8] {
      let all = runs + [Run(first: 0xFFFF, last: 0xFFFF, glyph: 0)]
      var table: [UInt8] = []
      table.append(uint16s: 4, 16 + 8 * all.count, 0, 2 * all.count)
      table.appendBinarySearchHeader(count: all.count, unit: 2)
      for run in all { table.append(uint16: run.last) }
      table.append(uint16: 0)
      for run in all { table.append(uint16: run.first) }
      for run in all { table.append(uint16: run.glyph - run.first) }
      for _ in all { table.append(uint16: 0) }
      return table
    }

    private static func groups(_ runs: [Run]) -> [UInt8] {
      var table: [UInt8] = []
      table.append(uint16s: 12, 0)
      table.append(uint32: 16 + 12 * runs.count)
      table.append(uint32: 0)
      table.append(uint32: runs.count)
      for run in runs {
        table.append(uint32: run.first)
        table.append(uint32: run.last)
        table.append(uint32: run.glyph)
      }
      return table
    }
  }
}

extension SampleFont.CharacterMap {
  /// Consecutive characters mapped to consecutive glyphs.
  private struct Run {
    var first: Int
    var last: Int
    var glyph: Int

    static func runs(_ mappings: [UInt32: Int]) -> [Run] {
      var runs: [Run] = []
      for (code, glyph) in mappings.sorted(by: { $0.key < $1.key }) {
        let code = Int(code)
        if let run = runs.last, run.last + 1 == code, run.glyph + code - run.first == glyph {
          runs[runs.count - 1].last = code
        } else {
          runs.append(Run(first: code, last: code, glyph: glyph))
        }
      }
      return runs
    }
  }
}
