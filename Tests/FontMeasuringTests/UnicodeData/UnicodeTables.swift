import FontMeasuring
import Testing

/// The tables of FontMeasuring, computed from the Unicode Character Database.
struct UnicodeTables {
  private let lineBreak: UnicodeProperty
  private let width: UnicodeProperty
  private let category: UnicodeProperty
  private let script: UnicodeProperty
  private let pictograph: UnicodeProperty
  private let modifier: UnicodeProperty

  init() throws {
    lineBreak = try UnicodeProperty("extracted/DerivedLineBreak.txt")
    width = try UnicodeProperty("extracted/DerivedEastAsianWidth.txt")
    category = try UnicodeProperty("extracted/DerivedGeneralCategory.txt", otherwise: "Cn")
    script = try UnicodeProperty("Scripts.txt")
    pictograph = try UnicodeProperty("emoji/emoji-data.txt", only: "Extended_Pictographic")
    modifier = try UnicodeProperty("emoji/emoji-data.txt", only: "Emoji_Modifier")
  }

  func lineBreakClasses() throws -> PackedRanges {
    try packed { codePoint in
      let name = resolvedName(of: codePoint)
      return try #require(Self.classes[name], "no class for \(name)").rawValue
    }
  }

  /// 1 for the characters whose advances may be added up, 0 for those that need shaping.
  func additiveCharacters() -> PackedRanges {
    packed { isAdditive($0) ? 1 : 0 }
  }

  /// How many columns of a terminal a character fills.
  func columnCounts() -> PackedRanges {
    packed { codePoint in
      if ["Mn", "Me", "Cf"].contains(category[codePoint]), codePoint != 0xAD { return 0 }
      return ["F", "W", "Wide"].contains(width[codePoint]) ? 2 : 1
    }
  }

  private func isAdditive(_ codePoint: Int) -> Bool {
    let hasScript = Self.additiveScripts.contains(script[codePoint]) || category[codePoint] == "Co"
    return hasScript && !category[codePoint].hasPrefix("M") && modifier[codePoint].isEmpty
      && !["JL", "JV", "JT", "RI"].contains(lineBreak[codePoint])
  }

  /// Scripts whose letters neither join, nor reorder, nor change shape beside each other.
  private static let additiveScripts: Set = [
    "Common", "Latin", "Greek", "Cyrillic", "Armenian", "Georgian", "Hebrew", "Cherokee",
    "Ethiopic", "Canadian_Aboriginal", "Bopomofo", "Hangul", "Hiragana", "Katakana", "Han", "Yi",
  ]

  /// Rule LB1, and the further properties that LB30 and LB30b ask for.
  private func resolvedName(of codePoint: Int) -> String {
    let name = lineBreak[codePoint]
    let isWide = ["F", "W", "H", "Wide"].contains(width[codePoint])
    switch name {
    case "SA" where ["Mn", "Mc"].contains(category[codePoint]): return "CM"
    case "CJ": return "NS"
    case "OP" where isWide, "CP" where isWide: return "wide " + name
    case "ID", "Ideographic":
      let isReserved = category[codePoint] == "Cn" && !pictograph[codePoint].isEmpty
      return isReserved ? "reserved" : name
    default: return name
    }
  }

  private static let classes: [String: LineBreakClass] = [
    "AL": .alphabetic, "AI": .alphabetic, "SG": .alphabetic, "XX": .alphabetic,
    "Unknown": .alphabetic, "HL": .hebrewLetter, "NU": .numeric,
    "ID": .ideographic, "Ideographic": .ideographic, "reserved": .reservedPictograph,
    "BK": .mandatoryBreak, "CR": .carriageReturn, "LF": .lineFeed, "NL": .nextLine,
    "SP": .space, "ZW": .zeroWidthSpace, "WJ": .wordJoiner, "GL": .glue,
    "CM": .combiningMark, "ZWJ": .zeroWidthJoiner, "BA": .breakAfter, "BB": .breakBefore,
    "B2": .breakBoth, "HY": .hyphen, "CB": .contingentBreak, "QU": .quotation,
    "OP": .openPunctuation, "wide OP": .wideOpenPunctuation, "CL": .closePunctuation,
    "CP": .closeParenthesis, "wide CP": .wideCloseParenthesis, "EX": .exclamation,
    "IS": .infixSeparator, "IN": .inseparable, "NS": .nonstarter, "SY": .symbol,
    "PR": .prefix, "Prefix_Numeric": .prefix, "PO": .postfix, "JL": .hangulLead,
    "JV": .hangulVowel, "JT": .hangulTrail, "H2": .hangulPair, "H3": .hangulTriple,
    "EB": .emojiBase, "EM": .emojiModifier, "RI": .regionalIndicator, "SA": .complexContext,
  ]

  private func packed(_ value: (Int) throws -> UInt8) rethrows -> PackedRanges {
    var elements: [UInt32] = []
    for codePoint in 0..<0x110000 {
      let value = try value(codePoint)
      if let last = elements.last, UInt8(truncatingIfNeeded: last) == value { continue }
      elements.append(UInt32(codePoint) << 8 | UInt32(value))
    }
    return PackedRanges(elements: elements)
  }
}
