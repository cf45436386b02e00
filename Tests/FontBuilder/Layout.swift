extension SampleFont {
  /// A `GSUB` or `GPOS` table whose features do nothing: what a font declares, not what it does.
  package struct Layout {
    package var scripts: [String]
    package var features: [String]

    package init(scripts: [String], features: [String]) {
      self.scripts = scripts
      self.features = features
    }

    var table: [UInt8] {
      let scriptList = Self.list(scripts.sorted(), entry: scriptTable)
      let featureList = Self.list(features.sorted(), entry: [0, 0, 0, 0])
      let lookupList: [UInt8] = [0, 0]
      var header: [UInt8] = []
      header.append(uint32: 0x0001_0000)
      header.append(uint16s: 10, 10 + scriptList.count)
      header.append(uint16: 10 + scriptList.count + featureList.count)
      return header + scriptList + featureList + lookupList
    }

    /// A script whose only language system, the default one, has every feature.
    private var scriptTable: [UInt8] {
      var table: [UInt8] = []
      table.append(uint16s: 4, 0)
      table.append(uint16s: 0, 0xFFFF, features.count)
      for index in features.indices { table.append(uint16: index) }
      return table
    }

    /// Tagged records that each point to a copy of one entry.
    private static func list(_ tags: [String], entry: [UInt8]) -> [UInt8] {
      var list: [UInt8] = []
      list.append(uint16: tags.count)
      for (index, tag) in tags.enumerated() {
        list.append(tag: tag)
        list.append(uint16: 2 + 6 * tags.count + index * entry.count)
      }
      return tags.reduce(list) { list, _ in list + entry }
    }
  }
}
