import FontScaling
import Testing

@Suite struct OtherFrameworkTests {
  @Test func `React Native has the published scales`() throws {
    let published = try PublishedTables.read().reactNative
    #expect(ContentSizeCategory.allCases.map { ReactNative.fontScale(at: $0) } == published)
  }

  @Test func `Flutter has body over 17`() {
    let sizes: [Double] = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    let factors = ContentSizeCategory.allCases.map { Flutter.textScaleFactor(at: $0) }
    #expect(factors == sizes.map { $0 / 17 })
  }

  @Test func `Android has the published knots`() throws {
    let android = try PublishedTables.read().android
    #expect(android.tables.count == 8)
    for (scale, dps) in android.tables {
      let fontScale = try #require(Double(scale))
      for (sp, dp) in zip(android.sp, dps) {
        #expect(try AndroidFontScale.dp(sp, fontScale: fontScale) == dp)
        #expect(try AndroidFontScale.dp(-sp, fontScale: fontScale) == -dp)
      }
    }
  }

  @Test func `Android interpolates between knots and between tables`() throws {
    #expect(try AndroidFontScale.dp(4, fontScale: 2) == 8)
    #expect(try AndroidFontScale.dp(16, fontScale: 2) == 28)
    #expect(try AndroidFontScale.dp(65, fontScale: 2) == 69)
    #expect(try AndroidFontScale.dp(200, fontScale: 2) == 200)
    #expect(abs(try AndroidFontScale.dp(14, fontScale: 1.4) - 20.4) < 1e-12)
  }

  @Test func `Android is linear for small and for very large scales`() throws {
    #expect(try AndroidFontScale.dp(30, fontScale: 1) == 30)
    #expect(try AndroidFontScale.dp(30, fontScale: 0.85) == 25.5)
    #expect(try AndroidFontScale.dp(100, fontScale: 1.03) == 103)
    #expect(try AndroidFontScale.dp(100, fontScale: 1.045) == 100)
    #expect(try AndroidFontScale.dp(100, fontScale: 2.5) == 250)
  }

  @Test func `Android refuses what is not a size or a scale`() {
    #expect(throws: ScalingError.invalidSize(0)) { try AndroidFontScale.dp(12, fontScale: 0) }
    #expect(throws: ScalingError.self) { try AndroidFontScale.dp(.nan, fontScale: 1.5) }
    #expect(throws: ScalingError.self) { try AndroidFontScale.dp(.infinity, fontScale: 1.5) }
    #expect(throws: ScalingError.self) { try AndroidFontScale.dp(12, fontScale: .nan) }
  }
}
