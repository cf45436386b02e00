/// The words of style names and the weights that they stand for.
enum StyleWords {
  /// A word for a weight, with the values of OS/2 usWeightClass that fit it.
  struct Weight: Equatable {
    let name: String
    let classes: ClosedRange<Int>
    /// The value to suggest.
    let usual: Int
  }

  /// The words of a style name in lower case, with `semi`, `demi`, `extra` and `ultra` joined to
  /// what they modify: `SemiBold Italic` and `Semi Bold Italic` give `semibold`, `italic`.
  static func words(of style: String) -> [String] {
    var words: [String] = []
    for part in parts(of: style) {
      if let last = words.last, ["semi", "demi", "extra", "ultra"].contains(last) {
        words[words.count - 1] = last + part
      } else {
        words.append(part)
      }
    }
    return words
  }

  /// The weight that a style name speaks of.
  static func weight(in style: String) -> Weight? {
    words(of: style).lazy.compactMap { weights[$0] }.first
  }

  /// Divides at spaces, hyphens, and where a capital follows a small letter.
  private static func parts(of style: String) -> [String] {
    var parts: [String] = [""]
    var previous: Character = " "
    for character in style {
      let isBreak = character == " " || character == "-" || character == "_"
      if isBreak || character.isUppercase && previous.isLowercase { parts.append("") }
      if !isBreak { parts[parts.count - 1] += character.lowercased() }
      previous = character
    }
    return parts.filter { !$0.isEmpty }
  }

  private static let weights: [String: Weight] = {
    let rows: [(names: [String], classes: ClosedRange<Int>, usual: Int)] = [
      (["hairline"], 1...250, 100),
      (["thin"], 100...250, 100),
      (["extralight", "ultralight"], 200...275, 200),
      (["light"], 300...300, 300),
      (["regular", "normal"], 400...400, 400),
      (["medium"], 500...500, 500),
      (["semibold", "demibold"], 600...600, 600),
      (["bold"], 700...700, 700),
      (["extrabold", "ultrabold"], 800...800, 800),
      (["heavy"], 800...900, 800),
      (["black"], 900...1000, 900),
    ]
    let pairs = rows.flatMap { row in
      row.names.map { ($0, Weight(name: $0, classes: row.classes, usual: row.usual)) }
    }
    return Dictionary(uniqueKeysWithValues: pairs)
  }()
}
