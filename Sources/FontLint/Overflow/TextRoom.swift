import FontCatalog
import FontScaling

/// The room that a usage gives its text: a size of its font, and the width on a device.
struct TextRoom {
  let usage: Configuration.Usage
  /// The content size that the size follows; `nil` for a size that does not.
  let category: ContentSizeCategory?
  /// The font's size in points.
  let size: Double
  /// The device or situation.
  let device: String
  /// The width in points.
  let width: Double
  /// The height of a line in points; `nil` when the font does not say.
  let lineHeight: Double?

  /// The first thing that goes wrong with a text here; `nil` when it fits.
  func overflow(of text: UsageText) -> TextOverflow.Kind? {
    if usage.lines != 1, text.widestWordWidth > ems { return .word }
    if let lines = usage.lines, !text.fits(lines: lines, of: ems) { return .lines }
    guard let lines = linesInHeight else { return nil }
    if lines == 0 { return .frame }
    return text.fits(lines: lines, of: ems) ? nil : .height
  }

  /// The width in points that a text needs to go right; `nil` when no finite width is enough.
  func neededWidth(of text: UsageText, _ kind: TextOverflow.Kind) -> Double? {
    let ems =
      switch kind {
      case .word: text.widestWordWidth
      case .lines: usage.lines.flatMap { text.narrowestWidth(lines: $0) }
      case .height: linesInHeight.flatMap { text.narrowestWidth(lines: $0) }
      case .frame: Double?.none
      }
    return ems.map { $0 * size }.flatMap { $0.isFinite ? $0 : nil }
  }

  /// The width in ems, and a little more, so that what is equal in decimal numbers fits.
  private var ems: Double {
    width / size * (1 + 1e-12)
  }

  /// How many lines the frame holds, of those there may be; `nil` when its height is not limited.
  var linesInHeight: Int? {
    guard let height = usage.frame.height, let lineHeight, lineHeight > 0 else { return nil }
    return min(Int(min(height / lineHeight * (1 + 1e-12), 1000)), usage.lines ?? .max)
  }
}
