/// A text that a usage shows, with its widths in the usage's font, in ems.
public struct UsageText: Hashable, Sendable {
  /// Where the usage begins.
  public var usage: SourcePosition
  /// The text, without format specifiers.
  public var text: String
  /// The text's language; `nil` for a sample.
  public var locale: String?
  /// Where the text stands; the usage for a sample.
  public var position: SourcePosition
  /// The widest part that no rule of line breaking divides; empty where there is one line only and
  /// the rules take a dictionary.
  public var widestWord: String
  /// The width of that part.
  public var widestWordWidth: Double
  /// The narrowest widths that set the text without cutting a word, by the number of lines; numbers
  /// that no place of the usage allows, and too few for the text, have none.
  public var narrowestWidths: [Int: Double]

  /// Creates a measured text.
  public init(
    usage: SourcePosition, text: String, locale: String?, position: SourcePosition,
    widestWord: String, widestWordWidth: Double, narrowestWidths: [Int: Double]
  ) {
    self.usage = usage
    self.text = text
    self.locale = locale
    self.position = position
    self.widestWord = widestWord
    self.widestWordWidth = widestWordWidth
    self.narrowestWidths = narrowestWidths
  }

  /// Whether a number of lines of a width, in ems, hold the text.
  public func fits(lines: Int, of width: Double) -> Bool {
    narrowestWidth(lines: lines).map { $0 <= width } ?? false
  }

  /// The narrowest width for a number of lines, in ems; `nil` when none is enough.
  public func narrowestWidth(lines: Int) -> Double? {
    narrowestWidths[lines]
  }
}
