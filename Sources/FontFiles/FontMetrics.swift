/// The metrics of a face in font units, y pointing up.
public struct FontMetrics: Hashable, Sendable {
  /// Ascender, descender (usually negative) and line gap of one table.
  public struct Vertical: Hashable, Sendable {
    /// Above the baseline.
    public var ascender: Int
    /// Below the baseline, usually negative.
    public var descender: Int
    /// Extra space between lines.
    public var lineGap: Int

    /// Creates a set of vertical metrics in font units.
    public init(ascender: Int, descender: Int, lineGap: Int) {
      self.ascender = ascender
      self.descender = descender
      self.lineGap = lineGap
    }
  }

  /// The clipping heights of OS/2 on Windows, both counted away from the baseline.
  public struct Windows: Hashable, Sendable {
    /// Above the baseline.
    public var ascent: Int
    /// Below the baseline, usually positive.
    public var descent: Int
  }

  /// A horizontal stroke such as the underline.
  public struct Stroke: Hashable, Sendable {
    /// Where the stroke lies relative to the baseline, positive above it.
    public var position: Int
    /// The stroke's thickness.
    public var thickness: Int
  }

  /// The smallest rectangle that holds every glyph.
  public struct BoundingBox: Hashable, Sendable {
    /// The left edge.
    public var xMin: Int
    /// The bottom edge.
    public var yMin: Int
    /// The right edge.
    public var xMax: Int
    /// The top edge.
    public var yMax: Int

    /// Creates a rectangle in font units.
    public init(xMin: Int, yMin: Int, xMax: Int, yMax: Int) {
      self.xMin = xMin
      self.yMin = yMin
      self.xMax = xMax
      self.yMax = yMax
    }
  }

  /// The `hhea` metrics, which Apple platforms use.
  public var hhea: Vertical?
  /// The OS/2 typographic metrics.
  public var typo: Vertical?
  /// The OS/2 Windows metrics.
  public var win: Windows?
  /// Whether OS/2's USE_TYPO_METRICS flag is set; `nil` without an OS/2 table.
  public var usesTypoMetrics: Bool?
  /// The height of flat capitals.
  public var capHeight: Int?
  /// The height of lower-case letters without ascenders.
  public var xHeight: Int?
  /// The underline (`post`).
  public var underline: Stroke?
  /// The strikeout (OS/2).
  public var strikeout: Stroke?
  /// The bounding box (`head`).
  public var boundingBox: BoundingBox?
  /// The slant in degrees counter-clockwise from the vertical: negative leans right.
  public var italicAngle: Double?

  /// The height of a line on Apple platforms: `hhea` ascender − descender + line gap.
  public var lineHeight: Int? {
    hhea.map { $0.ascender - $0.descender + $0.lineGap }
  }
}
