public import FontCatalog

/// A place in a file that a finding points at.
public struct Place: Hashable, Sendable {
  /// The path relative to the root that was checked, with forward slashes.
  public var file: String
  /// The line, counted from 1; `nil` in a binary file or for the whole of a file.
  public var line: Int?
  /// The column in that line in UTF-8 bytes, counted from 1; `nil` without a line or for the whole
  /// of a line.
  public var column: Int?
  /// The same column in UTF-16 code units; `nil` where there is none, and far out on a long line.
  public var utf16Column: Int?

  /// Creates a place in a file, on a line that is ASCII up to it.
  public init(file: String, line: Int? = nil, column: Int? = nil) {
    self.file = file
    self.line = line
    self.column = column
    utf16Column = column
  }

  /// Creates the place of something that was read from a text file.
  public init(_ position: SourcePosition) {
    self.init(file: position.file, line: position.line, column: position.column)
    utf16Column = position.utf16Column
  }
}

extension Place: Comparable {
  /// Whether one place comes before another: by path, then line, then column.
  public static func < (left: Place, right: Place) -> Bool {
    (left.file, left.line ?? 0, left.column ?? 0)
      < (right.file, right.line ?? 0, right.column ?? 0)
  }
}
