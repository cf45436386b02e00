/// The tables of a file whose contents were checked, so that those that faces share are checked once.
///
/// Tables of several faces can overlap, so that their sizes add up to far more than the file's: no
/// more are checked than fit in it.
struct CheckedTables {
  /// What a check counts for beyond its tables' bytes: a small layout table allows 100,000 steps, as
  /// many as so many bytes do.
  private static let least = 6144

  private var checked: Set<[Place]> = []
  private var remainingBytes: Int

  private struct Place: Hashable {
    let tag: Tag
    let offset: Int
    let length: Int
  }

  init(fileSize: Int) {
    remainingBytes = 1 << 20 + fileSize
  }

  /// Whether tables, which are checked together, are to be checked now.
  mutating func insert(_ entries: [SfntDirectory.Entry]) -> Bool {
    let places = entries.map { Place(tag: $0.tag, offset: $0.offset, length: $0.length) }
    guard checked.insert(places).inserted else { return false }
    remainingBytes -= entries.reduce(Self.least) { $0 + $1.length }
    return remainingBytes >= 0
  }
}
