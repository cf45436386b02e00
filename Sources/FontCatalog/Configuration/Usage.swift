public import FontScaling

extension Configuration {
  /// A text that is set in a font: what the checks of sizes and characters work on.
  ///
  /// Lengths are in points.
  public struct Usage: Hashable, Sendable {
    /// How the text's size follows the user's setting.
    public enum Scaling: String, CaseIterable, Hashable, Sendable {
      /// It grows with Dynamic Type.
      case dynamic
      /// It stays as it is.
      case fixed
    }

    /// `name`: what to call the usage in messages; `usages[N]` when it has none.
    public var name: String
    /// Where the usage begins.
    public var position: SourcePosition
    /// `font`: a key of a catalogue or a PostScript name.
    public var font: String
    /// `style`: the text style that the size follows; body when `nil`.
    public var style: TextStyle?
    /// `size`: the size at the default content size; the style's own when `nil`.
    public var size: Double?
    /// `scaling`: how the size follows the user's setting.
    public var scaling: Scaling
    /// `minSize`: no smaller than this.
    public var minSize: Double?
    /// `maxSize`: no larger than this.
    public var maxSize: Double?
    /// `smallestContentSize`: the lower bound of the view's `dynamicTypeSize` range.
    public var smallestContentSize: ContentSizeCategory?
    /// `largestContentSize`: the upper bound of the view's `dynamicTypeSize` range.
    public var largestContentSize: ContentSizeCategory?
    /// `widthPercent`: the size as a percentage of the container's width, above 0 to 100.
    public var widthPercent: Double?
    /// `frame`: the room for the text.
    public var frame: Frame
    /// `lines`: how many lines the text may have; as many as it needs when `nil`.
    public var lines: Int?
    /// `samples`: texts to check; the longest are best.
    public var samples: [String]
    /// `role`: what the text is.
    public var role: Role
    /// `monospacedDigit`: whether the digits must have one width.
    public var monospacedDigit: Bool
    /// `screen`: usages of one screen are compared with each other; `nil` for none.
    public var screen: String?
    /// `locales`: the languages of this text; the configuration's when empty.
    public var locales: [String]
    /// `devices`: the devices that show it; the configuration's when empty.
    public var devices: [String]
    /// `platforms`: the platforms that show it; the configuration's when empty.
    public var platforms: [String]
  }

  /// The room for a text, in points; `nil` where it is not limited.
  public struct Frame: Hashable, Sendable {
    /// `width`: the width that is available.
    public var width: Double?
    /// `height`: the height that clips.
    public var height: Double?
    /// `minHeight`: the height that grows with the text, so that it never clips.
    public var minHeight: Double?

    /// Creates a room; unlimited by default.
    public init(width: Double? = nil, height: Double? = nil, minHeight: Double? = nil) {
      self.width = width
      self.height = height
      self.minHeight = minHeight
    }
  }
}
