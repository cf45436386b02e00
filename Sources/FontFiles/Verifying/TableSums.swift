/// The sums of a file's tables, each made once however many faces share the table.
///
/// Tables that overlap, which is damage itself, are summed no further than the file is long.
struct TableSums {
  private var sums: [Range<Int>: UInt32] = [:]
  private var remainingBytes: Int

  init(fileSize: Int) {
    remainingBytes = fileSize
  }

  /// The sum of a table's bytes; `nil` when too many were summed already.
  mutating func sum(of bytes: Bytes, at offset: Int) -> UInt32? {
    let place = offset..<offset + bytes.count
    if let known = sums[place] { return known }
    guard bytes.count <= remainingBytes else { return nil }
    remainingBytes -= bytes.count
    let sum = bytes.sum
    sums[place] = sum
    return sum
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
