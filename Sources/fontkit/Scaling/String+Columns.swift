import FontMeasuring

extension StringProtocol {
  /// How many columns of a terminal the text fills: two for a Japanese character, none for a
  /// combining mark.
  var columns: Int {
    unicodeScalars.reduce(0) { $0 + Int(PackedRanges.columnCount.value(at: $1.value) ?? 1) }
  }

  /// As much of the text's start as some columns hold, with an ellipsis where that is not all.
  func shortened(toColumns most: Int) -> String {
    guard columns > most else { return String(self) }
    var free = most - 1
    let start = prefix { character in
      free -= String(character).columns
      return free >= 0
    }
    return start + "…"
  }
}
