import FontFiles

extension CharacterCoverage {
  /// The Private Use Areas.
  static let privateUse: [ClosedRange<UInt32>] = [
    0xE000...0xF8FF, 0xF_0000...0xF_FFFD, 0x10_0000...0x10_FFFD,
  ]

  /// Whether text can be set: there are letters, and most characters are not private ones.
  var suitsText: Bool {
    count == 0 || 2 * count(in: Self.privateUse) <= count && hasLetters
  }

  /// Whether there are so few letters that only a word or two can be set, as by the font of a logo:
  /// no script that is written today has fewer than 20.
  var suitsFewWords: Bool {
    (1..<20).contains(ranges.lazy.joined().filter(Self.isLetter).prefix(20).count)
  }

  /// Whether most of the letters from A to Z are there.
  var hasLatinLetters: Bool {
    count(in: [0x41...0x5A, 0x61...0x7A]) > 26
  }

  /// How many of the code points lie in some ranges.
  func count(in areas: [ClosedRange<UInt32>]) -> Int {
    ranges.reduce(0) { sum, range in
      sum + areas.filter(range.overlaps).reduce(0) { $0 + range.clamped(to: $1).count }
    }
  }

  private var hasLetters: Bool {
    ranges.contains { $0.contains(where: Self.isLetter) }
  }

  private static func isLetter(_ codePoint: UInt32) -> Bool {
    Unicode.Scalar(codePoint)?.properties.isAlphabetic ?? false
  }
}
