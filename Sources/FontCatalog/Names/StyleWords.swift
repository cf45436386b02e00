/// The words of style names and the weights that they stand for.
package enum StyleWords {
  /// A word for a weight, with the values of OS/2 usWeightClass that fit it.
  package struct Weight: Equatable {
    package let name: String
    package let classes: ClosedRange<Int>
    /// The value to suggest.
    package let usual: Int
  }

  /// The words of a style name in lower case, with `semi`, `demi`, `extra` and `ultra` joined to
  /// what they modify: `SemiBold Italic` and `Semi Bold Italic` give `semibold`, `italic`.
  package static func words(of style: String) -> [String] {
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
  package static func weight(in style: String) -> Weight? {
    words(of: style).lazy.compactMap { weights[$0] }.first
  }

  /// Whether a text is made of words for styles and nothing else.
  package static func isStyle(_ text: Substring) -> Bool {
    let letters = Array(
      text.lowercased().unicodeScalars.filter { !"-_ ".unicodeScalars.contains($0) })
    var ends: Set = [0]
    for start in letters.indices where ends.contains(start) {
      for word in all where letters[start...].starts(with: word) {
        ends.insert(start + word.count)
      }
    }
    return !letters.isEmpty && ends.contains(letters.count)
  }

  private static let all = """
    36pkn black bold book caption caps compressed cond condensed demi display expanded extended
    extra hairline heavy hk housescript inline it ita italic light medium mo mono mt narrow normal obl
    oblique oldstyle outline plain poster regular roman sc semi shadow small solid tc text thin
    titling ultra w0 w1 w2 w3 w4 w5 w6 w7 w8 w9 wide
    """.split(whereSeparator: \.isWhitespace).map { Array($0.unicodeScalars) }

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
