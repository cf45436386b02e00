public import FontCatalog
public import FontScaling

/// A text that its usage has no room for, at the first content size where that is so.
public struct TextOverflow: Hashable, Sendable {
  /// What becomes of the text.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// A word is wider than the place, and is cut or squeezed.
    case word
    /// The text needs more lines than it may have, and is truncated.
    case lines
    /// The lines are higher than the frame, and are clipped.
    case height
    /// A single line is higher than the frame, and is clipped.
    case frame
  }

  /// The usage's name.
  public var usage: String
  /// The platform's name, without the case of a watch.
  public var platform: String
  /// The text.
  public var text: UsageText
  /// What becomes of it.
  public var kind: Kind
  /// The first content size at which it does; `nil` where the size does not follow it.
  public var category: ContentSizeCategory?
  /// The font's size there, in points.
  public var size: Double
  /// The narrowest device or situation where it does.
  public var device: String
  /// The width that the text has there, in points.
  public var width: Double
  /// The width that the text, or its word, needs there for the lines it may have, in points; `nil`
  /// where no finite width is enough.
  public var neededWidth: Double?
  /// The height of a line there, in points; `nil` when the font does not say.
  public var lineHeight: Double?
  /// The height of the frame in points; `nil` when it is not limited.
  public var frameHeight: Double?
}
