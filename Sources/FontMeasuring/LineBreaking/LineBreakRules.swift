/// The rules of UAX #14 (Unicode 15.0), read from left to right.
struct LineBreakRules {
  /// How much of a number has been read (LB25).
  private enum Number {
    case none, digits, closed
  }

  /// The class before the place, with its combining marks; `nil` at the start of the text.
  private var last: LineBreakClass?
  /// The class before ``last``.
  private var secondLast: LineBreakClass?
  /// The class before the place and before any spaces there.
  private var lastBeforeSpaces: LineBreakClass?
  private var isAfterJoiner = false
  private var number = Number.none
  private var regionalIndicators = 0

  /// Reads the next character, and says whether a line may end before it.
  mutating func read(
    _ unresolved: LineBreakClass, followedBy rest: ArraySlice<LineBreakClass>
  ) -> LineBreak {
    let isMark = unresolved == .combiningMark || unresolved == .zeroWidthJoiner
    defer { isAfterJoiner = unresolved == .zeroWidthJoiner }
    if isMark, let last, last.takesMarks { return .prohibited }
    let next = isMark || unresolved == .complexContext ? .alphabetic : unresolved
    let kind = last.map { decide(between: $0, and: next, followedBy: rest) } ?? .prohibited
    advance(past: next)
    return kind
  }

  private mutating func advance(past next: LineBreakClass) {
    switch next {
    case .numeric: number = .digits
    case .symbol, .infixSeparator: number = number == .digits ? .digits : .none
    case _ where next.isClosing: number = number == .digits ? .closed : .none
    default: number = .none
    }
    regionalIndicators = next == .regionalIndicator ? regionalIndicators + 1 : 0
    secondLast = last
    last = next
    if next != .space { lastBeforeSpaces = next }
  }

  private func decide(
    between last: LineBreakClass, and next: LineBreakClass,
    followedBy rest: ArraySlice<LineBreakClass>
  ) -> LineBreak {
    if last.endsLine, !(last == .carriageReturn && next == .lineFeed) { return .mandatory }
    if let kind = spaces(last, next) { return kind }
    let isKept =
      punctuation(last, next) || words(last, next) || numbers(last, next, rest)
      || hangul(last, next) || lettersAndParentheses(last, next) || emoji(last, next)
    return isKept ? .prohibited : .allowed
  }

  /// LB6 to LB20, where spaces and the breaks around them are decided.
  private func spaces(_ last: LineBreakClass, _ next: LineBreakClass) -> LineBreak? {
    if next.endsLine || next == .space || next == .zeroWidthSpace { return .prohibited }
    if lastBeforeSpaces == .zeroWidthSpace { return .allowed }
    if isAfterJoiner || last == .wordJoiner || next == .wordJoiner { return .prohibited }
    if last == .glue { return .prohibited }
    if next == .glue, last != .space, last != .breakAfter, last != .hyphen { return .prohibited }
    if keepsAcrossSpaces(next) { return .prohibited }
    if last == .space { return .allowed }
    if last == .quotation || next == .quotation { return .prohibited }
    return last == .contingentBreak || next == .contingentBreak ? .allowed : nil
  }

  /// LB13 to LB17.
  private func keepsAcrossSpaces(_ next: LineBreakClass) -> Bool {
    switch (lastBeforeSpaces, next) {
    case (_, .exclamation), (_, .infixSeparator), (_, .symbol): true
    case (let last, _) where next.isClosing || last?.isOpening == true: true
    case (.quotation, _): next.isOpening
    case (let last?, .nonstarter): last.isClosing
    default: lastBeforeSpaces == .breakBoth && next == .breakBoth
    }
  }

  /// LB21 and LB22.
  private func punctuation(_ last: LineBreakClass, _ next: LineBreakClass) -> Bool {
    switch (last, next) {
    case (_, .breakAfter), (_, .hyphen), (_, .nonstarter), (_, .inseparable): true
    case (.breakBefore, _), (.symbol, .hebrewLetter): true
    case (.hyphen, _), (.breakAfter, _): secondLast == .hebrewLetter
    default: false
    }
  }

  /// LB23, LB23a and LB24.
  private func words(_ last: LineBreakClass, _ next: LineBreakClass) -> Bool {
    switch (last, next) {
    case (.numeric, _) where next.isLetter, (_, .numeric) where last.isLetter: true
    case (.prefix, _), (.postfix, _):
      next.isLetter || (last == .prefix && next.isIdeographic)
    case (_, .prefix), (_, .postfix):
      last.isLetter || (next == .postfix && last.isIdeographic)
    default: false
    }
  }

  /// LB25: `(PR | PO)? (OP | HY)? NU (NU | SY | IS)* (CL | CP)? (PR | PO)?` is not broken.
  private func numbers(
    _ last: LineBreakClass, _ next: LineBreakClass, _ rest: ArraySlice<LineBreakClass>
  ) -> Bool {
    switch (last, next) {
    case (_, .numeric):
      number == .digits || last == .prefix || last == .postfix || last == .hyphen
        || last.isOpening
    case (.prefix, _), (.postfix, _):
      (next.isOpening || next == .hyphen)
        && rest.first { $0 != .combiningMark && $0 != .zeroWidthJoiner } == .numeric
    case (_, .prefix), (_, .postfix): number != .none
    default: false
    }
  }

  /// LB26 and LB27.
  private func hangul(_ last: LineBreakClass, _ next: LineBreakClass) -> Bool {
    switch (last, next) {
    case (.hangulLead, .hangulLead), (.hangulLead, .hangulVowel): true
    case (.hangulLead, .hangulPair), (.hangulLead, .hangulTriple): true
    case (.hangulVowel, .hangulVowel), (.hangulVowel, .hangulTrail): true
    case (.hangulPair, .hangulVowel), (.hangulPair, .hangulTrail): true
    case (.hangulTrail, .hangulTrail), (.hangulTriple, .hangulTrail): true
    case (_, .postfix): last.isHangul
    case (.prefix, _): next.isHangul
    default: false
    }
  }

  /// LB28, LB29 and LB30.
  private func lettersAndParentheses(_ last: LineBreakClass, _ next: LineBreakClass) -> Bool {
    switch (last, next) {
    case (.infixSeparator, _): next.isLetter
    case (.closeParenthesis, _): next.isLetter || next == .numeric
    case (_, .openPunctuation): last.isLetter || last == .numeric
    default: last.isLetter && next.isLetter
    }
  }

  /// LB30a and LB30b.
  private func emoji(_ last: LineBreakClass, _ next: LineBreakClass) -> Bool {
    switch (last, next) {
    case (.regionalIndicator, .regionalIndicator): !regionalIndicators.isMultiple(of: 2)
    case (.emojiBase, .emojiModifier), (.reservedPictograph, .emojiModifier): true
    default: false
    }
  }
}

extension LineBreakClass {
  /// LB4 and LB5.
  fileprivate var endsLine: Bool {
    switch self {
    case .mandatoryBreak, .carriageReturn, .lineFeed, .nextLine: true
    default: false
    }
  }

  /// LB9.
  fileprivate var takesMarks: Bool {
    !endsLine && self != .space && self != .zeroWidthSpace
  }

  fileprivate var isLetter: Bool {
    self == .alphabetic || self == .hebrewLetter
  }

  fileprivate var isIdeographic: Bool {
    switch self {
    case .ideographic, .reservedPictograph, .emojiBase, .emojiModifier: true
    default: false
    }
  }

  fileprivate var isOpening: Bool {
    self == .openPunctuation || self == .wideOpenPunctuation
  }

  fileprivate var isClosing: Bool {
    self == .closePunctuation || self == .closeParenthesis || self == .wideCloseParenthesis
  }

  fileprivate var isHangul: Bool {
    switch self {
    case .hangulLead, .hangulVowel, .hangulTrail, .hangulPair, .hangulTriple: true
    default: false
    }
  }
}
