/// The identifiers that the search for font names looks for, told apart once by the tokenizer.
enum SwiftWord: UInt8, Sendable {
  case other
  case `in`, `if`
  case `let`, `var`, `for`
  case `enum`, `case`, `func`, `self`, font, `init`
  case `class`, actor, `guard`, `while`
  case `struct`, custom, uiFont, nsFont, `switch`, `return`, string, ctFont, cgFont
  case `default`, `protocol`, fontName, `extension`
  case scaledFont, scaledMetric, generatedFonts
  case fontDescriptor, coreTextCreator, coreTextAttribute

  /// The word that some bytes spell.
  init(_ bytes: [UInt8], _ range: Range<Int>) {
    self = .other
    guard range.count < Self.byLength.count else { return }
    for candidate in Self.byLength[range.count] where candidate.matches(bytes, range.lowerBound) {
      self = candidate.word
      return
    }
  }

  private struct Candidate {
    var spelling: [UInt8]
    var word: SwiftWord

    func matches(_ bytes: [UInt8], _ start: Int) -> Bool {
      for index in spelling.indices where bytes[start + index] != spelling[index] { return false }
      return true
    }
  }

  /// The candidates of each length, found at the length as index.
  private static let byLength: [[Candidate]] = {
    let longest = spellings.map(\.0.utf8.count).max() ?? 0
    var table = [[Candidate]](repeating: [], count: longest + 1)
    for (spelling, word) in spellings {
      table[spelling.utf8.count].append(Candidate(spelling: Array(spelling.utf8), word: word))
    }
    return table
  }()

  private static let spellings: [(String, SwiftWord)] = [
    ("in", .in), ("if", .if), ("let", .let), ("var", .var), ("for", .for), ("enum", .enum),
    ("case", .case), ("func", .func), ("self", .self), ("Self", .self), ("Font", .font),
    ("init", .`init`), ("class", .class), ("actor", .actor), ("guard", .guard),
    ("while", .while), ("struct", .struct), ("custom", .custom), ("UIFont", .uiFont),
    ("NSFont", .nsFont), ("switch", .switch), ("return", .return), ("String", .string),
    ("CTFont", .ctFont), ("CGFont", .cgFont), ("default", .default), ("protocol", .protocol),
    ("fontName", .fontName), ("fontNamed", .fontName), ("postScriptName", .fontName),
    ("postscriptName", .fontName), ("extension", .extension),
    ("scaledFont", .scaledFont), ("ScaledMetric", .scaledMetric), ("R", .generatedFonts),
    ("UIFontDescriptor", .fontDescriptor), ("NSFontDescriptor", .fontDescriptor),
    ("CTFontCreateWithName", .coreTextCreator),
    ("CTFontCreateWithNameAndOptions", .coreTextCreator),
    ("CTFontDescriptorCreateWithNameAndSize", .coreTextCreator),
    ("kCTFontNameAttribute", .coreTextAttribute),
  ]
}
