import FontScaling
import Testing

@Suite struct ScalingLawTests {
  /// Style, value, category and result, measured at 3x on the iOS 26 simulator.
  static let measured: [(TextStyle, Double, ContentSizeCategory, Double)] = [
    (.body, 17, .medium, 49.0 / 3), (.body, 17, .accessibility5, 48),
    (.body, 22, .accessibility5, 62), (.body, 22, .xSmall, 19),
    (.largeTitle, 22, .accessibility5, 113.0 / 3), (.largeTitle, 22, .xSmall, 61.0 / 3),
    (.footnote, 11, .accessibility2, 61.0 / 3),
  ]

  @Test(arguments: measured)
  func `A measured value comes out`(
    _ style: TextStyle, _ value: Double, _ category: ContentSizeCategory, _ expected: Double
  ) throws {
    #expect(try style.scaledValue(value, at: category) == expected)
  }

  /// The law in exact integers: no binary64 takes part until the result.
  private func exact(_ value: Int, _ style: TextStyle, _ category: ContentSizeCategory, scale: Int)
    throws -> Double
  {
    let current = Int(try style.leading(at: category))
    let standard = Int(try style.leading(at: .large))
    let pixels = (2 * value * current * scale + standard) / (2 * standard)
    return Double(pixels) / Double(scale)
  }

  private static let styles = TextStyle.allCases.filter { (try? $0.leading(at: .large)) != nil }

  @Test(arguments: styles, ContentSizeCategory.allCases)
  func `The whole grid of iOS is the law in exact numbers`(
    _ style: TextStyle, _ category: ContentSizeCategory
  ) throws {
    for value in 1...72 {
      for scale in DisplayScale.allCases {
        let expected = try exact(value, style, category, scale: scale.rawValue)
        let scaled = try style.scaledValue(Double(value), at: category, displayScale: scale)
        #expect(scaled == expected)
      }
      let font = try style.scaledFont(Double(value), at: category)
      #expect(font == (try exact(value, style, category, scale: 1)))
    }
  }

  @Test func `The grid has eleven styles`() {
    #expect(Self.styles.count == 11)
  }

  @Test func `A fractional value is snapped to pixels at the default category too`() throws {
    #expect(try TextStyle.body.scaledValue(17.2, at: .large) == 52.0 / 3)
    #expect(try TextStyle.body.scaledValue(17.2, at: .large, displayScale: .x2) == 17)
    #expect(try TextStyle.body.scaledValue(17.5, at: .large, displayScale: .x1) == 18)
  }

  @Test func `Values keep their sign, and zero stays zero`() throws {
    #expect(try TextStyle.body.scaledValue(-17, at: .medium) == -49.0 / 3)
    #expect(try TextStyle.body.scaledValue(0, at: .accessibility5) == 0)
    #expect(try TextStyle.body.scaledMetric(-17, at: .medium) == -49.0 / 3)
  }

  @Test func `A font is capped after rounding, and the cap is not rounded`() throws {
    #expect(try TextStyle.body.scaledFont(17, at: .accessibility3) == 37)
    #expect(try TextStyle.body.scaledFont(17, at: .accessibility3, maximum: 30.5) == 30.5)
    #expect(try TextStyle.body.scaledFont(17, at: .accessibility3, maximum: 40) == 37)
    #expect(try TextStyle.body.scaledFont(17, at: .xSmall, minimum: 16) == 16)
    #expect(try TextStyle.body.scaledFont(17, at: .xSmall, minimum: 12) == 15)
  }

  @Test func `The one measured font that the law misses is an exact tie`() throws {
    #expect(try TextStyle.headline.scaledFont(11, at: .accessibility4) == 26)
    #expect(try TextStyle.headline.leading(at: .accessibility4) * 11 / 22 == 25.5)
  }

  @Test func `A scaled metric can be a pixel away on an exact tie`() throws {
    #expect(try TextStyle.footnote.scaledMetric(11, at: .accessibility2) == 20)
    #expect(try TextStyle.footnote.scaledValue(11, at: .accessibility2) == 61.0 / 3)
    #expect(try TextStyle.body.scaledMetric(17, at: .medium, displayScale: .x2) == 16)
  }

  @Test func `Font calls scale with body, with their style, or not at all`() throws {
    #expect(try FontCall.size.shownSize(17, at: .accessibility5) == 48)
    #expect(try FontCall.sizeRelativeTo(.largeTitle).shownSize(22, at: .accessibility5) == 38)
    #expect(try FontCall.fixedSize.shownSize(17.3, at: .accessibility5) == 17.3)
    #expect(throws: ScalingError.invalidSize(0)) {
      try FontCall.fixedSize.shownSize(0, at: .large)
    }
  }

  @Test func `The point-size ratio is another law`() throws {
    #expect(try TextStyle.body.pointSizeRatio(at: .accessibility5) == 53.0 / 17)
    #expect(try TextStyle.body.pointSizeRatio(at: .large) == 1)
    #expect(try TextStyle.body.pointSizeRatio(at: .accessibility3, on: .macOS) == 1)
  }

  @Test func `Sizes are fixed on the Mac and on Apple TV`() throws {
    for platform in [Platform.macOS, .tvOS] {
      for category in ContentSizeCategory.allCases {
        #expect(try TextStyle.body.scaledValue(13, at: category, on: platform) == 13)
        #expect(try TextStyle.body.scaledFont(13, at: category, on: platform) == 13)
      }
    }
    #expect(throws: ScalingError.self) {
      try TextStyle.largeTitle.scaledValue(13, at: .large, on: .tvOS)
    }
  }

  @Test func `A watch scales from the default of its case`() throws {
    #expect(try TextStyle.body.scaledFont(16, at: .large, on: .watchOS(.mm41)) == 16)
    #expect(try TextStyle.body.scaledFont(17, at: .xLarge, on: .watchOS(.mm45)) == 17)
    #expect(
      try TextStyle.body.scaledValue(17, at: .large, on: .watchOS(.mm45), displayScale: .x2)
        == (17 * 18.5 / 19.5 * 2).rounded() / 2)
  }

  @Test func `A title that is known at its default only is not scaled off it`() throws {
    #expect(try TextStyle.extraLargeTitle.scaledFont(36, at: .large) == 36)
    #expect(throws: ScalingError.self) { try TextStyle.extraLargeTitle.scaledFont(36, at: .small) }
    #expect(throws: ScalingError.self) { try TextStyle.footnote2.scaledFont(12, at: .large) }
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e308])
  func `A value that is not finite, or grows out of binary64, is refused`(_ value: Double) {
    #expect(throws: ScalingError.self) {
      try TextStyle.body.scaledValue(value, at: .accessibility5)
    }
    #expect(throws: ScalingError.self) {
      try TextStyle.body.scaledMetric(value * 1e3, at: .accessibility5)
    }
    #expect(throws: ScalingError.self) { try TextStyle.body.scaledFont(value, at: .accessibility5) }
  }

  @Test(arguments: [0, -17.0, .nan])
  func `A size or a limit that is not positive is refused`(_ size: Double) {
    #expect(throws: ScalingError.self) { try TextStyle.body.scaledFont(size, at: .large) }
    #expect(throws: ScalingError.self) { try TextStyle.body.customFont(size, at: .large) }
    #expect(throws: ScalingError.self) {
      try TextStyle.body.scaledFont(17, at: .large, maximum: size)
    }
    #expect(throws: ScalingError.self) {
      try TextStyle.body.scaledFont(17, at: .large, minimum: size)
    }
  }

  @Test func `A font that rounds to no point is refused, a length may vanish`() throws {
    #expect(throws: ScalingError.roundsToNothing(0.4)) {
      try TextStyle.body.scaledFont(0.4, at: .large)
    }
    #expect(throws: ScalingError.roundsToNothing(0.4)) {
      try TextStyle.body.customFont(0.4, at: .large)
    }
    #expect(try TextStyle.body.scaledFont(0.5, at: .large) == 1)
    #expect(try TextStyle.body.scaledFont(0.4, at: .accessibility5) == 1)
    #expect(try TextStyle.body.scaledValue(0.1, at: .large) == 0)
  }

  @Test func `Limits must not cross`() throws {
    #expect(throws: ScalingError.invalidLimits(minimum: 20, maximum: 10)) {
      try SizeLimits(minimum: 20, maximum: 10)
    }
    let limits = try SizeLimits(minimum: 10, maximum: 20)
    #expect([5, 15, 25].map(limits.clamp) == [10, 15, 20])
    #expect(try SizeLimits(minimum: 10).clamp(5) == 10)
    #expect(try SizeLimits(maximum: 10).clamp(15) == 10)
    #expect(SizeLimits.none.clamp(15) == 15)
  }

  @Test func `A display scale of 0 cannot be made`() {
    #expect(DisplayScale(rawValue: 0) == nil)
    #expect(DisplayScale(rawValue: 4) == nil)
  }
}
