import FontCatalog

/// What a string that names no font looks like.
enum FontNameShape {
  /// Whether it ends in a hyphen and a style, as PostScript names do: `Lato-BoldItalic`.
  static func isTypical(_ name: String) -> Bool {
    let parts = name.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count > 1, let style = parts.last, style.first?.isUppercase == true,
      !isForeign(name)
    else { return false }
    let words = StyleWords.words(of: String(style))
    return StyleWords.weight(in: String(style)) != nil
      || words.contains { ["italic", "oblique", "book", "roman"].contains($0) }
  }

  /// Whether it is obviously something else: nothing at all, an address, a path, a colour, a
  /// sentence.
  static func isForeign(_ name: String) -> Bool {
    name.isEmpty || name.hasPrefix("#") || name.contains { "@:/\\?!".contains($0) || $0.isNewline }
      || name.split(separator: " ").count > 4
  }

  /// Whether it is a word for the absence of a choice, as font pickers have it: `system`, `Default`.
  static func isPlaceholder(_ name: String) -> Bool {
    [
      "system", "systemfont", "systemdefault", "default", "defaultfont", "automatic", "auto",
      "none",
    ].contains(name.withoutSeparators)
  }
}
