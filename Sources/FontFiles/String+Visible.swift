extension String {
  /// The text with everything escaped that could act on a terminal or change the order of what is
  /// read, as `\u{202E}`; line breaks are `\n`, and bytes of a path that are no UTF-8 are `\xE4`.
  package var visible: String {
    guard unicodeScalars.contains(where: \.needsEscape) else { return self }
    var text = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "\n": text += "\\n"
      case _ where scalar.strayByte != nil:
        text += "\\x\(String(scalar.value & 0xFF, radix: 16, uppercase: true))"
      case _ where scalar.needsEscape:
        text += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}

extension Unicode.Scalar {
  /// Whether this is a control or format character, such as a bidirectional override, or separates
  /// lines or paragraphs.
  ///
  /// Joiners, which scripts need, stay.
  fileprivate var needsEscape: Bool {
    guard value >= 0x7F || value < 0x20 else { return false }
    guard strayByte == nil else { return true }
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: return true
    case .format: return self != "\u{200C}" && self != "\u{200D}"
    default: return false
    }
  }
}
