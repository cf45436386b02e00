public import FontFiles

/// Why a text cannot be measured in a font.
public enum MeasuringError: Error, Hashable, Sendable {
  /// The font file cannot be read.
  case font(FontFileError)
  /// The file has no face at that index.
  case noSuchFace(path: String, index: Int, count: Int)
  /// The face has only bitmaps of fixed sizes.
  case noOutlines(path: String)
  /// The face has no such variation axis; `axes` are those it has.
  case unknownAxis(path: String, tag: String, axes: [String])
  /// The value is outside of the axis's range.
  case outOfRange(path: String, axis: VariationAxis, value: Double)
  /// The face lacks the metrics of a line.
  case noLineHeight(path: String)
  /// A size, width or height is not a finite number above zero.
  case notPositive(name: String, value: Double)
  /// No multiple of the step is one of the sizes to consider.
  case noSizes
  /// Too many multiples of the step are sizes to consider.
  case tooManySizes
  /// The text holds a control character, whose width the font does not say.
  case controlCharacter(Unicode.Scalar)
  /// The character's script needs shaping, which is not to be had for a reason.
  case needsShaping(Unicode.Scalar, UnshapedReason)
  /// The text has to be broken into lines with a dictionary, which the rules of Unicode lack.
  case needsDictionary(Unicode.Scalar)
  /// The font lacks characters that a text would take from another font.
  case missingCharacters([Unicode.Scalar])
  /// More combining or invisible characters follow each other than ``SetText`` shapes.
  case tooManyMarks(Unicode.Scalar, limit: Int)
  /// The font's rules make HarfBuzz give up, or a glyph does not load.
  case tooComplex
}

extension MeasuringError: CustomStringConvertible {
  /// One line, which starts with the font's path where the font is at fault.
  public var description: String {
    path.map { "\($0): \(message)" } ?? message
  }

  /// The font's path, where the font is at fault; `nil` where the text or a size is.
  public var path: String? {
    switch self {
    case .font(let error): error.path
    case .noSuchFace(let path, _, _), .noOutlines(let path), .noLineHeight(let path),
      .unknownAxis(let path, _, _), .outOfRange(let path, _, _):
      path
    default: nil
    }
  }

  /// What is wrong, without the path.
  public var message: String {
    switch self {
    case .font(let error): error.message
    case .noSuchFace(_, let index, let count):
      "there is no face \(index) (it has \(count), counted from 0)"
    case .noOutlines: "it holds bitmaps only, which have no size in ems"
    case .noLineHeight: "it has no hhea table, so its lines have no height"
    case .unknownAxis(_, let tag, let axes):
      "it has no axis '\(tag)' (it has \(axes.isEmpty ? "none" : axes.joined(separator: ", ")))"
    case .outOfRange(_, let axis, let value):
      "\(axis.tag)=\(value) is outside of \(axis.minimum) to \(axis.maximum)"
    case .notPositive(let name, let value): "the \(name) \(value) is not a number above 0"
    case .noSizes: "no multiple of the step lies between the smallest and the largest size"
    case .tooManySizes: "the step is too small for the largest size"
    case .controlCharacter(let scalar):
      "\(scalar.notation) is a control character, whose width no font says (remove it)"
    case .needsShaping(let scalar, let reason):
      "\(scalar.notation) cannot be measured unshaped (\(reason.remedy))"
    case .needsDictionary(let scalar):
      "lines with \(scalar.notation) are broken by a dictionary, which is not at hand "
        + "(break them by hand, or make the text fit one line)"
    case .missingCharacters(let scalars):
      "the font lacks \(Self.list(scalars)), whose width is that of another font"
    case .tooManyMarks(let scalar, let limit):
      "more than \(limit) combining or invisible characters follow each other, the last of them "
        + "\(scalar.notation)"
    case .tooComplex: "the font's layout rules are too complex, or a glyph is damaged"
    }
  }

  /// The first few of some characters.
  private static func list(_ scalars: [Unicode.Scalar]) -> String {
    let first = scalars.prefix(8).map(\.notation).joined(separator: ", ")
    return scalars.count > 8 ? "\(first) and \(scalars.count - 8) more" : first
  }
}

extension Unicode.Scalar {
  /// The code point as Unicode writes it, such as U+00E9.
  package var notation: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
