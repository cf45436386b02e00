/// The line breaking class of a character, after rule LB1 of UAX #14 has resolved the unclear ones.
///
/// Three classes are split by the further properties that rules LB30 and LB30b ask for.
package enum LineBreakClass: UInt8, CaseIterable, Sendable {
  case alphabetic, hebrewLetter, numeric, ideographic
  case mandatoryBreak, carriageReturn, lineFeed, nextLine
  case space, zeroWidthSpace, wordJoiner, glue
  case combiningMark, zeroWidthJoiner
  case breakAfter, breakBefore, breakBoth, hyphen, contingentBreak
  case quotation, openPunctuation, closePunctuation, closeParenthesis
  case exclamation, infixSeparator, inseparable, nonstarter, symbol
  case prefix, postfix
  case hangulLead, hangulVowel, hangulTrail, hangulPair, hangulTriple
  case emojiBase, emojiModifier, regionalIndicator
  /// Open punctuation that is as wide as an ideograph, to which LB30 does not apply.
  case wideOpenPunctuation
  /// Closing parentheses of that width.
  case wideCloseParenthesis
  /// Code points reserved for emoji to come.
  case reservedPictograph
  /// Letters of scripts that are broken with a dictionary, such as Thai; the rules read
  /// ``alphabetic``.
  case complexContext
}

extension LineBreakClass {
  /// The class of a character; a binary search over 1,700 ranges.
  package init(of scalar: Unicode.Scalar) {
    self = PackedRanges.lineBreakClass.value(at: scalar.value).flatMap(Self.init) ?? .alphabetic
  }
}
