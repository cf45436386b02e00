import FontFiles
import FontMeasuring

/// A text and all that `fontkit measure` says of it.
struct MeasuredText {
  /// A character that the font lacks.
  struct Missing {
    let scalar: Unicode.Scalar
    /// The first fallback font that has it; `nil` when none has.
    let fallback: String?
  }

  let text: String
  let advance: Int
  /// How many lines it has where none is broken.
  let paragraphCount: Int
  let ink: FontMetrics.BoundingBox?
  /// The widest part that no rule divides; `nil` where that takes a dictionary.
  let widestWord: Line?
  /// `nil` when no width was asked for.
  let lines: [Line]?
  let missing: [Missing]

  init(
    _ text: String, by typesetter: Typesetter, width: Double?, size: Double, fallbacks: [FontFile]
  ) throws(MeasuringError) {
    let set = try typesetter.set(text)
    self.text = text
    advance = set.advance
    paragraphCount = set.paragraphCount
    ink = try set.ink()
    widestWord = try? set.widestWord()
    lines = try width.map { width throws(MeasuringError) in
      try set.lines(within: width, at: size)
    }
    missing = set.missingCharacters.map { scalar in
      let font = fallbacks.first { $0.faces.contains { $0.coverage.contains(scalar) } }
      return Missing(scalar: scalar, fallback: font?.path)
    }
  }
}
