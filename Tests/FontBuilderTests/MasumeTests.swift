import FontBuilder
import Foundation
import Testing

@Suite struct MasumeTests {
  private static let fonts = URL(filePath: #filePath)
    .deletingLastPathComponent().appending(path: "../../Fonts").standardized

  private let source: PixelSource

  init() throws {
    source = try PixelSource(
      Masume.sourceNames.map { name in
        try String(contentsOf: Self.fonts.appending(path: "Masume/\(name)"), encoding: .utf8)
      })
  }

  @Test(arguments: Masume.Style.allCases)
  func `the committed font is what its source draws`(style: Masume.Style) throws {
    let committed = try Data(contentsOf: Self.fonts.appending(path: style.fileName))
    #expect(
      Array(committed) == Masume.font(style, source: source).bytes, "run swift run build-fonts")
  }

  @Test(arguments: Masume.Style.allCases)
  func `every glyph's ink lies inside the line`(style: Masume.Style) {
    let font = Masume.font(style, source: source)
    for glyph in font.glyphs {
      #expect(glyph.boundingBox.yMax <= font.hhea.ascender, "\(glyph.name)")
      #expect(glyph.boundingBox.yMin >= font.hhea.descender, "\(glyph.name)")
      #expect(glyph.boundingBox.xMin >= 0, "\(glyph.name)")
      #expect(glyph.boundingBox.xMax <= glyph.advance, "\(glyph.name)")
    }
  }

  @Test func `ASCII, Latin-1 and all kana are drawn`() {
    let drawn = Set(source.drawings.compactMap(\.character?.value))
    let asked: [ClosedRange<UInt32>] = [
      0x20...0x7E, 0xA0...0xFF, 0x3041...0x3096, 0x309B...0x309E, 0x30A1...0x30FE,
    ]
    #expect(asked.flatMap(\.self).filter { !drawn.contains($0) } == [])
  }

  @Test func `the letters have the heights that the metrics state`() {
    let font = Masume.font(.regular, source: source)
    #expect(font["H"].boundingBox.yMax == font.os2.capHeight)
    #expect(font["x"].boundingBox.yMax == font.os2.xHeight)
  }

  @Test(
    arguments: [
      ("A B\n#\n", "line 1: a row does not have one drawing for each of 2 names"),
      ("\nA\n#\n##\n", "line 2: the rows of A differ in width"),
      ("É = E acute", "line 1: there is no part E"),
      ("A\n#\n\nA\n#\n", "line 4: A is drawn twice"),
    ])
  func `a mistake in a source is told with its line`(text: String, message: String) throws {
    let mistake = try #require(throws: PixelSource.Mistake.self) { try PixelSource([text]) }
    #expect(mistake.description == message)
  }

  @Test func `contours are clockwise around ink and counter-clockwise around holes`() throws {
    let ring = try PixelSource(["O\n###\n#.#\n###\n"]).drawings[0].bitmap
    #expect(
      ring.contours(pixel: (10, 10), xOffset: 0) == [
        [Point(0, 30), Point(30, 30), Point(30, 0), Point(0, 0)],
        [Point(20, 10), Point(20, 20), Point(10, 20), Point(10, 10)],
      ])
  }

  @Test func `pixels that share only a corner stay apart`() throws {
    let steps = try PixelSource(["A\n.#\n#.\n"]).drawings[0].bitmap
    #expect(steps.contours(pixel: (10, 10), xOffset: 0).map(\.count) == [4, 4])
  }
}
