/// Lines of a source that only some builds compile, from `#if` to `#endif`.
public struct ConditionalLines: Hashable, Sendable {
  /// The source.
  public var file: String
  /// The lines, from 1.
  public var lines: ClosedRange<Int>

  /// Creates a range of lines.
  public init(file: String, lines: ClosedRange<Int>) {
    self.file = file
    self.lines = lines
  }

  /// Whether a place lies in the lines.
  public func contains(_ position: SourcePosition) -> Bool {
    file == position.file && lines.contains(position.line)
  }
}
