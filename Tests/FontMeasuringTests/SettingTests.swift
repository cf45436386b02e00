import FontFiles
import FontMeasuring
import Testing

@Suite struct SettingTests {
  @Test func `Inter's AVATAR To is 15504 units wide unshaped`() throws {
    let inter = try Typesetter(SampleFonts.inter, allowsShaping: false)
    #expect(inter.method == .unshaped)
    #expect(inter.unitsPerEm == 2816)
    #expect(try inter.set("AVATAR To").advance == 15504)
  }

  /// DotGothic16: Latin half an em, kana one em.
  private func lines(_ text: String, within width: Double, at size: Double) throws -> [String] {
    try Typesetter(SampleFonts.dotGothic).set(text).lines(within: width, at: size).map(\.text)
  }

  @Test(arguments: [
    ("Hello World", 55.0, ["Hello World"]),
    ("Hello World", 54.9, ["Hello", "World"]),
    ("Hello   World  ", 25.0, ["Hello", "World"]),
    ("Hello\nWorld\n", 100.0, ["Hello", "World"]),
    ("a\r\n\r\nb\u{2028}c", 100.0, ["a", "", "b", "c"]),
    ("キャッシュを「消去」しました。", 40.0, ["キャッ", "シュを", "「消去」", "しまし", "た。"]),
    ("Hello", 10.0, ["He", "ll", "o"]),
    ("Hello", 1.0, ["H", "e", "l", "l", "o"]),
    ("こんにちは", 30.0, ["こんに", "ちは"]),
    ("", 10.0, []),
    ("\n", 10.0, [""]),
    ("a\u{A0}b c", 15.0, ["a\u{A0}b", "c"]),
    ("soft\u{AD}er so\u{AD}lo", 25.0, ["soft-", "er", "so\u{AD}lo"]),
    ("soft\u{AD}er", 24.0, ["soft", "\u{AD}er"]),
  ])
  func `Lines are as long as the width allows`(
    text: String, width: Double, expected: [String]
  ) throws {
    #expect(try lines(text, within: width, at: 10) == expected)
  }

  @Test func `A line that ends inside of a word says so`() throws {
    let text = try Typesetter(SampleFonts.dotGothic).set("Hello you")
    let lines = try text.lines(within: 20, at: 10)
    #expect(lines.map(\.text) == ["Hell", "o", "you"])
    #expect(lines.map(\.breaksWord) == [true, false, false])
    #expect(lines.map(\.advance) == [2000, 500, 1500])
  }

  @Test func `The widest word is what no rule divides`() throws {
    let text = try Typesetter(SampleFonts.dotGothic).set("To be, or\nnot to be: extra-ordinary")
    let word = try text.widestWord()
    #expect(word.text == "ordinary")
    #expect(word.advance == 4000)
  }

  @Test(arguments: [(1, 11000), (2, 6000), (3, 4500), (4, 3000), (5, 3000)])
  func `The narrowest width for some lines cuts no word`(count: Int, width: Int) throws {
    let text = try Typesetter(SampleFonts.dotGothic).set("Some more extra words.")
    #expect(try text.narrowestWidth(lines: count) == width)
  }

  @Test(arguments: [
    ("Some more extra words.", [1: 11000, 2: 6000, 4: 3000, 9: 3000]),
    ("a\nbc de", [2: 2500, 4: 1000, 9: 1000]), ("a\nb\nc", [4: 500, 9: 500]),
    ("", [1: 0, 2: 0, 4: 0, 9: 0]), ("\n\n", [2: 0, 4: 0, 9: 0]),
  ])
  func `Narrowest widths leave out numbers of lines that are too few`(
    text: String, widths: [Int: Int]
  ) throws {
    let text = try Typesetter(SampleFonts.dotGothic).set(text)
    #expect(try text.narrowestWidths(lines: [0, 1, 2, 4, 9]) == widths)
  }

  @Test func `More paragraphs than lines have no narrowest width`() throws {
    let text = try Typesetter(SampleFonts.dotGothic).set("a\nb")
    #expect(try text.narrowestWidth(lines: 1) == nil)
    #expect(try text.narrowestWidth(lines: 2) == 500)
  }

  @Test func `Characters that the font lacks are named once, in order`() throws {
    let text = try Typesetter(SampleFonts.dotGothic).set("a\u{1F600}b\u{FA11}\n\u{1F600}")
    #expect(text.missingCharacters == ["\u{1F600}", "\u{FA11}"])
  }

  #if Shaping
    @Test func `Characters that are never seen are not lacking`() throws {
      let text = try Typesetter(SampleFonts.dotGothic).set("\u{1F468}\u{200D}\u{1F469}\u{FE0F}")
      #expect(text.missingCharacters == ["\u{1F468}", "\u{1F469}"])
    }
  #endif

  @Test func `The ink of a line is that of its glyphs in their places`() throws {
    // As hb-shape --show-extents prints them.
    let text = try Typesetter(SampleFonts.dotGothic).set("HH")
    let ink = FontMetrics.BoundingBox(xMin: 28, yMin: -28, xMax: 972, yMax: 787)
    #expect(try text.ink() == ink)
    #expect(try Typesetter(SampleFonts.dotGothic).set(" ").ink() == nil)
  }

  @Test func `A variable font is measured at its instance`() throws {
    let regular = try Typesetter(SampleFonts.inter, allowsShaping: false)
    let bold = try Typesetter(
      SampleFonts.inter, variations: ["wght": 700], allowsShaping: false)
    #expect(try regular.set("Hamburg").advance < bold.set("Hamburg").advance)
  }

  @Test func `What cannot be measured is an error`() throws {
    let inter = SampleFonts.inter
    #expect(throws: MeasuringError.unknownAxis(path: inter, tag: "XXXX", axes: ["wght", "slnt"])) {
      try Typesetter(inter, variations: ["XXXX": 1])
    }
    #expect(throws: MeasuringError.noSuchFace(path: inter, index: 3, count: 1)) {
      try Typesetter(inter, face: 3)
    }
    #expect(throws: MeasuringError.font(.notFound(path: "none.ttf"))) {
      try Typesetter("none.ttf")
    }
    let typesetter = try Typesetter(inter, allowsShaping: false)
    #expect(throws: MeasuringError.controlCharacter("\t")) { try typesetter.set("a\tb") }
    #expect(throws: MeasuringError.controlCharacter("\0")) { try typesetter.set("\0") }
    for (text, scalar) in [("a \u{628}", "\u{628}"), ("e\u{301}", "\u{301}" as Unicode.Scalar)] {
      #expect(throws: MeasuringError.needsShaping(scalar, .choice)) { try typesetter.set(text) }
    }
    for bad in [0, -1, .nan, .infinity] as [Double] {
      #expect(throws: MeasuringError.self) { try typesetter.set("a").lines(within: bad, at: 10) }
      #expect(throws: MeasuringError.self) { try typesetter.set("a").lines(within: 10, at: bad) }
    }
  }

  @Test(
    .timeLimit(.minutes(3)),
    arguments: ["a", "あ", "a ", "مرحبا", "\u{301}", "\u{AD}", "AV", "a\u{AD}", "👍🏽"])
  func `A hundred thousand bytes are set in bounded time`(unit: String) throws {
    let count = 100_000 / unit.utf8.count
    let text = String(repeating: unit, count: count)
    let typesetter = try Typesetter(SampleFonts.inter)
    do throws(MeasuringError) {
      let set = try typesetter.set(text)
      _ = try set.lines(within: 300, at: 17)
      _ = try set.lines(within: 1e300, at: 1e-300)
      _ = try set.widestWord()
      _ = try set.narrowestWidths(lines: [1, 7, 60, 1000])
      _ = try? CopyFitting(width: 300, height: 1000).largestSize(for: set)
    } catch {
      let isRefused = typesetter.method == .unshaped || ["\u{301}", "\u{AD}"].contains(unit)
      #expect(isRefused, "\(error)")
    }
  }
}
