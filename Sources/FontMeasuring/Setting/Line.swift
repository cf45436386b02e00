/// A line of a text.
public struct Line: Hashable, Sendable {
  /// The line's characters, without the spaces that hang off its end.
  public var text: String
  /// The line's advance in font units, without those spaces.
  public var advance: Int
  /// Whether the line ends inside of a word, which was too long for it.
  public var breaksWord: Bool
}
