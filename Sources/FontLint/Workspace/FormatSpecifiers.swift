/// The placeholders of format strings, such as `%@`, `%1$ld` and `%#@count@`.
enum FormatSpecifiers {
  /// The text without them; `%%` gives the per cent sign that it stands for, and a per cent sign
  /// that begins no placeholder stays.
  static func removed(from text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return text }
    var result = String.UnicodeScalarView()
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      if scalar == "%", let end = end(of: rest) {
        if rest.first == "%" { result.append("%") }
        rest = end
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }

  /// What follows a placeholder whose per cent sign was read; `nil` when it is none.
  ///
  /// The grammar is that of `String(format:)`, with the variables of string catalogues. A space is
  /// no flag here, or "50% off" would hold a number in octal digits.
  private static func end(
    of text: Substring.UnicodeScalarView
  ) -> Substring.UnicodeScalarView? {
    if text.first == "%" { return text.dropFirst() }
    if text.starts(with: "arg".unicodeScalars) { return text.dropFirst(3) }
    var rest = text
    rest.skipPosition()
    if rest.starts(with: "#@".unicodeScalars) { return rest.dropFirst(2).behindName }
    let flags = rest.skip("-+#0'")
    let width = rest.skipNumber()
    guard !flags.contains("-") || !width.isEmpty else { return nil }
    if rest.first == "." {
      rest.removeFirst()
      _ = rest.skipNumber()
    }
    _ = rest.skip("hlqLztj")
    guard let conversion = rest.popFirst(),
      "@dDiuUxXoOfFeEgGcCsSpaA".unicodeScalars.contains(conversion)
    else { return nil }
    return rest
  }
}

extension Substring.UnicodeScalarView {
  /// Skips some of the characters of a set, and returns them.
  fileprivate mutating func skip(_ set: String) -> Self {
    let skipped = prefix { set.unicodeScalars.contains($0) }
    self = self[skipped.endIndex...]
    return skipped
  }

  /// Skips `1$`.
  fileprivate mutating func skipPosition() {
    var rest = self
    guard !rest.skip("0123456789").isEmpty, rest.popFirst() == "$" else { return }
    self = rest
  }

  /// Skips a number, or `*` with or without a position, and returns it.
  fileprivate mutating func skipNumber() -> Self {
    let start = self
    if first == "*" {
      removeFirst()
      skipPosition()
    } else {
      _ = skip("0123456789")
    }
    return start[..<startIndex]
  }

  /// What follows the `@` that ends a name; `nil` when none does.
  fileprivate var behindName: Self? {
    let rest = drop { $0.properties.isAlphabetic || "0123456789_-.".unicodeScalars.contains($0) }
    guard rest.first == "@", rest.startIndex > startIndex else { return nil }
    return rest.dropFirst()
  }
}
