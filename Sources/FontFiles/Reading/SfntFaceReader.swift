/// Reads one face from the tables of an sfnt, noting damage on the way.
struct SfntFaceReader {
  private let directory: SfntDirectory
  private let index: Int
  private(set) var damage: [FontDamage] = []

  init(_ directory: SfntDirectory, index: Int) {
    self.directory = directory
    self.index = index
    damage = directory.damage(face: index)
  }

  /// The face; without `maxp` and `head` there is none.
  mutating func read() throws(Malformed) -> FontFace {
    guard let glyphCount = parse("maxp", { bytes throws(Malformed) in try bytes.uint16(at: 4) })
    else { throw Malformed("its 'maxp' table, which counts the glyphs, cannot be read") }
    guard let head = parse("head", HeadTable.init) ?? parse("bhed", HeadTable.init) else {
      throw Malformed("its 'head' table, which gives the units per em, cannot be read")
    }
    let os2 = parse("OS/2", OS2Table.init)
    let post = parse("post", PostTable.init)
    let names = parse("name", NameTable.init)
    let variations = variations(names)
    let hhea = parse("hhea", HheaTable.init)
    checkLengths(head, hhea, glyphCount: glyphCount)
    let layout = [parse("GSUB", LayoutTable.init), parse("GPOS", LayoutTable.init)]
      .compactMap(\.self)
    return FontFace(
      index: index, names: FontNames(names), weight: os2?.weight, width: os2?.width,
      isItalic: os2?.isItalic ?? (head.macStyle & 2 != 0),
      isFixedPitch: post?.isFixedPitch ?? false, unitsPerEm: head.unitsPerEm,
      metrics: FontMetrics(
        head: head, hhea: hhea, os2: os2, post: post),
      glyphCount: glyphCount, coverage: coverage(glyphCount: glyphCount),
      scripts: Set(layout.flatMap(\.scripts)).sorted().map(\.description),
      features: Set(layout.flatMap(\.features)).sorted().map(\.description),
      axes: variations.axes, instances: variations.instances,
      colorFormats: colorFormats(), embedding: os2.map { EmbeddingRights(fsType: $0.fsType) },
      vendor: os2?.vendor,
      tables: directory.entries.map { FontTable(tag: $0.tag.description, byteCount: $0.length) },
      hasOutlines: directory.outlines != nil,
      selection: os2.map { StyleFlags(isBold: $0.selection & 0x20 != 0, isItalic: $0.isItalic) },
      macStyle: StyleFlags(isBold: head.macStyle & 1 != 0, isItalic: head.macStyle & 2 != 0))
  }

  /// The axes and instances, unless many share a name so long that all would fill the memory.
  private mutating func variations(
    _ names: NameTable?
  ) -> (axes: [VariationAxis], instances: [NamedInstance]) {
    guard let fvar = parse("fvar", FvarTable.init) else { return ([], []) }
    let axes = fvar.axes.map { VariationAxis($0, names) }
    let instances = fvar.instances.map { NamedInstance($0, of: fvar.axes, names) }
    let strings = axes.map(\.name) + instances.flatMap { [$0.name, $0.postScriptName] }
    guard strings.reduce(0, { $0 + ($1?.utf8.count ?? 0) }) < 1 << 20 else {
      let reason = "the names of its axes and instances are longer than are read"
      damage.append(.invalid("fvar", face: index, Malformed(reason)))
      return ([], [])
    }
    return (axes, instances)
  }

  /// Checks that the tables with a row for each glyph are long enough.
  private mutating func checkLengths(_ head: HeadTable, _ hhea: HheaTable?, glyphCount: Int) {
    // A bitmap font's `loca` may have any length.
    if directory.outlines != nil {
      check("loca", isLongEnoughFor: (glyphCount + 1) * (head.usesLongLocations ? 4 : 2))
    }
    guard let hhea else { return }
    check("hmtx", isLongEnoughFor: 2 * glyphCount + 2 * hhea.longMetricsCount)
    guard hhea.longMetricsCount < 1 || hhea.longMetricsCount > glyphCount else { return }
    let reason = "it counts \(hhea.longMetricsCount) widths for \(glyphCount) glyphs"
    damage.append(.invalid("hhea", face: index, Malformed(reason)))
  }

  private mutating func check(_ tag: Tag, isLongEnoughFor count: Int) {
    guard let entry = directory.entry(tag), entry.bytes != nil, entry.length < count else { return }
    let reason = "it has \(entry.length) bytes where the glyphs need \(count)"
    damage.append(.invalid(tag, face: index, Malformed(reason)))
  }

  private mutating func coverage(glyphCount: Int) -> CharacterCoverage {
    let coverage = parse("cmap") { bytes throws(Malformed) in
      try CharacterMap.coverage(bytes, glyphCount: glyphCount)
    }
    return coverage ?? CharacterCoverage(sorted: [])
  }

  /// By table and, for COLR, version, in alphabetical order.
  private mutating func colorFormats() -> [String] {
    let colr = parse("COLR") { bytes throws(Malformed) in "COLRv\(try bytes.uint16(at: 0))" }
    let tables: [(tag: Tag, name: String)] = [("CBDT", "CBDT"), ("SVG ", "SVG"), ("sbix", "sbix")]
    return ([colr].compactMap(\.self) + tables.filter { directory.has($0.tag) }.map(\.name))
      .sorted()
  }

  /// What a table holds; `nil` when it is missing or damaged, which is noted.
  private mutating func parse<Value>(
    _ tag: Tag, _ body: (Bytes) throws(Malformed) -> Value
  ) -> Value? {
    guard let bytes = directory.entry(tag)?.bytes else { return nil }
    do throws(Malformed) {
      return try body(bytes)
    } catch {
      damage.append(.invalid(tag, face: index, error))
      return nil
    }
  }
}

extension FontNames {
  /// The names of a table; no names without one.
  init(_ table: NameTable?) {
    self.init(
      postScript: table?.string(6), family: table?.string(1), style: table?.string(2),
      full: table?.string(4), typographicFamily: table?.string(16),
      typographicStyle: table?.string(17), version: table?.string(5),
      localizedFamilies: table?.localizedFamilies ?? [:], copyright: table?.string(0),
      license: table?.string(13), licenseURL: table?.string(14), records: table?.records ?? [])
  }
}

extension FontMetrics {
  /// The metrics that the tables of an sfnt give.
  init(head: HeadTable, hhea: HheaTable?, os2: OS2Table?, post: PostTable?) {
    self.init(
      hhea: hhea?.metrics, typo: os2?.typo, win: os2?.win, usesTypoMetrics: os2?.usesTypoMetrics,
      capHeight: os2?.capHeight, xHeight: os2?.xHeight, underline: post?.underline,
      strikeout: os2?.strikeout, boundingBox: head.boundingBox, italicAngle: post?.italicAngle)
  }
}

extension VariationAxis {
  fileprivate init(_ axis: FvarTable.Axis, _ names: NameTable?) {
    self.init(
      tag: axis.tag.description, minimum: axis.minimum, defaultValue: axis.defaultValue,
      maximum: axis.maximum, name: names?.string(axis.nameID))
  }
}

extension NamedInstance {
  fileprivate init(
    _ instance: FvarTable.Instance, of axes: [FvarTable.Axis], _ names: NameTable?
  ) {
    self.init(
      name: names?.string(instance.nameID),
      postScriptName: instance.postScriptNameID.flatMap { names?.string($0) },
      coordinates: Dictionary(zip(axes.map(\.tag.description), instance.coordinates)) { a, _ in a })
  }
}
