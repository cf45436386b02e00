/// A text style of Dynamic Type.
public enum TextStyle: String, CaseIterable, Sendable {
  /// Running text.
  case body
}
