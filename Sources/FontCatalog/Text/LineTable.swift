/// The line starts of a file, to turn byte offsets into positions.
struct LineTable: Sendable {
  let file: String
  private let bytes: [UInt8]
  private let starts: [Int]

  init(_ bytes: [UInt8], file: String) {
    self.file = file
    self.bytes = bytes
    let beginning = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var starts = [beginning]
    for index in bytes.indices where Byte.isLineEnd(bytes[index]) {
      let isPair = bytes[index] == 0x0D && index + 1 < bytes.count && bytes[index + 1] == 0x0A
      if !isPair { starts.append(index + 1) }
    }
    self.starts = starts
  }

  /// The position of a byte; a binary search.
  func position(of offset: Int) -> SourcePosition {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return SourcePosition(file: file, line: low + 1, of: offset, from: starts[low], in: bytes)
  }

  /// The offset of a position's byte.
  func offset(of position: SourcePosition) -> Int {
    starts[min(position.line, starts.count) - 1] + position.column - 1
  }
}
