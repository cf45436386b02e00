import FontScaling

extension Percentage {
  /// A percentage as it is written on the command line.
  ///
  /// `9%` is 9 %; a bare number above 1 is a number of percents (`9`), below 1 a fraction (`0.09`);
  /// a bare `1` could be either and is refused.
  init(parsing text: String, for option: String) throws(CommandFailure) {
    let hasSign = text.hasSuffix("%")
    guard let number = Double(decimal: hasSign ? text.dropLast() : text[...]), number.isFinite
    else {
      throw .usage("\(option) '\(text)' is not a percentage", hint: "such as 9, 9% or 0.09")
    }
    guard hasSign || number != 1 else {
      throw .usage("\(option) '\(text)' is ambiguous", hint: "write 1% or 100%")
    }
    let isFraction = !hasSign && (0..<1).contains(number)
    do throws(ScalingError) {
      self = isFraction ? try Percentage(fraction: number) : try Percentage(percent: number)
    } catch {
      throw .usage("\(option) '\(text)' is outside 0 to 100 %", hint: "such as 9, 9% or 0.09")
    }
  }

  /// Two percentages with one of some characters between them, such as `50%,40%`.
  static func pair(
    parsing text: String, separatedBy separators: String, for option: String
  ) throws(CommandFailure) -> (Percentage, Percentage) {
    let parts = text.split(omittingEmptySubsequences: false) { separators.contains($0) }
    guard parts.count == 2 else {
      throw .usage(
        "\(option) '\(text)' is not two percentages", hint: "such as 50%\(separators.prefix(1))40%")
    }
    return (
      try Percentage(parsing: String(parts[0]), for: option),
      try Percentage(parsing: String(parts[1]), for: option)
    )
  }
}
