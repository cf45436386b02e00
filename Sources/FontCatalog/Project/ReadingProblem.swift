/// A file that could not be read, or not completely.
public struct ReadingProblem: Hashable, Sendable, CustomStringConvertible {
  /// Where the trouble begins; line 1, column 1 when it concerns the file as a whole.
  public var position: SourcePosition
  /// What is wrong, in words, without the place.
  public var reason: String

  /// Creates a problem.
  public init(position: SourcePosition, reason: String) {
    self.position = position
    self.reason = reason
  }

  /// Creates a problem that concerns a file as a whole.
  public init(file: String, reason: String) {
    self.init(position: SourcePosition(file: file, line: 1, column: 1), reason: reason)
  }

  /// `file:line:column: error: reason`.
  public var description: String {
    "\(position): error: \(reason)"
  }
}
