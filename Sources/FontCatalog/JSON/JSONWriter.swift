extension JSONValue {
  /// The document on one line.
  package var compact: String {
    var text = ""
    write(to: &text, indentation: nil)
    return text
  }

  /// The document over many lines, indented by two spaces; `level` is the depth it starts at.
  package func pretty(level: Int = 0) -> String {
    var text = ""
    write(to: &text, indentation: level)
    return text
  }

  private func write(to text: inout String, indentation: Int?) {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .integer(let value): text += "\(value)"
    case .number(let value):
      precondition(value.isFinite, "JSON has no \(value)")
      text += value.description
    case .string(let value): Self.write(value, to: &text)
    case .array(let elements):
      Self.write(elements, between: "[", and: "]", to: &text, indentation: indentation) {
        element, text, inner in
        element.write(to: &text, indentation: inner)
      }
    case .object(let members):
      let sorted = members.sorted { $0.key < $1.key }
      Self.write(sorted, between: "{", and: "}", to: &text, indentation: indentation) {
        member, text, inner in
        Self.write(member.key, to: &text)
        text += inner == nil ? ":" : ": "
        member.value.write(to: &text, indentation: inner)
      }
    }
  }

  private static func write<Element>(
    _ elements: [Element], between open: String, and close: String, to text: inout String,
    indentation: Int?, each: (Element, inout String, Int?) -> Void
  ) {
    text += open
    let inner = indentation.map { $0 + 1 }
    for (index, element) in elements.enumerated() {
      if index > 0 { text += "," }
      breakLine(&text, inner)
      each(element, &text, inner)
    }
    if !elements.isEmpty { breakLine(&text, indentation) }
    text += close
  }

  private static func breakLine(_ text: inout String, _ indentation: Int?) {
    guard let indentation else { return }
    text += "\n" + String(repeating: "  ", count: indentation)
  }

  private static func write(_ string: String, to text: inout String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case _ where needsEscape(scalar): text += escaped(scalar)
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }

  /// Control characters, and the two separators that JavaScript does not take in a string.
  private static func needsEscape(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
      || scalar == "\u{2028}" || scalar == "\u{2029}"
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}
