/// An `.xcconfig` file: build settings, one a line.
enum SettingsFile {
  /// The settings without conditions, such as `KEY = value`; includes are not followed.
  static func settings(in bytes: [UInt8]) -> [String: String] {
    let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
    return lines.reduce(into: [:]) { settings, line in
      let code = line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
      guard !code.hasPrefix("#"), let equals = code.firstIndex(of: "=") else { return }
      settings[trimmed(code[..<equals])] = trimmed(code[code.index(after: equals)...])
    }
  }

  private static func trimmed(_ text: Substring) -> String {
    let start = text.drop(while: \.isWhitespace)
    let blank = start.reversed().prefix(while: \.isWhitespace).count
    return String(start.dropLast(blank))
  }
}
