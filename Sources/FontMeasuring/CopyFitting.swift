/// Finds the largest size at which a text fits a place; lengths are in points.
public struct CopyFitting: Hashable, Sendable {
  /// The width that lines may have.
  public let width: Double
  /// The height that all lines together may have; unlimited when `nil`.
  public let height: Double?
  /// How many lines there may be; as many as the height allows when `nil`.
  public let lines: Int?
  /// Sizes are multiples of this.
  public let step: Double
  /// The sizes to consider, as multiples of the step.
  private let multiples: ClosedRange<Int>

  /// Creates a place for text.
  ///
  /// - Parameters:
  ///   - width: The width that lines may have.
  ///   - height: The height that all lines together may have.
  ///   - lines: How many lines there may be, at least 1; when `nil`, as many as the height allows,
  ///     and one where the height is unlimited.
  ///   - step: Sizes are multiples of this.
  ///   - sizes: The smallest and the largest size to consider.
  /// - Throws: ``MeasuringError/notPositive(name:value:)``, or ``MeasuringError/noSizes`` when no
  ///   multiple of the step lies in the range, ``MeasuringError/tooManySizes`` when too many do.
  public init(
    width: Double, height: Double? = nil, lines: Int? = nil, step: Double = 0.5,
    sizes: ClosedRange<Double> = 1...1000
  ) throws(MeasuringError) {
    self.width = try width.requiredPositive("width")
    self.height = try height?.requiredPositive("height")
    self.lines = lines ?? (height == nil ? 1 : nil)
    self.step = try step.requiredPositive("step")
    let first = (try sizes.lowerBound.requiredPositive("smallest size") / step).rounded(.up)
    let last = (try sizes.upperBound.requiredPositive("largest size") / step).rounded(.down)
    guard last < 1e15 else { throw .tooManySizes }
    guard first <= last else { throw .noSizes }
    multiples = Int(first)...Int(last)
  }

  /// The largest size at which a text fits, or `nil` when even the smallest is too large.
  ///
  /// A text fits when no line is wider than the width, no word is broken, and neither the number
  /// of lines nor their height, at the font's own line height, is exceeded.
  ///
  /// - Throws: ``MeasuringError`` for a text that cannot be broken into lines, or whose width is
  ///   unknown since the font lacks characters.
  public func largestSize(for text: SetText) throws(MeasuringError) -> Double? {
    guard text.missingCharacters.isEmpty else {
      throw .missingCharacters(text.missingCharacters)
    }
    let breakers = text.lineBreakers
    var low = multiples.lowerBound - 1
    var high = multiples.upperBound
    while low < high {
      let middle = low + (high - low + 1) / 2
      if try fits(text, breakers, at: size(middle)) { low = middle } else { high = middle - 1 }
    }
    return low < multiples.lowerBound ? nil : size(low)
  }

  /// A multiple of the step; 0.3 rather than 0.30000000000000004 for steps such as 0.1.
  private func size(_ multiple: Int) -> Double {
    let perPoint = (1 / step).rounded()
    return perPoint * step == 1 ? Double(multiple) / perPoint : Double(multiple) * step
  }

  /// Whether a text fits at a size.
  public func fits(_ text: SetText, at size: Double) throws(MeasuringError) -> Bool {
    try fits(text, text.lineBreakers, at: size)
  }

  private func fits(
    _ text: SetText, _ breakers: [LineBreaker], at size: Double
  ) throws(MeasuringError) -> Bool {
    let limit = try text.units(in: width, at: size)
    let most = min(lines ?? .max, linesInHeight(of: text, size))
    return try breakers.lineCount(within: limit, atMost: most) != nil
  }

  /// How many lines the height holds; what is equal in decimal numbers fits.
  private func linesInHeight(of text: SetText, _ size: Double) -> Int {
    let lineHeight = text.lineHeight(at: size)
    guard let height, lineHeight > 0 else { return .max }
    return Int(min(height * (1 + 1e-12) / lineHeight, 1e15))
  }
}

extension Double {
  /// The number, when it is finite and above zero.
  func requiredPositive(_ name: String) throws(MeasuringError) -> Double {
    guard isFinite, self > 0 else { throw .notPositive(name: name, value: self) }
    return self
  }
}
