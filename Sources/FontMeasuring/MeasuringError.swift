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
  /// No multiple of the step is one of the sizes to consider, or there are too many.
  case noSizes
  /// The text holds a control character, whose width the font does not say.
  case controlCharacter(Unicode.Scalar)
  /// The character's script needs shaping.
  case needsShaping(Unicode.Scalar)
  /// The text has to be broken into lines with a dictionary, which the rules of Unicode lack.
  case needsDictionary(Unicode.Scalar)
  /// The font lacks characters that a text would take from another font.
  case missingCharacters([Unicode.Scalar])
  /// The font's rules make HarfBuzz give up, or a glyph does not load.
  case tooComplex
}

extension MeasuringError: CustomStringConvertible {
  /// One line, which starts with the font's path where the font is at fault.
  public var description: String {
    switch self {
    case .font(let error): error.description
    case .noSuchFace(let path, let index, let count):
      "\(path): there is no face \(index) (it has \(count), counted from 0)"
    case .noOutlines(let path): "\(path): it holds bitmaps only, which have no size in ems"
    case .unknownAxis(let path, let tag, let axes):
      "\(path): it has no axis '\(tag)' (\(Self.list(axes)))"
    case .outOfRange(let path, let axis, let value):
      "\(path): \(axis.tag)=\(value) is outside of \(axis.minimum) to \(axis.maximum)"
    case .noLineHeight(let path): "\(path): it has no hhea table, so its lines have no height"
    case .notPositive(let name, let value): "the \(name) \(value) is not a number above 0"
    case .noSizes: "no multiple of the step lies between the smallest and the largest size"
    case .controlCharacter(let scalar):
      "\(scalar.notation) is a control character, whose width no font says (remove it)"
    case .needsShaping(let scalar):
      "\(scalar.notation) needs shaping, which this build lacks or was told to leave out "
        + "(build with --traits Shaping)"
    case .needsDictionary(let scalar):
      "lines of the script of \(scalar.notation) are broken with a dictionary, which is not at hand "
        + "(break the lines by hand, or make it fit one line)"
    case .missingCharacters(let scalars):
      "the font lacks \(scalars.map(\.notation).joined(separator: ", ")): their width is that of "
        + "another font"
    case .tooComplex: "the font's layout rules are too complex, or a glyph is damaged"
    }
  }

  private static func list(_ axes: [String]) -> String {
    axes.isEmpty ? "it has none" : "it has \(axes.joined(separator: ", "))"
  }
}

extension Unicode.Scalar {
  /// The code point as Unicode writes it, such as U+00E9.
  package var notation: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
