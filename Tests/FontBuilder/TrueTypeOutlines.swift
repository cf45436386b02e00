extension SampleFont {
  /// `glyf`, `loca` and `maxp`.
  var trueTypeTables: [String: [UInt8]] {
    let indices = Dictionary(glyphs.enumerated().map { ($1.name, $0) }) { first, _ in first }
    var outlines: [UInt8] = []
    var locations: [UInt8] = []
    for (glyph, flat) in zip(glyphs, flattenedGlyphs) {
      locations.append(uint32: outlines.count)
      outlines += glyph.outline(boundingBox: flat.boundingBox, indices: indices)
      outlines.pad(to: 4)
    }
    locations.append(uint32: outlines.count)
    return ["glyf": outlines, "loca": locations, "maxp": maximumProfileTable]
  }

  private var maximumProfileTable: [UInt8] {
    let composites = zip(glyphs, flattenedGlyphs).filter { !$0.0.components.isEmpty }.map(\.1)
    let maximumComponents = glyphs.map(\.components.count).max() ?? 0
    var table: [UInt8] = []
    table.append(uint32: 0x0001_0000)
    table.append(uint16: glyphs.count)
    table.append(uint16: glyphs.map(\.points.count).max() ?? 0)
    table.append(uint16: glyphs.map(\.contours.count).max() ?? 0)
    table.append(uint16: composites.map(\.points.count).max() ?? 0)
    table.append(uint16: composites.map(\.contours.count).max() ?? 0)
    let zones = 2
    table.append(uint16s: zones, 0, 0, 0, 0, 0, 0)
    table.append(uint16s: maximumComponents, min(maximumComponents, 1))
    return table
  }
}

extension SampleFont.Glyph {
  /// The glyph's entry in `glyf`; empty without ink.
  fileprivate func outline(boundingBox box: Rectangle, indices: [String: Int]) -> [UInt8] {
    guard !contours.isEmpty || !components.isEmpty else { return [] }
    var outline: [UInt8] = []
    outline.append(uint16: components.isEmpty ? contours.count : -1)
    outline.append(uint16s: box.xMin, box.yMin, box.xMax, box.yMax)
    return outline + (components.isEmpty ? simpleDescription : compositeDescription(indices))
  }

  private var simpleDescription: [UInt8] {
    var ends: [UInt8] = []
    var pointCount = 0
    for contour in contours {
      pointCount += contour.count
      ends.append(uint16: pointCount - 1)
    }
    let instructionCount: [UInt8] = [0, 0]
    var flags: [UInt8] = []
    var xs: [UInt8] = []
    var ys: [UInt8] = []
    var (x, y) = (0, 0)
    for point in points {
      let xFlags = xs.append(delta: point.x - x, shortFlag: 0x02, sameFlag: 0x10)
      let yFlags = ys.append(delta: point.y - y, shortFlag: 0x04, sameFlag: 0x20)
      flags.append((point.isOnCurve ? 1 : 0) | xFlags | yFlags)
      (x, y) = (point.x, point.y)
    }
    return ends + instructionCount + flags + xs + ys
  }

  private func compositeDescription(_ indices: [String: Int]) -> [UInt8] {
    let argumentsAreWords = 0x0001
    let argumentsAreOffsets = 0x0002
    let moreComponents = 0x0020
    var description: [UInt8] = []
    for (position, component) in components.enumerated() {
      let isLast = position == components.count - 1
      description.append(
        uint16: argumentsAreWords | argumentsAreOffsets | (isLast ? 0 : moreComponents))
      description.append(
        uint16s: indices[component.glyph] ?? 0xFFFF, component.x, component.y)
    }
    return description
  }
}

extension [UInt8] {
  /// Appends a coordinate's change as briefly as TrueType allows and returns the flags that say so.
  fileprivate mutating func append(delta: Int, shortFlag: UInt8, sameFlag: UInt8) -> UInt8 {
    if delta == 0 { return sameFlag }
    guard abs(delta) <= 255 else {
      append(uint16: delta)
      return 0
    }
    append(uint8: abs(delta))
    return delta > 0 ? shortFlag | sameFlag : shortFlag
  }
}
