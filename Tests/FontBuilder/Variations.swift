extension SampleFont {
  /// `fvar` and `STAT`, and a `gvar` in which no glyph varies.
  var variationTables: [String: [UInt8]] {
    var tables = ["fvar": variationsTable, "STAT": styleAttributesTable]
    if outlines == .trueType { tables["gvar"] = emptyGlyphVariations }
    return tables
  }

  /// A `STAT` of version 1.2 that lists the axes and names no value on them.
  private var styleAttributesTable: [UInt8] {
    let (axesOffset, elidedName) = (20, 2)
    var table: [UInt8] = []
    table.append(uint16s: 1, 2, 8, axes.count)
    table.append(uint32: axesOffset)
    table.append(uint16: 0)
    table.append(uint32: 0)
    table.append(uint16: elidedName)
    for (index, axis) in axes.enumerated() {
      table.append(tag: axis.tag)
      table.append(uint16s: nameID(axis: index), index)
    }
    return table
  }

  /// The names with those of the axes and instances added.
  var storedNames: Names {
    var names = names
    for (index, axis) in axes.enumerated() { names[nameID(axis: index)] = axis.name }
    for (index, instance) in instances.enumerated() {
      names[nameID(instance: index)] = instance.name
      if let postScriptName = instance.postScriptName {
        names[nameID(instance: index) + 1] = postScriptName
      }
    }
    return names
  }

  private func nameID(axis index: Int) -> Int {
    256 + index
  }

  /// An instance takes two name IDs: its style's, then its PostScript name's.
  private func nameID(instance index: Int) -> Int {
    256 + axes.count + 2 * index
  }

  private var variationsTable: [UInt8] {
    let haveNames = instances.contains { $0.postScriptName != nil }
    let instanceSize = 4 + 4 * axes.count + (haveNames ? 2 : 0)
    var table: [UInt8] = []
    table.append(uint32: 0x0001_0000)
    table.append(uint16s: 16, 2, axes.count, 20, instances.count, instanceSize)
    for (index, axis) in axes.enumerated() {
      table.append(tag: axis.tag)
      table.append(fixed: axis.minimum)
      table.append(fixed: axis.defaultValue)
      table.append(fixed: axis.maximum)
      table.append(uint16s: 0, nameID(axis: index))
    }
    for (index, instance) in instances.enumerated() {
      let id = nameID(instance: index)
      table.append(uint16s: id, 0)
      for coordinate in instance.coordinates { table.append(fixed: coordinate) }
      if haveNames { table.append(uint16: instance.postScriptName == nil ? 0xFFFF : id + 1) }
    }
    return table
  }

  private var emptyGlyphVariations: [UInt8] {
    let dataOffset = 20 + 4 * (glyphs.count + 1)
    var table: [UInt8] = []
    table.append(uint32: 0x0001_0000)
    table.append(uint16s: axes.count, 0)
    table.append(uint32: dataOffset)
    let longOffsets = 1
    table.append(uint16s: glyphs.count, longOffsets)
    table.append(uint32: dataOffset)
    for _ in 0...glyphs.count { table.append(uint32: 0) }
    return table
  }
}
