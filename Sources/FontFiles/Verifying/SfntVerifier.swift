/// Checks the tables of one face by their contents: what reading alone would not notice.
struct SfntVerifier {
  private let directory: SfntDirectory
  private let face: Int
  private let glyphCount: Int
  private var damage: [FontDamage] = []
  private var done: Done

  /// What was checked for other faces of the file already.
  struct Done {
    fileprivate var sums: TableSums
    fileprivate var contents: CheckedTables

    init(fileSize: Int) {
      sums = TableSums(fileSize: fileSize)
      contents = CheckedTables(fileSize: fileSize)
    }
  }

  /// The tables of a face that differ from their checksums, except for those that an earlier face
  /// shares.
  static func checksumDamage(
    in directory: SfntDirectory, face: Int, except done: inout Done
  ) -> [FontDamage] {
    directory.checksumDamage(face: face, &done.sums)
  }

  /// What is wrong with a face's tables, except for those that an earlier face shares.
  static func damage(
    in directory: SfntDirectory, face: Int, except done: inout Done
  ) -> [FontDamage] {
    let sums = checksumDamage(in: directory, face: face, except: &done)
    guard let maxp = directory.entry("maxp")?.bytes, let glyphCount = try? maxp.uint16(at: 4)
    else { return sums }
    var verifier = SfntVerifier(
      directory: directory, face: face, glyphCount: glyphCount, done: done)
    verifier.checkHeaders()
    verifier.checkContents()
    verifier.checkOutlines()
    done = verifier.done
    return sums + verifier.damage
  }

  private init(
    directory: SfntDirectory, face: Int, glyphCount: Int, done: Done
  ) {
    self.directory = directory
    self.face = face
    self.glyphCount = glyphCount
    self.done = done
  }

  private mutating func checkHeaders() {
    check("head") { table throws(Malformed) in
      guard try table.uint16(at: 0) == 1 else { throw Malformed("its version is unknown") }
      guard (16...16384).contains(try table.uint16(at: 18)) else {
        throw Malformed("its units per em are not between 16 and 16384")
      }
      guard try table.int16(at: 36) <= table.int16(at: 40),
        try table.int16(at: 38) <= table.int16(at: 42)
      else { throw Malformed("its bounding box is inside out") }
      guard (0...1).contains(try table.int16(at: 50)), try table.int16(at: 52) == 0 else {
        throw Malformed("its location or glyph format is unknown")
      }
    }
    let isTrueType = directory.has("glyf")
    check("maxp") { table throws(Malformed) in
      let version = try table.uint32(at: 0)
      guard version == 0x1_0000 || (version == 0x5000 && !isTrueType) else {
        throw Malformed("its version does not fit the outlines")
      }
      if version == 0x1_0000 { _ = try table.slice(0, count: 32) }
      guard try table.uint16(at: 4) > 0 else { throw Malformed("it counts no glyphs") }
    }
    check("hhea") { table throws(Malformed) in
      guard try table.uint16(at: 0) == 1, try table.int16(at: 32) == 0 else {
        throw Malformed("its version or metric format is unknown")
      }
    }
    check("OS/2") { table throws(Malformed) in
      let version = try table.uint16(at: 0)
      guard version <= 5 else { throw Malformed("its version \(version) is unknown") }
      _ = try table.slice(0, count: version == 0 ? 68 : version == 1 ? 86 : version < 5 ? 96 : 100)
    }
    check("fvar") { table throws(Malformed) in
      for axis in try FvarTable(table).axes
      where axis.minimum > axis.defaultValue || axis.defaultValue > axis.maximum {
        throw Malformed("the range of its axis '\(axis.tag)' is out of order")
      }
    }
  }

  private mutating func checkContents() {
    let glyphCount = glyphCount
    check("cmap") { table throws(Malformed) in
      try CharacterMapCheck.check(table, glyphCount: glyphCount)
    }
    check("name") { table throws(Malformed) in
      let strays = try NameTable(table).strayRecords
      guard strays == 0 else { throw Malformed("\(strays) of its strings lie outside it") }
    }
    check("post") { table throws(Malformed) in
      try PostCheck.check(table, glyphCount: glyphCount)
    }
    check("kern") { table throws(Malformed) in
      try KernCheck.check(table, glyphCount: glyphCount)
    }
    for (tag, isPositioning) in [("GSUB" as Tag, false), ("GPOS", true)] {
      check(tag) { table throws(Malformed) in
        try LayoutCheck.check(table, isPositioning: isPositioning, glyphCount: glyphCount)
      }
    }
  }

  private mutating func checkOutlines() {
    guard directory.outlines?.tag == "glyf",
      let glyphs = GlyphData(directory, glyphCount: glyphCount)
    else { return }
    check("glyf", and: "loca") { _ throws(Malformed) in
      try CompositeGlyphs.check(glyphs)
      try SimpleGlyphs.check(glyphs)
    }
  }

  /// Checks a table, which may need another, unless an earlier face shares both.
  private mutating func check(
    _ tag: Tag, and other: Tag? = nil, _ body: (Bytes) throws(Malformed) -> Void
  ) {
    guard let entry = directory.entry(tag), let bytes = entry.bytes else { return }
    let entries = [entry, other.flatMap(directory.entry)].compactMap(\.self)
    if directory.position != nil, !done.contents.insert(entries) { return }
    do throws(Malformed) {
      try body(bytes)
    } catch {
      damage.append(.invalid(tag, face: face, error))
    }
  }
}
