extension SfntDirectory {
  /// Tables whose bytes do not add up to the sum in the directory; nothing for decompressed ones.
  func checksumDamage(face: Int, _ sums: inout TableSums) -> [FontDamage] {
    guard position != nil else { return [] }
    var damage: [FontDamage] = []
    func note(_ kind: FontDamage.Kind, _ entry: Entry, _ what: String) {
      let tag = entry.tag.description
      damage.append(
        FontDamage(kind: kind, face: face, table: tag, description: "table '\(tag)' \(what)"))
    }
    for entry in entries {
      guard let bytes = entry.bytes else { continue }
      guard let sum = sums.sum(of: bytes, at: entry.offset) else {
        note(.tableDirectory, entry, "overlaps others, so that its checksum was not looked at")
        continue
      }
      guard sum &- entry.sumAdjustment != UInt32(entry.checksum) else { continue }
      note(.checksum, entry, "does not match its checksum, so it has been altered")
    }
    return damage
  }
}

extension SfntDirectory.Entry {
  /// What the checksum leaves out: the field of `head` for the sum of the whole file.
  fileprivate var sumAdjustment: UInt32 {
    guard tag == "head", let adjustment = try? bytes?.uint32(at: 8) else { return 0 }
    return UInt32(adjustment)
  }
}
