import FontCatalog
import FontScaling

extension TextOverflow {
  /// What is wrong, in words.
  func problem(in usage: LintedUsage) -> String {
    let level = category.map(\.swiftUIName) ?? "\(size.points) pt"
    let room = "it has \(width.points) pt on \(device)"
    let wide = neededWidth.map { "is \($0.points) pt wide at \(level) but \(room)" }
    let lines = usage.usage.lines == 1 ? "1 line" : "\(usage.usage.lines ?? 0) lines"
    let text = text.text.quoted
    switch kind {
    case .word: return "\(self.text.widestWord.quoted) \(wide ?? "is too wide at \(level)")"
    case .lines where neededWidth == nil: return "\(text) has line breaks for more than \(lines)"
    case .lines where usage.usage.lines == 1: return "\(text) \(wide ?? "is too wide at \(level)")"
    case .lines: return "\(text) needs more than \(lines) at \(level), where \(room)"
    case .height:
      return "\(text) needs more lines at \(level) than its frame is high, where \(room)"
    case .frame:
      return """
        a line of \(text) is \(lineHeight?.points ?? "0") pt high at \(level) but its frame \
        is \(frameHeight?.points ?? "0") pt
        """
    }
  }

  /// Whether more lines would hold the text, as each of its words fits on one.
  var fitsInMoreLines: Bool {
    kind == .lines && text.widestWordWidth * size <= width * (1 + 1e-12)
  }

  /// Whether the frame is too low for the lines, rather than too narrow.
  var isInHeight: Bool {
    kind == .height || kind == .frame
  }
}
