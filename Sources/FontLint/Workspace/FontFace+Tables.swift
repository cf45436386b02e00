import FontFiles

extension FontFace {
  /// Whether an sfnt has a table; `false` for other formats.
  func hasTable(_ tag: String) -> Bool {
    tables.contains { $0.tag == tag }
  }
}
