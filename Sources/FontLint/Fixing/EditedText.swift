/// A text file with edits made to it.
public struct EditedText: Sendable {
  /// The contents after the edits.
  public let bytes: [UInt8]
  /// How many edits were made: those whose bytes hold what they should and that touch no other.
  public let count: Int

  /// Makes edits to a file's contents.
  ///
  /// Where a removal leaves nothing but white space on a line, the line goes too; else the white
  /// space goes that stood between it and the code.
  public init(_ original: [UInt8], edits: [Edit]) {
    let ordered = Set(edits).sorted {
      ($0.bytes.lowerBound, $0.new) < ($1.bytes.lowerBound, $1.new)
    }
    var result: [UInt8] = []
    var position = 0
    var count = 0
    for edit in ordered where Self.fits(edit, in: original) {
      let range = edit.new.isEmpty ? Self.wholeLine(edit.bytes, in: original) : edit.bytes
      guard range.lowerBound >= position else { continue }
      result += original[position..<range.lowerBound]
      result += Array(edit.new.utf8)
      position = range.upperBound
      count += 1
    }
    bytes = result + original[position...]
    self.count = count
  }

  private static func fits(_ edit: Edit, in bytes: [UInt8]) -> Bool {
    guard edit.bytes.lowerBound >= 0, edit.bytes.upperBound <= bytes.count else { return false }
    guard !edit.bytes.isEmpty else {
      return bytes[edit.bytes.lowerBound...].starts(with: edit.old.utf8)
    }
    return String(decoding: bytes[edit.bytes], as: UTF8.self).contains(edit.old)
  }

  /// The range with the white space before it, or after it at the start of a line; all of its line
  /// with the line's end when nothing else is on it.
  private static func wholeLine(_ range: Range<Int>, in bytes: [UInt8]) -> Range<Int> {
    let isBreak = { (byte: UInt8) in byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }
    let isSpace = { (byte: UInt8) in byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
    var start = range.lowerBound
    while start > 0, isSpace(bytes[start - 1]) { start -= 1 }
    var end = range.upperBound
    while end < bytes.count, isSpace(bytes[end]) { end += 1 }
    let isFirst = start == 0 || isBreak(bytes[start - 1])
    guard end == bytes.count || isBreak(bytes[end]) else {
      return isFirst ? range.lowerBound..<end : start..<range.upperBound
    }
    guard isFirst else { return start..<range.upperBound }
    if end < bytes.count, bytes[end] == UInt8(ascii: "\r") { end += 1 }
    if end < bytes.count, bytes[end] == UInt8(ascii: "\n") { end += 1 }
    return start..<end
  }
}
