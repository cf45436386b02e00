public import FontFiles

/// A text set in a face, before a size and a width are chosen.
public struct SetText {
  private let typesetter: Typesetter
  private let paragraphs: [Paragraph]

  init(_ text: String, by typesetter: Typesetter) throws(MeasuringError) {
    self.typesetter = typesetter
    var paragraphs: [Paragraph] = []
    var scalars: [Unicode.Scalar] = []
    scalars.reserveCapacity(text.utf8.count)
    var last: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      if !scalar.endsParagraph {
        scalars.append(scalar)
      } else if scalar != "\n" || last != "\r" {
        paragraphs.append(try Paragraph(scalars, by: typesetter))
        scalars.removeAll()
      }
      last = scalar
    }
    if !scalars.isEmpty { paragraphs.append(try Paragraph(scalars, by: typesetter)) }
    self.paragraphs = paragraphs
  }

  /// The advance of the longest paragraph on a line of its own, trailing spaces included, in font
  /// units.
  public var advance: Int {
    paragraphs.reduce(0) { max($0, $1.advance) }
  }

  /// How many lines the text has where none is broken; none when it is empty.
  public var paragraphCount: Int { paragraphs.count }

  /// The characters that the font lacks, each once, in the order of the text.
  ///
  /// They are measured as the font's missing glyph; on a device another font draws them.
  public var missingCharacters: [Unicode.Scalar] {
    var seen: Set<Unicode.Scalar> = []
    return paragraphs.flatMap(\.missing).filter { seen.insert($0).inserted }
  }

  /// Breaks the text into lines, each as long as the width allows.
  ///
  /// - Parameters:
  ///   - width: The width in points; spaces at the end of a line may stick out.
  ///   - size: The font's size in points.
  /// - Returns: The lines from top to bottom; none for an empty text.
  /// - Throws: ``MeasuringError/needsDictionary(_:)`` when Thai or another such text does not fit
  ///   one line.
  public func lines(within width: Double, at size: Double) throws(MeasuringError) -> [Line] {
    let limit = try units(in: width, at: size)
    var lines: [Line] = []
    for paragraph in paragraphs { lines += try LineBreaker(paragraph).lines(within: limit) }
    return lines
  }

  /// The narrowest width, in font units, that sets the text in some number of lines, or fewer,
  /// without cutting a word; `nil` when it has more paragraphs than that.
  ///
  /// - Throws: ``MeasuringError/needsDictionary(_:)`` for more than one line of Thai or another such
  ///   text.
  public func narrowestWidth(lines count: Int) throws(MeasuringError) -> Int? {
    try narrowestWidths(lines: [count])[count]
  }

  /// The narrowest widths for some numbers of lines, without those that are too few.
  package func narrowestWidths(lines counts: Set<Int>) throws(MeasuringError) -> [Int: Int] {
    let counts = counts.filter { $0 >= paragraphs.count }
    var widths: [Int: Int] = [:]
    var longest = 0
    for paragraph in paragraphs { longest = max(longest, try paragraph.lineAdvance()) }
    if counts.contains(1) { widths[1] = longest }
    guard counts.contains(where: { $0 > 1 }) else { return widths }
    let shortest = try widestWord().advance
    let breakers = lineBreakers
    for count in counts where count > 1 {
      widths[count] = try breakers.narrowestWidth(lines: count, from: shortest, through: longest)
    }
    return widths
  }

  /// What breaks each paragraph into lines.
  var lineBreakers: [LineBreaker] {
    paragraphs.map(LineBreaker.init)
  }

  /// The widest part that no rule of line breaking divides, without the spaces after it.
  public func widestWord() throws(MeasuringError) -> Line {
    var widest = Line(text: "", advance: 0, breaksWord: false)
    for breaker in lineBreakers {
      for word in try breaker.words() where word.advance > widest.advance { widest = word }
    }
    return widest
  }

  /// The smallest rectangle around the outlines of all paragraphs, each on a line of its own that
  /// starts at 0, in font units; `nil` for blank text, and for text in both directions at once.
  public func ink() throws(MeasuringError) -> FontMetrics.BoundingBox? {
    var ink: FontMetrics.BoundingBox?
    for paragraph in paragraphs { ink.formUnion(try paragraph.ink()) }
    return ink
  }

  /// The height of one line in points.
  public func lineHeight(at size: Double) -> Double {
    Double(typesetter.lineHeight) * size / Double(typesetter.unitsPerEm)
  }

  /// The font units that fit a width; what is equal in decimal numbers fits.
  func units(in width: Double, at size: Double) throws(MeasuringError) -> Int {
    let ems = try width.requiredPositive("width") / (try size.requiredPositive("size"))
    return Int(min(ems * Double(typesetter.unitsPerEm) * (1 + 1e-12), 1e15))
  }
}

extension [LineBreaker] {
  /// How many lines all paragraphs take; `nil` when a word is too long, or when there are more than
  /// some number.
  func lineCount(within limit: Int, atMost most: Int) throws(MeasuringError) -> Int? {
    var count = 0
    for breaker in self {
      guard let lines = try breaker.lineCount(within: limit, atMost: most - count) else {
        return nil
      }
      count += lines
    }
    return count
  }

  /// The narrowest width between two for some number of lines, given that the wider one will do.
  func narrowestWidth(
    lines: Int, from narrowest: Int, through widest: Int
  ) throws(MeasuringError) -> Int {
    if try lineCount(within: narrowest, atMost: lines) != nil { return narrowest }
    var narrow = narrowest
    var wide = Swift.max(narrowest, widest)
    while narrow < wide {
      let middle = (narrow + wide) / 2
      let fits = try lineCount(within: middle, atMost: lines) != nil
      if fits { wide = middle } else { narrow = middle + 1 }
    }
    return wide
  }
}

extension Unicode.Scalar {
  /// Whether the character is of a class that always ends a line: BK, CR, LF or NL of UAX #14.
  fileprivate var endsParagraph: Bool {
    switch value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }
}
