/// Checks that the parts of a `GSUB` or `GPOS` table refer to parts that exist.
struct LayoutCheck {
  private let table: Bytes
  private let glyphCount: Int
  private let isPositioning: Bool
  /// Parts may share bytes, so the work is not bounded by the size: this is.
  private var remainingSteps: Int

  static func check(_ table: Bytes, isPositioning: Bool, glyphCount: Int) throws(Malformed) {
    var check = LayoutCheck(table: table, glyphCount: glyphCount, isPositioning: isPositioning)
    try check.run()
  }

  private init(table: Bytes, glyphCount: Int, isPositioning: Bool) {
    self.table = table
    self.glyphCount = glyphCount
    self.isPositioning = isPositioning
    remainingSteps = 100_000 + 16 * table.count
  }

  private mutating func run() throws(Malformed) {
    let scripts = try list(at: 4)
    let features = try list(at: 6)
    let lookups = try list(at: 8)
    let featureCount = try features?.uint16(at: 0) ?? 0
    let lookupCount = try lookups?.uint16(at: 0) ?? 0
    if let scripts { try checkScripts(scripts, featureCount: featureCount) }
    if let features { try checkFeatures(features, lookupCount: lookupCount) }
    guard let lookups else { return }
    for index in 0..<lookupCount {
      try checkLookup(try lookups.slice(from: try lookups.uint16(at: 2 + 2 * index)), at: index)
    }
  }

  private func list(at field: Int) throws(Malformed) -> Bytes? {
    let offset = try table.uint16(at: field)
    return offset == 0 ? nil : try table.slice(from: offset)
  }

  private mutating func step(_ count: Int = 1) throws(Malformed) {
    remainingSteps -= count
    guard remainingSteps > 0 else { throw Malformed("its parts repeat each other without end") }
  }

  private mutating func checkScripts(_ list: Bytes, featureCount: Int) throws(Malformed) {
    for index in 0..<(try list.uint16(at: 0)) {
      let script = try list.slice(from: try list.uint16(at: 6 + 6 * index))
      let standard = try script.uint16(at: 0)
      if standard > 0 { try checkLanguage(try script.slice(from: standard), featureCount) }
      for language in 0..<(try script.uint16(at: 2)) {
        let offset = try script.uint16(at: 8 + 6 * language)
        try checkLanguage(try script.slice(from: offset), featureCount)
      }
    }
  }

  private mutating func checkLanguage(_ language: Bytes, _ featureCount: Int) throws(Malformed) {
    let required = try language.uint16(at: 2)
    guard required == 0xFFFF || required < featureCount else {
      throw Malformed("a language needs a feature that does not exist")
    }
    try checkIndices(of: language, countAt: 4, below: featureCount, "a language has a feature")
  }

  private mutating func checkFeatures(_ list: Bytes, lookupCount: Int) throws(Malformed) {
    for index in 0..<(try list.uint16(at: 0)) {
      let feature = try list.slice(from: try list.uint16(at: 6 + 6 * index))
      try checkIndices(of: feature, countAt: 2, below: lookupCount, "a feature has a lookup")
    }
  }

  private mutating func checkIndices(
    of part: Bytes, countAt field: Int, below limit: Int, _ what: String
  ) throws(Malformed) {
    let count = try part.uint16(at: field)
    try step(count + 1)
    for index in 0..<count where try part.uint16(at: field + 2 + 2 * index) >= limit {
      throw Malformed("\(what) that does not exist")
    }
  }

  private mutating func checkLookup(_ lookup: Bytes, at index: Int) throws(Malformed) {
    let type = try lookup.uint16(at: 0)
    guard (1...(isPositioning ? 9 : 8)).contains(type) else {
      throw Malformed("lookup \(index) has the unknown type \(type)")
    }
    for subtable in 0..<(try lookup.uint16(at: 4)) {
      let offset = try lookup.uint16(at: 6 + 2 * subtable)
      do throws(Malformed) {
        try checkSubtable(try lookup.slice(from: offset), type: type)
      } catch {
        throw Malformed("lookup \(index): \(error.reason)")
      }
    }
  }

  private mutating func checkSubtable(_ subtable: Bytes, type: Int) throws(Malformed) {
    try step()
    let format = try subtable.uint16(at: 0)
    guard type != (isPositioning ? 9 : 7) else {
      let inner = try subtable.uint16(at: 2)
      guard format == 1, inner != type else { throw Malformed("an extension is malformed") }
      return try checkSubtable(try subtable.slice(from: try subtable.uint32(at: 4)), type: inner)
    }
    guard (1...3).contains(format) else { throw Malformed("a subtable has an unknown format") }
    let isContext = isPositioning ? type == 7 || type == 8 : type == 5 || type == 6
    guard format < 3 || !isContext else { return }
    try checkCoverage(try subtable.slice(from: try subtable.uint16(at: 2)))
  }

  private mutating func checkCoverage(_ coverage: Bytes) throws(Malformed) {
    let format = try coverage.uint16(at: 0)
    let count = try coverage.uint16(at: 2)
    guard format == 1 || format == 2 else { throw Malformed("a coverage has an unknown format") }
    try step(count)
    var previous = -1
    for index in 0..<count {
      let row = format == 1 ? 4 + 2 * index : 4 + 6 * index
      let first = try coverage.uint16(at: row)
      let last = format == 1 ? first : try coverage.uint16(at: row + 2)
      guard first > previous, first <= last, last < glyphCount else {
        throw Malformed("a coverage is out of order or names glyphs that do not exist")
      }
      previous = last
    }
  }
}
