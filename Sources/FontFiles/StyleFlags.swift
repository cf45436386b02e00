/// The two flags by which the faces of a four-style family are told apart.
public struct StyleFlags: Hashable, Sendable {
  /// Whether the face is the bold one.
  public var isBold: Bool
  /// Whether the face is the italic one.
  public var isItalic: Bool

  /// Creates a pair of flags.
  public init(isBold: Bool, isItalic: Bool) {
    self.isBold = isBold
    self.isItalic = isItalic
  }
}
