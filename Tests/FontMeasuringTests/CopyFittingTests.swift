import FontMeasuring
import Testing

@Suite struct CopyFittingTests {
  private func size(_ text: String, _ fitting: CopyFitting) throws -> Double? {
    try fitting.largestSize(for: try Typesetter(SampleFonts.dotGothic).set(text))
  }

  @Test func `One line grows until it fills the width`() throws {
    #expect(try size("Hello World", CopyFitting(width: 300)) == 54.5)
    #expect(try size("Hello, World!", CopyFitting(width: 300)) == 46)
    #expect(try size("こんにちは", CopyFitting(width: 200)) == 40)
    #expect(try size("こんにちは", CopyFitting(width: 199.9)) == 39.5)
  }

  @Test func `Several lines grow until a word, the lines or the height are too much`() throws {
    #expect(try size("Hello World", CopyFitting(width: 300, lines: 2)) == 120)
    #expect(try size("Hello World", CopyFitting(width: 300, height: 100)) == 54.5)
    #expect(try size("Hello World", CopyFitting(width: 300, height: 289.6)) == 100)
    #expect(try size("Hello World", CopyFitting(width: 300, height: 289.5)) == 99.5)
    #expect(try size("Hello\nWorld", CopyFitting(width: 300)) == nil)
  }

  @Test func `Sizes are multiples of the step within the limits`() throws {
    #expect(try size("Hello World", CopyFitting(width: 300, step: 0.1)) == 54.5)
    #expect(try size("Hello World", CopyFitting(width: 300, step: 4)) == 52)
    #expect(try size("Hello World", CopyFitting(width: 300, sizes: 8...20)) == 20)
    #expect(try size("Hello World", CopyFitting(width: 300, sizes: 60...80)) == nil)
    #expect(throws: MeasuringError.noSizes) { try CopyFitting(width: 300, step: 3, sizes: 10...11) }
    #expect(throws: MeasuringError.tooManySizes) { try CopyFitting(width: 300, sizes: 1...1e300) }
    #expect(throws: MeasuringError.notPositive(name: "width", value: -1)) {
      try CopyFitting(width: -1)
    }
  }

  @Test(arguments: [
    "", "\n", "Hello", "Some more extra words.", "Two\n\nparagraphs of it",
    "吾輩は猫である。\nABC", "so\u{AD}lo ",
  ])
  func `A text fits where its lines do`(text: String) throws {
    let text = try Typesetter(SampleFonts.dotGothic).set(text)
    for (width, most) in [(9.0, 1), (20, 9), (25, 3), (30, 2), (45, 2), (50, 1), (85, 1)] {
      let lines = try text.lines(within: width, at: 10)
      let fits =
        lines.count <= most && lines.allSatisfy { !$0.breaksWord && $0.advance <= Int(width) * 100 }
      #expect(try CopyFitting(width: width, lines: most).fits(text, at: 10) == fits)
      let height = try CopyFitting(width: width, height: 14.48 * Double(most))
      #expect(try height.fits(text, at: 10) == fits)
    }
  }

  @Test func `A text with characters of another font fits no size`() throws {
    #expect(throws: MeasuringError.missingCharacters(["\u{1F600}"])) {
      try size("\u{1F600}", CopyFitting(width: 300))
    }
  }
}
