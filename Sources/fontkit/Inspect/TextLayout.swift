import FontFiles

/// Lays out labelled values in two columns.
struct TextLayout {
  private(set) var text = ""
  private let colored: Bool
  private static let labelWidth = 18

  init(colored: Bool) {
    self.colored = colored
  }

  mutating func heading(_ title: String) {
    text += colored ? "\u{1B}[1m\(title.visible)\u{1B}[0m\n" : "\(title.visible)\n"
  }

  mutating func line(_ content: String) {
    text += "\(content.visible)\n"
  }

  mutating func gap() {
    text += "\n"
  }

  /// A labelled value; nothing when there is none.
  mutating func row(_ label: String, _ value: String?) {
    guard let value, !value.isEmpty else { return }
    text += "  \(Help.padded(label.visible, to: Self.labelWidth))\(value.visible)\n"
  }

  /// A labelled list, wrapped between its elements.
  mutating func row(_ label: String, list: [String]) {
    var lines: [String] = []
    for element in list {
      if let last = lines.last, last.count + element.count < 76 - Self.labelWidth {
        lines[lines.count - 1] += ", \(element)"
      } else {
        lines.append(element)
      }
    }
    for (index, line) in lines.enumerated() {
      row(index == 0 ? label : "", index == lines.count - 1 ? line : line + ",")
    }
  }

  /// A row of numbers, right-aligned under their headings in columns of a width, with a remark.
  mutating func numbers(
    _ label: String, _ values: [String], _ remark: String = "", width: Int = 11
  ) {
    let columns = values.map { String(repeating: " ", count: max(0, width - $0.count)) + $0 }
    let line = columns.joined() + (remark.isEmpty ? "" : "   \(remark.visible)")
    text += "  \(Help.padded(label, to: Self.labelWidth - 2))\(line)\n"
  }
}
