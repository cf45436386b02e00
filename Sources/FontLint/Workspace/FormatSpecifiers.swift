/// The placeholders of format strings, such as `%@`, `%1$ld` and `%%`.
enum FormatSpecifiers {
  /// The text without them; `%%` gives the per cent sign that it stands for.
  static func removed(from text: String) -> String {
    var result = ""
    var rest = text[...]
    while let character = rest.popFirst() {
      guard character == "%" else {
        result.append(character)
        continue
      }
      if rest.first == "%" { result.append("%") }
      rest = rest.drop { "0123456789$.*#+- ".contains($0) }.drop { "hlqLztj".contains($0) }
      _ = rest.popFirst()
    }
    return result
  }
}
