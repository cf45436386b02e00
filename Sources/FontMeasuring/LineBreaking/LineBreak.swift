/// Whether a line may end at a place in a text.
package enum LineBreak: Hashable, Sendable {
  case prohibited
  case allowed
  case mandatory
}

extension LineBreak {
  /// The break before each character, and after the last one: one more than there are characters.
  ///
  /// The rules are those of [UAX #14](https://www.unicode.org/reports/tr14/tr14-49.html) for
  /// Unicode 15.0 with the default classes, which make Japanese small kana nonstarters (strict
  /// kinsoku), and with numbers kept whole as its section 8.2, example 7, describes.
  package static func breaks(in scalars: some Collection<Unicode.Scalar>) -> [LineBreak] {
    let classes = scalars.map(LineBreakClass.init(of:))
    var breaks: [LineBreak] = []
    breaks.reserveCapacity(classes.count + 1)
    var rules = LineBreakRules()
    for index in classes.indices {
      breaks.append(rules.read(classes[index], followedBy: classes[(index + 1)...]))
    }
    breaks.append(classes.isEmpty ? .prohibited : .mandatory)
    return breaks
  }
}
