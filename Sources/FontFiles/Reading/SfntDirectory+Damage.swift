extension SfntDirectory {
  /// How much damage of one kind is told: a directory can have tens of thousands of entries.
  private static let mostDamage = 200

  /// What is wrong with the directory itself: bounds, repeats, overlaps and absences.
  func damage(face: Int) -> [FontDamage] {
    let strays = entries.filter { $0.bytes == nil }.prefix(Self.mostDamage).map { entry in
      FontDamage(
        kind: .truncated, face: face, table: entry.tag.description,
        description: "table '\(entry.tag)' lies outside the file, which is cut off or altered")
    }
    return strays + overlaps(face: face) + absences(face: face)
  }

  /// Entries with one tag, and tables that share bytes.
  private func overlaps(face: Int) -> [FontDamage] {
    guard position != nil else { return [] }
    var damage: [FontDamage] = []
    func note(_ entry: Entry, _ description: @autoclosure () -> String) {
      guard damage.count < Self.mostDamage else { return }
      damage.append(
        FontDamage(
          kind: .tableDirectory, face: face, table: entry.tag.description,
          description: description()))
    }
    let byTag = entries.sorted { $0.tag < $1.tag }
    for index in byTag.indices.dropFirst() where byTag[index - 1].tag == byTag[index].tag {
      note(byTag[index], "table '\(byTag[index].tag)' is listed twice")
    }
    let byOffset = entries.filter { $0.length > 0 }.sorted { $0.offset < $1.offset }
    for index in byOffset.indices.dropFirst() {
      let (entry, next) = (byOffset[index - 1], byOffset[index])
      guard entry.offset + entry.length > next.offset else { continue }
      note(next, "tables '\(entry.tag)' and '\(next.tag)' overlap")
    }
    return damage
  }

  /// Whether any table draws glyphs, if only blank ones.
  private var hasGlyphs: Bool {
    ["glyf", "CFF ", "CFF2", "EBDT", "CBDT", "bdat", "sbix"].contains(where: has)
  }

  /// Tables that every font needs.
  private func absences(face: Int) -> [FontDamage] {
    let required: [Tag] = ["OS/2", "cmap", "head", "hhea", "hmtx", "maxp", "name", "post"]
    var missing = required.filter { !has($0) }
    if has("glyf"), !has("loca") { missing.append("loca") }
    if !hasGlyphs { missing.append(version == "OTTO" ? "CFF " : "glyf") }
    guard !has("bhed") else { return [] }
    return missing.map { tag in
      FontDamage(
        kind: .tableMissing, face: face, table: tag.description,
        description: "table '\(tag)' is missing")
    }
  }
}
