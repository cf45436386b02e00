extension JSONValue {
  /// The document on one line.
  package var compact: String {
    text(indentation: nil)
  }

  /// The document over many lines, indented by two spaces; `level` is the depth it starts at.
  package func pretty(level: Int = 0) -> String {
    text(indentation: level)
  }

  /// Collects bytes, because appending to a string costs three times as much.
  private func text(indentation: Int?) -> String {
    var bytes: [UInt8] = []
    write(to: &bytes, indentation: indentation)
    return String(decoding: bytes, as: UTF8.self)
  }

  private func write(to bytes: inout [UInt8], indentation: Int?) {
    switch self {
    case .null: bytes.append("null")
    case .bool(let value): bytes.append(value ? "true" : "false")
    case .integer(let value): bytes.append("\(value)")
    case .number(let value):
      precondition(value.isFinite, "JSON has no \(value)")
      bytes.append(value.description)
    case .string(let value): bytes.append(quoted: value)
    case .array(let elements):
      Self.write(elements, between: "[", and: "]", to: &bytes, indentation: indentation) {
        element, bytes, inner in
        element.write(to: &bytes, indentation: inner)
      }
    case .object(let members):
      let sorted = members.sorted { $0.key < $1.key }
      Self.write(sorted, between: "{", and: "}", to: &bytes, indentation: indentation) {
        member, bytes, inner in
        bytes.append(quoted: member.key)
        bytes.append(inner == nil ? ":" : ": ")
        member.value.write(to: &bytes, indentation: inner)
      }
    }
  }

  private static func write<Element>(
    _ elements: [Element], between open: String, and close: String, to bytes: inout [UInt8],
    indentation: Int?, each: (Element, inout [UInt8], Int?) -> Void
  ) {
    bytes.append(open)
    let inner = indentation.map { $0 + 1 }
    for (index, element) in elements.enumerated() {
      if index > 0 { bytes.append(",") }
      bytes.breakLine(inner)
      each(element, &bytes, inner)
    }
    if !elements.isEmpty { bytes.breakLine(indentation) }
    bytes.append(close)
  }
}

extension [UInt8] {
  fileprivate mutating func append(_ text: String) {
    append(contentsOf: text.utf8)
  }

  fileprivate mutating func breakLine(_ indentation: Int?) {
    guard let indentation else { return }
    append("\n")
    for _ in 0..<indentation { append("  ") }
  }

  fileprivate mutating func append(quoted text: String) {
    append("\"")
    if text.utf8.allSatisfy(Self.isPlain) {
      append(text)
    } else {
      for scalar in text.unicodeScalars { append(escaping: scalar) }
    }
    append("\"")
  }

  /// Whether a byte never starts a scalar that is escaped.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case 0..<0x20, UInt8(ascii: "\""), UInt8(ascii: "\\"), 0x7F, 0xC2, 0xE2: false
    default: true
    }
  }

  private mutating func append(escaping scalar: Unicode.Scalar) {
    switch scalar {
    case "\"": append("\\\"")
    case "\\": append("\\\\")
    case "\n": append("\\n")
    case "\r": append("\\r")
    case "\t": append("\\t")
    case _ where Self.needsEscape(scalar): append(Self.escaped(scalar))
    default: append(contentsOf: scalar.utf8)
    }
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
