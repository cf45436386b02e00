/// Finds what somebody probably meant.
public enum Spelling {
  /// The nearest of some names, best first.
  ///
  /// Near is within a third of the name's length in edits, two at least, but never the whole name.
  ///
  /// Of names that are equally near, those given first come first.
  public static func nearest(to name: String, among names: [String], limit: Int = 3) -> [String] {
    let wanted = Array(name.lowercased().unicodeScalars)
    let reach = min(max(2, wanted.count / 3), wanted.count - 1)
    let scored = names.enumerated().compactMap { order, candidate -> (Int, Int, String)? in
      let letters = Array(candidate.lowercased().unicodeScalars)
      guard abs(letters.count - wanted.count) <= reach else { return nil }
      let distance = distance(from: wanted, to: letters)
      return distance <= reach ? (distance, order, candidate) : nil
    }
    return scored.sorted { $0 < $1 }.prefix(limit).map { $0.2 }
  }

  /// A question for an error message, or `nil` when nothing is near.
  public static func hint(for name: String, among names: [String]) -> String? {
    let near = nearest(to: name, among: names)
    guard !near.isEmpty else { return nil }
    return "did you mean \(near.map { "'\($0)'" }.joined(separator: " or "))?"
  }

  /// The Levenshtein distance: insertions, deletions and substitutions.
  private static func distance(from a: [Unicode.Scalar], to b: [Unicode.Scalar]) -> Int {
    var row = Array(0...b.count)
    for (i, x) in a.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, y) in b.enumerated() {
        let substituted = diagonal + (x == y ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = min(substituted, diagonal + 1, row[j] + 1)
      }
    }
    return row[b.count]
  }
}
