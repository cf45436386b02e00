/// One thing wrong with a font file.
package enum Defect: Hashable, Sendable {
  /// The file ends after this many bytes.
  case truncated(at: Int)
  /// A table is left out; the rest is a sound font.
  case missingTable(String)
  /// The directory says that a table starts after the end of the file.
  case tableOutOfBounds(String)
  /// The directory's checksum of a table is not the table's.
  case wrongChecksum(String)
  /// The directory's first two records have changed places.
  case unsortedDirectory
  /// Every line feed became a carriage return and a line feed, as by a transfer in text mode.
  case carriageReturns
  /// Some bytes are others, chosen by a seed: a mutant.
  case changedBytes(count: Int, seed: UInt64)
  /// There is no byte.
  case empty
  /// A Git LFS pointer stands in for the font.
  case gitLFSPointer
  /// A web page was saved in place of the font.
  case htmlPage
  /// The file is the archive that the font came in.
  case zipArchive
}

extension [UInt8] {
  /// A single TrueType or OpenType font's bytes with a defect.
  package func damaged(by defect: Defect) -> [UInt8] {
    switch defect {
    case .truncated(let count): Array(prefix(count))
    case .missingTable(let tag): removingTable(tag)
    case .tableOutOfBounds(let tag): changingRecord(of: tag, field: 8, to: count + 4)
    case .wrongChecksum(let tag): changingRecord(of: tag, field: 4, to: 0xDEAD_BEEF)
    case .unsortedDirectory: exchangingFirstRecords()
    case .carriageReturns: flatMap { $0 == 0x0A ? [0x0D, 0x0A] : [$0] }
    case .changedBytes(let count, let seed): changingBytes(count, seed: seed)
    case .empty: []
    case .gitLFSPointer: gitLFSPointer
    case .htmlPage: Array("<!DOCTYPE html>\n<html><title>404 Not Found</title></html>\n".utf8)
    case .zipArchive: zipArchive
    }
  }

  private func removingTable(_ tag: String) -> [UInt8] {
    var font = SFNT(parsing: self)
    font.tables[tag] = nil
    return font.bytes
  }

  private func changingRecord(of tag: String, field: Int, to value: Int) -> [UInt8] {
    guard let record = recordOffset(of: tag) else {
      preconditionFailure("the font has no table \(tag)")
    }
    var changed = self
    changed.write(uint32: value, at: record + field)
    if tag != "head" { changed.seal() }
    return changed
  }

  private func exchangingFirstRecords() -> [UInt8] {
    var changed = self
    for index in 0..<16 {
      changed.swapAt(SFNT.recordOffset(0) + index, SFNT.recordOffset(1) + index)
    }
    return changed
  }

  private func changingBytes(_ changes: Int, seed: UInt64) -> [UInt8] {
    var random = SeededGenerator(seed: seed)
    var changed = self
    for _ in 0..<changes {
      changed[Int.random(in: indices, using: &random)] ^= UInt8.random(in: 1...255, using: &random)
    }
    return changed
  }

  private var gitLFSPointer: [UInt8] {
    let digest = String(repeating: "4d7a2146", count: 8)
    let pointer =
      "version https://git-lfs.github.com/spec/v1\noid sha256:\(digest)\nsize \(count)\n"
    return Array(pointer.utf8)
  }

  /// An archive that stores the font as its only file.
  private var zipArchive: [UInt8] {
    let name = Array("font.ttf".utf8)
    let versionAndFlags: [UInt8] = [10, 0, 0, 0, 0, 0, 0, 0, 0x21, 0x5C]
    let checksumAndSizes: [UInt8] = [0, 0, 0, 0] + littleEndian(count) + littleEndian(count)
    let nameLengths: [UInt8] = [UInt8(name.count), 0, 0, 0]
    return Array("PK\u{3}\u{4}".utf8) + versionAndFlags + checksumAndSizes + nameLengths + name
      + self
  }

  private func littleEndian(_ value: Int) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }
}
