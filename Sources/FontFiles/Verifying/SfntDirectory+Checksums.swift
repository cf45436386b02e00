extension SfntDirectory {
  /// Tables whose bytes do not add up to the sum in the directory; nothing for decompressed ones.
  ///
  /// `summed` remembers where the tables lie, which other faces may share. Tables that overlap, which
  /// is damage itself, are summed no further than the file is long.
  func checksumDamage(face: Int, except summed: inout Set<Int>) -> [FontDamage] {
    guard position != nil else { return [] }
    var remainingBytes = entries.map { $0.bytes == nil ? 0 : $0.offset + $0.length }.max() ?? 0
    return entries.compactMap { entry in
      guard let bytes = entry.bytes, summed.insert(entry.offset).inserted else { return nil }
      remainingBytes -= bytes.count
      guard remainingBytes >= 0, entry.sum(of: bytes) != UInt32(entry.checksum) else { return nil }
      return FontDamage(
        kind: .checksum, face: face, table: entry.tag.description,
        description: "table '\(entry.tag)' does not match its checksum, so it has been altered")
    }
  }
}

extension SfntDirectory.Entry {
  /// The table's checksum; that of `head` leaves out its field for the sum of the whole file.
  fileprivate func sum(of bytes: Bytes) -> UInt32 {
    guard tag == "head", let adjustment = try? bytes.uint32(at: 8) else { return bytes.sum }
    return bytes.sum &- UInt32(adjustment)
  }
}

extension Bytes {
  /// The sum of the big-endian 32-bit words, the last one filled up with zeros.
  fileprivate var sum: UInt32 {
    var sum: UInt32 = 0
    for offset in stride(from: 0, to: count - 3, by: 4) {
      sum &+= UInt32(truncatingIfNeeded: (try? uint32(at: offset)) ?? 0)
    }
    for offset in count & ~3..<count {
      sum &+= UInt32(self[offset]) << UInt32(24 - 8 * (offset & 3))
    }
    return sum
  }
}
