/// Finds what somebody probably meant.
public enum Spelling {
  /// The nearest of some names, best first: within a third of the name's length in edits.
  public static func nearest(to name: String, among names: [String], limit: Int = 3) -> [String] {
    let wanted = Array(name.lowercased().unicodeScalars)
    let reach = max(2, wanted.count / 3)
    let scored = names.compactMap { candidate -> (distance: Int, name: String)? in
      let letters = Array(candidate.lowercased().unicodeScalars)
      guard abs(letters.count - wanted.count) <= reach else { return nil }
      let distance = distance(from: wanted, to: letters)
      return distance <= reach ? (distance, candidate) : nil
    }
    return scored.sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }
      .prefix(limit).map { $0.name }
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
