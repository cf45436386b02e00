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

  /// Creates a position.
  public init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
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
