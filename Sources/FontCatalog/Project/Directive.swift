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
  /// Reads a comment; `nil` when it does not speak to fontkit.
  init?(comment: Range<Int>, in bytes: [UInt8], _ lines: LineTable) {
    guard let text = Self.text(ofComment: bytes[comment]) else { return nil }
    let line = bytes[..<comment.lowerBound].suffix(1000).reversed().prefix { !Byte.isLineEnd($0) }
    self.init(
      text: text, position: lines.position(of: comment.lowerBound),
      followsCode: line.contains { $0 > Byte.space }, bytes: comment)
  }

  /// What a comment says after `fontkit:`, without the comment's own marks.
  private static func text(ofComment bytes: ArraySlice<UInt8>) -> String? {
    var text = String(decoding: bytes, as: UTF8.self)[...]
    for (start, end) in [("<!--", "-->"), ("/*", "*/"), ("//", "")] where text.hasPrefix(start) {
      text = text.dropFirst(start.count).dropLast(text.hasSuffix(end) ? end.count : 0)
    }
    text = text.drop(while: \.isWhitespace)
    guard text.hasPrefix("fontkit:") else { return nil }
    text = text.dropFirst("fontkit:".count).drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
