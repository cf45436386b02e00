import FontFiles
import FontMeasuring

/// The face that a command measures in, and how.
struct MeasuringRequest {
  static let font = Option.value("--font", "FILE|NAME", "The font to measure in.")
  static let face = Option.value("--face", "INDEX", "The face of a collection, from 0 (0).")
  static let variations = Option.value(
    "--variations", "TAG=N,...", "The instance of a variable font, such as wght=700.")
  static let language = Option.value(
    "--language", "TAG", "The text's language, as ja or pt-BR, for fonts that draw it differently.")
  static let unshaped = Option.flag(
    "--unshaped", "Add up advances and the kern table, whatever the build.")

  static let options = [font, face, variations, language, unshaped]

  let typesetter: Typesetter

  init(_ arguments: Arguments, _ console: Console) throws(CommandFailure) {
    guard let name = arguments[Self.font] else {
      throw .usage("--font is missing", hint: "--font FILE")
    }
    let path = try FontOperand.path(name, console)
    let index = try arguments.wholeNumber(Self.face, from: 0) ?? 0
    let variations = try Self.variations(arguments)
    let language = try Self.language(arguments)
    typesetter = try CommandFailure.measuring { () throws(MeasuringError) in
      try Typesetter(
        path, face: index, variations: variations, language: language,
        allowsShaping: !arguments.has(Self.unshaped))
    }
  }

  private static func variations(
    _ arguments: Arguments
  ) throws(CommandFailure) -> [String: Double] {
    var variations: [String: Double] = [:]
    for setting in arguments.all(Self.variations).flatMap({ $0.split(separator: ",") }) {
      let parts = setting.split(separator: "=", omittingEmptySubsequences: false)
      guard parts.count == 2, let value = Double(decimal: parts[1].trimmed), value.isFinite else {
        throw .usage("--variations '\(setting)' is no setting", hint: "--variations wght=700")
      }
      guard variations.updateValue(value, forKey: parts[0].trimmed) == nil else {
        throw .usage("--variations sets '\(parts[0].trimmed)' twice")
      }
    }
    return variations
  }

  /// A language as BCP 47 writes it: parts of up to eight letters and digits.
  private static func language(_ arguments: Arguments) throws(CommandFailure) -> String? {
    guard let tag = arguments[language] else { return nil }
    let parts = tag.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
    let isTag = parts.allSatisfy { part in
      (1...8).contains(part.count)
        && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    }
    guard isTag else {
      throw .usage("--language '\(tag)' is no language tag", hint: "--language pt-BR")
    }
    return tag
  }
}

extension Substring {
  /// The text without spaces at its ends.
  fileprivate var trimmed: String {
    let start = drop { $0 == " " }
    let end = start.lastIndex { $0 != " " }
    return end.map { String(start[...$0]) } ?? ""
  }
}

extension CommandFailure {
  /// Measures, and turns what cannot be measured into a failed command.
  static func measuring<Value>(
    _ body: () throws(MeasuringError) -> Value
  ) throws(CommandFailure) -> Value {
    do throws(MeasuringError) { return try body() } catch {
      throw .input(error.path ?? "fontkit", error.message)
    }
  }
}

extension Arguments {
  /// The last value as a whole number that is no smaller than another.
  func wholeNumber(_ option: Option, from least: Int) throws(CommandFailure) -> Int? {
    guard let text = self[option] else { return nil }
    guard let number = Int(text), number >= least else {
      throw .usage("\(option.name) '\(text)' is not a whole number from \(least)")
    }
    return number
  }
}
