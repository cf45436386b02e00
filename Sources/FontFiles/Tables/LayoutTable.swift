/// The script and feature tags of a `GSUB` or `GPOS` table.
struct LayoutTable {
  let scripts: [Tag]
  let features: [Tag]

  init(_ table: Bytes) throws(Malformed) {
    guard try table.uint16(at: 0) == 1 else { throw Malformed("its version is unknown") }
    scripts = try Self.tags(in: table, listedAt: 4)
    features = try Self.tags(in: table, listedAt: 6)
  }

  private static func tags(in table: Bytes, listedAt field: Int) throws(Malformed) -> [Tag] {
    let offset = try table.uint16(at: field)
    guard offset > 0 else { return [] }
    let list = try table.slice(from: offset)
    var tags: [Tag] = []
    for index in 0..<(try list.uint16(at: 0)) {
      let tag = try list.tag(at: 2 + 6 * index)
      if tag != tags.last { tags.append(tag) }
    }
    return tags
  }
}
