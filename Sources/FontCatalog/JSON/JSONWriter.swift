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
    case .integer(let value): bytes.append(value.description)
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
      let sorted = Self.inOrder(members)
      Self.write(sorted, between: "{", and: "}", to: &bytes, indentation: indentation) {
        member, bytes, inner in
        let (name, value) = member
        bytes.append(quoted: name)
        bytes.append(ascii: ":")
        if inner != nil { bytes.append(ascii: " ") }
        value.write(to: &bytes, indentation: inner)
      }
    }
  }

  /// Members in the order of their names, which they mostly have already.
  private static func inOrder(_ members: [(String, JSONValue)]) -> [(String, JSONValue)] {
    let areInOrder = members.indices.dropFirst().allSatisfy { members[$0 - 1].0 < members[$0].0 }
    return areInOrder ? members : members.sorted { $0.0 < $1.0 }
  }

  private static func write<Element>(
    _ elements: [Element], between open: Unicode.Scalar, and close: Unicode.Scalar,
    to bytes: inout [UInt8], indentation: Int?, each: (Element, inout [UInt8], Int?) -> Void
  ) {
    bytes.append(ascii: open)
    let inner = indentation.map { $0 + 1 }
    for (index, element) in elements.enumerated() {
      if index > 0 { bytes.append(ascii: ",") }
      bytes.breakLine(inner)
      each(element, &bytes, inner)
    }
    if !elements.isEmpty { bytes.breakLine(indentation) }
    bytes.append(ascii: close)
  }
}

extension [UInt8] {
  fileprivate mutating func append(_ text: String) {
    append(contentsOf: text.utf8)
  }

  fileprivate mutating func append(ascii scalar: Unicode.Scalar) {
    append(UInt8(ascii: scalar))
  }

  fileprivate mutating func breakLine(_ indentation: Int?) {
    guard let indentation else { return }
    append(ascii: "\n")
    for _ in 0..<indentation { append("  ") }
  }

  /// Appends a text in quotes: what JSON cannot hold is escaped, control characters too, and the
  /// two separators that JavaScript does not take in a string.
  fileprivate mutating func append(quoted text: String) {
    append(ascii: "\"")
    let bytes = text.utf8.span
    if Self.isPlain(bytes) {
      append(text)
    } else {
      var index = 0
      while index < bytes.count { index += append(escaping: bytes, at: index) }
    }
    append(ascii: "\"")
  }

  /// Whether a text has no byte that may start a scalar to be escaped.
  private static func isPlain(_ text: Span<UInt8>) -> Bool {
    for index in text.indices {
      switch text[index] {
      case 0..<0x20, UInt8(ascii: "\""), UInt8(ascii: "\\"), 0x7F, 0xC2, 0xE2: return false
      default: continue
      }
    }
    return true
  }

  /// Appends a byte of a text, or the scalar that it starts if that is escaped.
  ///
  /// - Returns: How many bytes of the text that was.
  private mutating func append(escaping text: Span<UInt8>, at index: Int) -> Int {
    let byte = text[index]
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"):
      append(ascii: "\\")
      append(byte)
    case UInt8(ascii: "\n"): append("\\n")
    case UInt8(ascii: "\r"): append("\\r")
    case UInt8(ascii: "\t"): append("\\t")
    case 0..<0x20, 0x7F: append(escape: UInt32(byte))
    case 0xC2 where text[index + 1] < 0xA0:
      append(escape: UInt32(text[index + 1]))
      return 2
    case 0xE2 where text[index + 1] == 0x80 && text[index + 2] & 0xFE == 0xA8:
      append(escape: 0x2000 | UInt32(text[index + 2] & 0x3F))
      return 3
    default: append(byte)
    }
    return 1
  }

  private mutating func append(escape value: UInt32) {
    let digits = String(value, radix: 16)
    append("\\u" + String(repeating: "0", count: 4 - digits.count) + digits)
  }
}
