/// A single-line string literal taken apart.
struct StringLiteral {
  enum Segment {
    /// Text, its escapes resolved.
    case text(String)
    /// The bytes of the expression in an interpolation.
    case interpolation(Range<Int>)
  }

  private(set) var segments: [Segment] = []
  /// The bytes between the quotes; `nil` when they differ from the text.
  private(set) var bytes: Range<Int>?

  /// Takes a literal apart; `nil` for a multi-line one, which is never a name.
  init?(_ source: [UInt8], _ range: Range<Int>) {
    var tokenizer = SwiftTokenizer(source, range: range, isScanning: false)
    let pounds = tokenizer.poundCount(at: range.lowerBound)
    let start = range.lowerBound + pounds + 1
    let end = range.upperBound - pounds - 1
    guard start <= end, !source[start..<end].starts(with: [Byte.quote, Byte.quote]) else {
      return nil
    }
    var text: [UInt8] = []
    var isPlain = true
    var index = start
    while index < end {
      guard source[index] == Byte.backslash, tokenizer.poundCount(at: index + 1) >= pounds else {
        text.append(source[index])
        index += 1
        continue
      }
      isPlain = false
      index += 1 + pounds
      guard index < end else { return nil }
      if source[index] == Byte.openParenthesis {
        add(text)
        text = []
        let next = tokenizer.endOfInterpolation(at: index)
        segments.append(.interpolation(index + 1..<max(next - 1, index + 1)))
        index = next
      } else {
        Self.unescape(source, &index, end, into: &text)
      }
    }
    add(text)
    if segments.isEmpty { segments = [.text("")] }
    bytes = isPlain ? start..<end : nil
  }

  /// The text of a literal without interpolations.
  var text: String? {
    guard segments.count == 1, case .text(let text) = segments[0] else { return nil }
    return text
  }

  /// Whether the text around interpolations can be part of a font's name: letters, digits
  /// and hyphens.
  var isPlausibleName: Bool {
    segments.allSatisfy { segment in
      guard case .text(let text) = segment else { return true }
      return text.utf8.allSatisfy { byte in
        SwiftTokenizer.continuesIdentifier(byte) || byte == UInt8(ascii: "-")
      }
    }
  }

  /// The bytes of the expressions in interpolations.
  var interpolations: [Range<Int>] {
    segments.compactMap { segment in
      guard case .interpolation(let bytes) = segment else { return nil }
      return bytes
    }
  }

  private mutating func add(_ text: [UInt8]) {
    guard !text.isEmpty else { return }
    segments.append(.text(String(decoding: text, as: UTF8.self)))
  }

  /// Resolves the escape whose letter stands at an index.
  private static func unescape(
    _ source: [UInt8], _ index: inout Int, _ end: Int, into text: inout [UInt8]
  ) {
    let letter = source[index]
    index += 1
    switch letter {
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "0"): text.append(0)
    case UInt8(ascii: "u"):
      let digits = source[index..<end].dropFirst().prefix { $0 != UInt8(ascii: "}") }
      index = min(digits.endIndex + 1, end)
      let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
      let scalar = value.flatMap(Unicode.Scalar.init) ?? "\u{FFFD}"
      text.append(contentsOf: String(Character(scalar)).utf8)
    default: text.append(letter)
    }
  }
}
