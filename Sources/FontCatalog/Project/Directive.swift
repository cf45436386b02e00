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

extension Directive {
  /// What a comment says after `fontkit:`, without the comment's own marks.
  static func text(ofComment comment: String) -> String {
    var text = comment[...]
    if text.hasPrefix("<!--") { text = text.dropFirst(4).dropLast(3) }
    if text.hasPrefix("/*") { text = text.dropLast(text.hasSuffix("*/") ? 2 : 0) }
    text = text.drop { $0 == "/" || $0 == "*" || $0.isWhitespace }.dropFirst("fontkit:".count)
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text.drop { $0.isWhitespace })
  }
}
