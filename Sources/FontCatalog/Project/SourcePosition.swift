/// A place in a text file.
///
/// Lines and columns count from 1. A column counts UTF-8 bytes, as the Swift compiler and clang do,
/// so that editors which understand their messages jump to the right character. Line feed, carriage
/// return, and the two together each end a line.
public struct SourcePosition: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The file, relative to the project's root where it belongs to one.
  public var file: String
  /// The line, from 1.
  public var line: Int
  /// The column in UTF-8 bytes, from 1.
  public var column: Int
  /// The same column in UTF-16 code units, from 1; `nil` far out on a long line, where nobody counts.
  public var utf16Column: Int?

  /// Creates a position on a line that is ASCII up to it.
  public init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
    utf16Column = column
  }

  /// Creates the position of a byte of a file on the line that starts at another byte.
  init(file: String, line: Int, of offset: Int, from start: Int, in bytes: [UInt8]) {
    self.init(file: file, line: line, column: max(offset - start, 0) + 1)
    if column > 1 {
      utf16Column =
        column <= Self.countedColumns ? Self.utf16Count(bytes[start..<offset]) + 1 : nil
    }
  }

  /// How far out columns are counted in UTF-16, which takes a look at each byte before.
  private static let countedColumns = 1_000

  /// The UTF-16 code units of a text in UTF-8: one for each first byte, two for that of four.
  private static func utf16Count(_ text: ArraySlice<UInt8>) -> Int {
    text.reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : $1 >= 0xF0 ? 2 : 1) }
  }

  /// The position as compilers print it: `file:line:column`.
  public var description: String {
    "\(file):\(line):\(column)"
  }

  /// Orders by file, then line, then column.
  public static func < (a: SourcePosition, b: SourcePosition) -> Bool {
    (a.file, a.line, a.column) < (b.file, b.line, b.column)
  }
}
