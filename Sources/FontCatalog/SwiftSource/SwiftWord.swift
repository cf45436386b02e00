/// The identifiers that the search for font names looks for, told apart once by the tokenizer.
enum SwiftWord: UInt8, Sendable {
  case other
  case `let`, `var`, `for`, `in`, `if`
  case `enum`, `case`, `func`, `self`, font, `else`, `init`, `default`, module
  case `class`, actor, `guard`, `while`, blast
  case `struct`, custom, uiFont, nsFont, `switch`, `return`, string, ctFont, cgFont
  case `extension`, `protocol`
  case scaledFont, scaledMetric

  /// The word that some bytes spell.
  init(_ bytes: [UInt8], _ range: Range<Int>) {
    self = .other
    for candidate in Self.candidates(length: range.count)
    where Self.matches(bytes, range.lowerBound, candidate.spelling) {
      self = candidate.word
      return
    }
  }

  private struct Candidate {
    var spelling: [UInt8]
    var word: SwiftWord

    init(_ spelling: String, _ word: SwiftWord) {
      self.spelling = Array(spelling.utf8)
      self.word = word
    }
  }

  private static func candidates(length: Int) -> [Candidate] {
    length < byLength.count ? byLength[length] : []
  }

  private static let byLength: [[Candidate]] = [
    [], [],
    [Candidate("in", .in), Candidate("if", .if)],
    [Candidate("let", .let), Candidate("var", .var), Candidate("for", .for)],
    [
      Candidate("enum", .enum), Candidate("case", .case), Candidate("func", .func),
      Candidate("self", .self), Candidate("Font", .font), Candidate("else", .else),
      Candidate("init", .`init`),
    ],
    [
      Candidate("class", .class), Candidate("actor", .actor), Candidate("guard", .guard),
      Candidate("while", .while), Candidate("blast", .blast),
    ],
    [
      Candidate("struct", .struct), Candidate("custom", .custom), Candidate("UIFont", .uiFont),
      Candidate("NSFont", .nsFont), Candidate("switch", .switch), Candidate("return", .return),
      Candidate("String", .string), Candidate("CTFont", .ctFont), Candidate("CGFont", .cgFont),
      Candidate("module", .module),
    ],
    [Candidate("default", .default)],
    [Candidate("protocol", .protocol)],
    [Candidate("extension", .extension)],
    [Candidate("scaledFont", .scaledFont)],
    [],
    [Candidate("ScaledMetric", .scaledMetric)],
  ]

  private static func matches(_ bytes: [UInt8], _ start: Int, _ spelling: [UInt8]) -> Bool {
    for index in spelling.indices where bytes[start + index] != spelling[index] { return false }
    return true
  }
}
