extension SampleFont {
  /// The font as a Macintosh data-fork resource file (.dfont).
  package var resourceFile: [UInt8] {
    let font = bytes
    var data: [UInt8] = []
    data.append(uint32: font.count)
    data += font
    let map = Self.resourceMap
    var header: [UInt8] = []
    header.append(uint32: 256)
    header.append(uint32: 256 + data.count)
    header.append(uint32: data.count)
    header.append(uint32: 16 + map.count)
    let systemArea = [UInt8](repeating: 0, count: 240)
    return header + systemArea + data + header + map
  }

  /// A resource map, after its copy of the header, that lists one `sfnt` resource.
  private static var resourceMap: [UInt8] {
    let typeListOffset = 28
    let typeListSize = 10
    let referenceSize = 12
    var map: [UInt8] = []
    map.append(uint32: 0)
    map.append(uint16s: 0, 0, typeListOffset, typeListOffset + typeListSize + referenceSize)
    map.append(uint16: 0)
    map.append(tag: "sfnt")
    map.append(uint16s: 0, typeListSize)
    let unnamed = 0xFFFF
    map.append(uint16s: 128, unnamed)
    map.append(uint32: 0)
    map.append(uint32: 0)
    return map
  }
}
