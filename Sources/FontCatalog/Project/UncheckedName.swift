/// A font's name that is put together at run time, so that it cannot be checked.
public struct UncheckedName: Hashable, Sendable {
  /// Where the expression begins.
  public var position: SourcePosition
  /// The expression, as it is written.
  public var expression: String
  /// What sort of place it is.
  public var kind: NameReference.Kind
  /// The text that the name is known to begin with; empty when none is.
  public var prefix: String

  /// Creates an unchecked name.
  public init(
    position: SourcePosition, expression: String, kind: NameReference.Kind, prefix: String = ""
  ) {
    self.position = position
    self.expression = expression
    self.kind = kind
    self.prefix = prefix
  }
}
