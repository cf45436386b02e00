/// The text form of a pixel font, laid out like a specimen sheet.
///
///     // A comment.
///     baseline 1            the bands below have one row under the baseline
///     A     , acute         a band: characters, or names of parts, above their drawings
///     ..#.. . ..#
///     .#.#. # .#.
///     #...# # ...
///     Á = A acute@1,9       drawn of others, each over the ones before, at pixels right and up
///     blank U+0020 3        a character without ink, three pixels wide
package struct PixelSource {
  /// A drawing; a part of others has no character.
  package struct Drawing {
    package var character: Unicode.Scalar?
    package var bitmap: PixelBitmap
  }

  /// A line that cannot be read.
  package struct Mistake: Error, CustomStringConvertible {
    package var line: Int
    package var description: String
  }

  /// The drawings in order of appearance.
  package private(set) var drawings: [Drawing] = []
  private var indices: [Substring: Int] = [:]
  private var baseline = 0

  /// Reads sources as if they were one, so that each can use the drawings of those before.
  package init(_ texts: [String]) throws(Mistake) {
    let lines = texts.flatMap { $0.split(separator: "\n", omittingEmptySubsequences: false) }
    var next = 0
    while next < lines.count {
      let header = lines[next]
      let rows = lines[(next + 1)...].prefix { !$0.isEmpty && $0.allSatisfy(".# ".contains) }
      do {
        try read(header, rows: Array(rows))
      } catch {
        throw Mistake(line: next + 1, description: "line \(next + 1): \(error.reason)")
      }
      next += 1 + rows.count
    }
  }

  private struct Unreadable: Error {
    var reason: String
  }

  private mutating func read(_ header: Substring, rows: [Substring]) throws(Unreadable) {
    let words = header.split(separator: " ")
    if header.hasPrefix("//") || words.isEmpty { return }
    if words.count == 2, words[0] == "baseline", let value = Int(words[1]) {
      baseline = value
    } else if words.count == 3, words[0] == "blank", let width = Int(words[2]) {
      try add(PixelBitmap(blank: width), named: words[1])
    } else if words.count > 2, words[1] == "=" {
      try add(composition(of: words.dropFirst(2)), named: words[0])
    } else {
      try addBand(names: words, rows: rows.map { $0.split(separator: " ") })
    }
  }

  private mutating func addBand(names: [Substring], rows: [[Substring]]) throws(Unreadable) {
    guard !rows.isEmpty, rows.allSatisfy({ $0.count == names.count }) else {
      throw Unreadable(reason: "a row does not have one drawing for each of \(names.count) names")
    }
    for (column, name) in names.enumerated() {
      let cells = rows.map { $0[column] }
      guard Set(cells.map(\.count)).count == 1 else {
        throw Unreadable(reason: "the rows of \(name) differ in width")
      }
      try add(PixelBitmap(rows: cells, baseline: baseline), named: name)
    }
  }

  private func composition(of parts: ArraySlice<Substring>) throws(Unreadable) -> PixelBitmap {
    var whole = PixelBitmap(blank: 0)
    for part in parts {
      let pieces = part.split(separator: "@", maxSplits: 1)
      let place =
        pieces.count == 2 ? pieces[1].split(separator: ",").compactMap { Int($0) } : [0, 0]
      guard place.count == 2, let index = indices[pieces[0]] else {
        throw Unreadable(reason: "there is no part \(part)")
      }
      whole.draw(drawings[index].bitmap, x: place[0], y: place[1])
    }
    return whole
  }

  private mutating func add(_ bitmap: PixelBitmap, named name: Substring) throws(Unreadable) {
    guard indices.updateValue(drawings.count, forKey: name) == nil else {
      throw Unreadable(reason: "\(name) is drawn twice")
    }
    drawings.append(Drawing(character: Self.character(named: name), bitmap: bitmap))
  }

  /// The character of `A` or `U+0041`; `nil` for the longer name of a part.
  private static func character(named name: Substring) -> Unicode.Scalar? {
    if name.unicodeScalars.count == 1 { return name.unicodeScalars.first }
    guard name.hasPrefix("U+"), let code = UInt32(name.dropFirst(2), radix: 16) else { return nil }
    return Unicode.Scalar(code)
  }
}
