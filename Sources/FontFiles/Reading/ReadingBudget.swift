/// What the faces of a file may cost together: they may share their tables, so that very many fit in
/// few bytes.
struct ReadingBudget {
  /// The bytes that the faces, and what is made of them, may occupy.
  private var memory: Int
  /// The bytes that may be read, those that faces share once for each.
  private var work: Int

  init(fileSize: Int) {
    memory = 4 << 20 + 4 * fileSize
    work = 32 << 20 + 4 * fileSize
  }

  /// Makes room for a face, before it is read; false when those so far have used it up.
  mutating func makeRoom() -> Bool {
    memory -= 16384
    return memory > 0 && work > 0
  }

  /// Spends what reading a face through its directory takes, whether that succeeds or not.
  mutating func spend(on directory: SfntDirectory) {
    memory -= 64 * directory.entries.count
    work -= 64 * directory.entries.count
    for entry in directory.entries where Self.readTables.contains(entry.tag) {
      work -= entry.bytes?.count ?? 0
    }
  }

  /// Spends what a face that was read occupies.
  mutating func spend(on face: FontFace) {
    memory -= face.cost
  }

  /// Spends what looking at each glyph takes.
  mutating func spend(onGlyphsOf face: FontFace, in table: SfntDirectory.Entry) {
    work -= table.length + 16 * face.glyphCount
  }

  /// The tables that are read from end to end.
  private static let readTables: [Tag] = ["GPOS", "GSUB", "cmap", "fvar", "name"]
}

extension FontFace {
  /// Roughly the bytes that the face and what is made of it occupy.
  fileprivate var cost: Int {
    let names = names.records.reduce(0) { $0 + 32 + $1.string.byteCount }
    let axes = axes.reduce(0) { $0 + 512 + $1.name.byteCount }
    let instances = instances.reduce(0) {
      $0 + 256 + $1.name.byteCount + $1.postScriptName.byteCount + 128 * $1.coordinates.count
    }
    return 8 * coverage.ranges.count + 64 * (scripts.count + features.count) + names + axes
      + instances
  }
}

extension String? {
  fileprivate var byteCount: Int { self?.utf8.count ?? 0 }
}
