extension String {
  /// The text in quotation marks, or its beginning where it is long.
  var quoted: String {
    let start = String(unicodeScalars.prefix(Self.quotedLimit))
    return unicodeScalars.count > Self.quotedLimit ? "'\(start)…'" : "'\(self)'"
  }

  /// The most characters that a message quotes.
  private static let quotedLimit = 80
}
