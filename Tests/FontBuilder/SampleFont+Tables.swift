extension SampleFont {
  /// How the glyphs' outlines are stored.
  package enum OutlineFormat {
    /// In `glyf` and `loca`.
    case trueType
    /// In `CFF `.
    case compactFont
  }

  /// The font's container before it becomes a file.
  package var sfnt: SFNT {
    var tables = commonTables.merging(outlineTables) { $1 }
    if !axes.isEmpty { tables.merge(variationTables) { $1 } }
    tables["GSUB"] = substitution?.table
    tables["GPOS"] = positioning?.table
    if !kerning.isEmpty { tables["kern"] = kerningTable }
    tables.merge(extraTables) { $1 }
    for tag in omittedTables { tables[tag] = nil }
    let version = outlines == .trueType ? SFNT.trueType : SFNT.openType
    return SFNT(version: version, tables: tables)
  }

  private var commonTables: [String: [UInt8]] {
    [
      "head": head.table(glyphs: flattenedGlyphs),
      "hhea": hhea.table(glyphs: flattenedGlyphs),
      "hmtx": horizontalMetricsTable,
      "OS/2": os2.table(glyphs: glyphs),
      "name": storedNames.table,
      "cmap": CharacterMap.table(characterMaps, mappings: mappings),
      "post": storedPost.table(glyphNames: glyphs.map(\.name)),
    ]
  }

  private var outlineTables: [String: [UInt8]] {
    switch outlines {
    case .trueType: trueTypeTables
    case .compactFont: compactFontTables
    }
  }

  /// The `post` table without glyph names where `CFF ` has them.
  private var storedPost: PostScript {
    var post = post
    if outlines == .compactFont { post.storesGlyphNames = false }
    return post
  }

  /// The glyph index of each mapped character.
  private var mappings: [UInt32: Int] {
    var mappings: [UInt32: Int] = [:]
    for (index, glyph) in glyphs.enumerated() {
      for character in glyph.characters { mappings[character.value] = index }
    }
    return mappings
  }

  private var horizontalMetricsTable: [UInt8] {
    flattenedGlyphs.reduce(into: []) { table, glyph in
      table.append(uint16s: glyph.advance, glyph.leftSideBearing)
    }
  }
}
