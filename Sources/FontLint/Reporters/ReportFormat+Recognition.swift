import FontCatalog

extension ReportFormat {
  /// How much of a file tells whether it is a report, in bytes.
  package static let recognizedLength = 1 << 16

  /// Whether the beginning of a file is that of a report in any of the formats, or of a baseline; so
  /// is that of an empty file.
  ///
  /// What programs read may have been laid out anew.
  package static func recognizes(_ start: [UInt8]) -> Bool {
    let text = String(decoding: start, as: UTF8.self)
    let bare = text.filter { !$0.isWhitespace }
    return bare.isEmpty || starts.contains { bare.hasPrefix($0) } || isText(text)
  }

  /// How the formats begin, without white space.
  private static let starts = [
    #"{"findings":["#, #"{"schemaVersion":1,"#,
    #"{"$schema":"https://json.schemastore.org/sarif-2.1.0.json""#,
    #"[{"check_name":"#, "[]",
    #"<?xmlversion="1.0"encoding="UTF-8"?><testsuitesname="fontkit""#,
    #"<?xmlversion="1.0"encoding="UTF-8"?><checkstyleversion="#,
    "::errorfile=", "::warningfile=", "::noticefile=",
  ]

  /// Whether the first two lines are a finding with its fix, as ``ReportFormat/text`` has them.
  private static func isText(_ text: String) -> Bool {
    let lines = text.split(
      maxSplits: 2, omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return lines.count > 1 && lines[0].hasSuffix("]") && lines[1].hasPrefix("  fix: ")
  }
}
