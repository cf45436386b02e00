import FontFiles

/// What is wrong in a JSON5 document, and where.
public struct JSON5Error: Error, Hashable, Sendable, CustomStringConvertible {
  /// The place of the first character that is wrong.
  public var position: SourcePosition
  /// What is wrong, in words on one line, without the place.
  public var reason: String

  package init(position: SourcePosition, reason: String) {
    self.position = position
    self.reason = reason.visible
  }

  /// `file:line:column: error: reason`.
  public var description: String {
    "\(position): error: \(reason)"
  }
}
