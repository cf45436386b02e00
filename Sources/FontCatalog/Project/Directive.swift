/// A comment that begins with `fontkit:`, such as `// fontkit:disable rule-id reason`.
public struct Directive: Hashable, Sendable {
  /// What follows `fontkit:`, without surrounding space.
  public var text: String
  /// Where the comment begins.
  public var position: SourcePosition
  /// Whether code precedes the comment on its line.
  public var followsCode: Bool
  /// The bytes of the whole comment.
  public var bytes: Range<Int>

  /// Creates a directive.
  public init(text: String, position: SourcePosition, followsCode: Bool, bytes: Range<Int>) {
    self.text = text
    self.position = position
    self.followsCode = followsCode
    self.bytes = bytes
  }
}
