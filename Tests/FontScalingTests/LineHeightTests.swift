import FontScaling
import Testing

@Suite struct LineHeightTests {
  /// 1.448 em, as DotGothic16 has.
  private let dotGothic: LineMetrics
  private let design: DesignLineHeight

  init() throws {
    dotGothic = try LineMetrics(ascender: 1.16, descender: -0.288, lineGap: 0)
    design = try DesignLineHeight(fontSize: 17, lineHeight: 28)
  }

  @Test func `DotGothic16 reaches 17 over 28`() throws {
    let spacing = try design.spacing(for: dotGothic)
    #expect(abs(spacing.naturalLineHeight - 24.616) < 1e-12)
    #expect(abs(spacing.lineSpacing - 3.384) < 1e-12)
    #expect(abs(spacing.padding - 1.692) < 1e-12)
    #expect(spacing.lineHeight == 28)
  }

  @Test func `DotGothic16 cannot reach 17 over 24`() throws {
    let tight = try DesignLineHeight(fontSize: 17, lineHeight: 24)
    let smallest = try dotGothic.lineHeight(atSize: 17)
    #expect(throws: ScalingError.unreachableLineHeight(wanted: 24, smallest: smallest)) {
      try tight.spacing(for: dotGothic)
    }
  }

  @Test func `The natural height itself is reachable`() throws {
    let natural = try DesignLineHeight(fontSize: 17, lineHeight: 24.616)
    #expect(abs(try natural.spacing(for: dotGothic).lineSpacing) < 1e-12)
  }

  @Test func `The line height scales with the font at every category`() throws {
    for category in ContentSizeCategory.allCases {
      let spacing = try design.spacing(for: dotGothic, style: .body, at: category)
      #expect(spacing.fontSize == (try TextStyle.body.customFont(17, at: category)))
      #expect(abs(spacing.lineHeight / spacing.fontSize - 28.0 / 17) < 1e-12)
      #expect(abs(spacing.naturalLineHeight / spacing.fontSize - 1.448) < 1e-12)
    }
  }

  @Test func `Both trims and the capitals make a whole line`() throws {
    let metrics = try LineMetrics(ascender: 0.9, descender: -0.2, lineGap: 0.1)
    let trim = try metrics.leadingTrim(capHeight: 0.7)
    #expect(abs(trim.above - 0.2) < 1e-12)
    #expect(abs(trim.below - 0.3) < 1e-12)
    #expect(abs(trim.above + 0.7 + trim.below - metrics.lineHeight) < 1e-12)
  }

  @Test(arguments: [0, -1, .nan, .infinity, 1.7e308])
  func `A size that is none, or too large, has no line`(_ size: Double) {
    #expect(throws: ScalingError.self) { try dotGothic.lineHeight(atSize: size) }
    #expect(throws: ScalingError.self) { try design.spacing(for: dotGothic, scaledTo: size) }
  }

  @Test(arguments: [0, -1, .nan, .infinity])
  func `Capitals without a height have no trim`(_ height: Double) {
    #expect(throws: ScalingError.self) { try dotGothic.leadingTrim(capHeight: height) }
  }

  @Test func `The system font has 2444 units of 2048`() {
    #expect(LineMetrics.system.lineHeight == 2444.0 / 2048)
  }

  @Test func `Lines without a height are refused`() {
    #expect(throws: ScalingError.invalidMetrics) {
      try LineMetrics(ascender: 0, descender: 0, lineGap: 0)
    }
    #expect(throws: ScalingError.invalidMetrics) {
      try LineMetrics(ascender: .nan, descender: 0, lineGap: 0)
    }
    #expect(throws: ScalingError.invalidSize(0)) {
      try DesignLineHeight(fontSize: 17, lineHeight: 0)
    }
  }
}
