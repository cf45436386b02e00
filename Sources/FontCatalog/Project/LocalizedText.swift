/// A text that the app shows in one language.
public struct LocalizedText: Hashable, Sendable {
  /// The language, as the folder or file names it, such as `ja` or `pt-BR`; `Base` and the
  /// development language of an .xcstrings file are given as they are written.
  public var locale: String
  /// The key.
  public var key: String
  /// The text, format specifiers included.
  public var text: String
  /// Where the text stands.
  public var position: SourcePosition

  /// Creates a text.
  public init(locale: String, key: String, text: String, position: SourcePosition) {
    self.locale = locale
    self.key = key
    self.text = text
    self.position = position
  }
}
